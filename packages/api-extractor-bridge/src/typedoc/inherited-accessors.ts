// Accessors that a class has from a base with type arguments: of them, TypeDoc reads what the base declares.
import ts from 'typescript'
import { ReflectionKind, type Context, type DeclarationReflection, type SomeType } from 'typedoc'
import type { DiscardedTypes } from './discarded-types.ts'
import { scopeOf } from './scope.ts'

/** Puts the arguments that an heir gives in the place of the type parameters of its base: `get value(): T` of a `Box<string>` gives a `string`. */
export function giveArgumentsToAccessor(
  accessor: DeclarationReflection,
  project: Context,
  discard: DiscardedTypes['discard'],
): void {
  const { checker } = project
  const symbol = accessor.kindOf(ReflectionKind.Accessor) ? project.getSymbolFromReflection(accessor) : undefined
  // TypeScript makes another symbol of the same declarations where it puts other types in their place.
  if (!symbol || !(symbol.flags & ts.SymbolFlags.Transient)) return
  const [read, written] = [readTypeOf(symbol, checker), writtenTypeOf(symbol, checker)]
  const given = checker.getTypeOfSymbol(symbol)
  if (given === (read ?? written)) return
  const scope = scopeOf(accessor, project)
  const convert = (): SomeType => scope.converter.convertType(scope, given)
  const replace = (old: SomeType | undefined): SomeType => {
    if (old) discard(old)
    return convert()
  }
  const { getSignature, setSignature } = accessor
  const parameter = setSignature?.parameters?.[0]
  if (getSignature) getSignature.type = replace(getSignature.type)
  if (!parameter) return
  if (!read || read === written) parameter.type = replace(parameter.type)
  // TypeScript tells what the accessor of an heir gives, and of what it takes besides only the names of the base.
  else if (read.isTypeParameter() && parameter.type) parameter.type = withArgument(parameter.type, read.symbol.name, convert)
}

function readTypeOf({ declarations }: ts.Symbol, checker: ts.TypeChecker): ts.Type | undefined {
  const getter = declarations?.find(ts.isGetAccessor)
  return getter && checker.getSignatureFromDeclaration(getter)?.getReturnType()
}

function writtenTypeOf({ declarations }: ts.Symbol, checker: ts.TypeChecker): ts.Type | undefined {
  const parameter = declarations?.find(ts.isSetAccessor)?.parameters[0]
  return parameter && checker.getTypeAtLocation(parameter)
}

/** `string | Date` for `string | T`, also within lists and arguments. */
function withArgument(type: SomeType, parameter: string, argument: () => SomeType): SomeType {
  const inner = (each: SomeType): SomeType => withArgument(each, parameter, argument)
  switch (type.type) {
    case 'reference':
      if (type.refersToTypeParameter && type.name === parameter) return argument()
      type.typeArguments = type.typeArguments?.map(inner)
      return type
    case 'union':
    case 'intersection':
      type.types = type.types.map(inner)
      return type
    case 'array':
      type.elementType = inner(type.elementType)
      return type
    default:
      return type
  }
}
