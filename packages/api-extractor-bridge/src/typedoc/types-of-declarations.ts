import { makeRecursiveVisitor, ReflectionKind, type Context, type Reflection, type SomeType } from 'typedoc'
import ts from 'typescript'
import type { DiscardedTypes } from './discarded-types.ts'
import { saysAsMuch } from './says-as-much.ts'
import { scopeOf } from './scope.ts'
import { losesArguments, withArguments } from './written-arguments.ts'
import {
  findWrittenType,
  namesShownByType,
  withDeclaredNames,
  type SourceOfSignature,
  type TypedReflection,
} from './written-type.ts'

/**
 * TypeDoc asks TypeScript for the types of parameters, properties and what functions return. That puts what an alias stands for in the
 * place of its name, `any` in that of a name that cannot be found, because its package is not installed, and the last of its constraints
 * in that of a type parameter; and it drops `infer`. So what the author wrote is converted instead, as TypeDoc does it for type aliases
 * and variables.
 *
 * TypeDoc does not enter a type either that it is converting already, and hands on how TypeScript prints what it met there. The declaration
 * by itself can be converted all the same; what is a circle by itself stays as it is printed. To be called once for each reflection, when
 * everything is converted and nothing is resolved yet.
 */
export function convertTypeOf(
  reflection: TypedReflection,
  sourceOf: SourceOfSignature,
  project: Context,
  discard: DiscardedTypes['discard'],
): void {
  const { type } = reflection
  if (!type) return
  const isUnknown = holdsUnknown(type)
  const saysMore = (node: ts.TypeNode): boolean => !isReadAsWritten(reflection, project) && !saysAsMuch(type, node)
  const written = findWrittenType(reflection, sourceOf, project, (node) => isUnknown || losesArguments(node) || saysMore(node))
  const isReplaced = isUnknown || (written !== undefined && saysMore(written))
  const replacement = isReplaced ? replacementOf({ written, isUnknown }, reflection, project, discard) : undefined
  if (replacement) discard(type)
  const converted = replacement ?? type
  if (!written || !losesArguments(written)) {
    reflection.type = converted
    return
  }
  const scope = scopeOf(reflection, project)
  reflection.type = withArguments(converted, written, (node) => scope.converter.convertType(scope, node))
}

/** As the author wrote it, else as TypeScript infers it. `undefined` if nothing better is known. */
function replacementOf(
  { written, isUnknown }: { readonly written: ts.TypeNode | undefined; readonly isUnknown: boolean },
  reflection: TypedReflection,
  project: Context,
  discard: DiscardedTypes['discard'],
): SomeType | undefined {
  const scope = scopeOf(reflection, project)
  const candidates = [
    () =>
      written &&
      !namesShownByType(written, reflection, project) &&
      withDeclaredNames(scope.converter.convertType(scope, written)),
    () => {
      const inferred = isUnknown && !isWithinItself(reflection, project) ? typeOf(reflection, project) : undefined
      return inferred && scope.converter.convertType(scope, inferred)
    },
  ]
  for (const convert of candidates) {
    const converted = convert()
    if (!converted) continue
    if (!holdsUnknown(converted)) return withoutUndefined(converted, reflection)
    discard(converted)
  }
  return undefined
}

/** Of what merges under one name, TypeDoc looks at the first declaration alone. */
function isReadAsWritten(reflection: TypedReflection, context: Context): boolean {
  if (!reflection.kindOf(ReflectionKind.Variable)) return reflection.kindOf(ReflectionKind.TypeAlias)
  const [first] = context.getSymbolFromReflection(reflection)?.declarations ?? []
  return first !== undefined && ts.isVariableDeclaration(first)
}

/** What stands in braces within the type is a reflection of its own. */
function holdsUnknown(type: SomeType): boolean {
  let isFound = false
  type.visit(makeRecursiveVisitor({ unknown: () => (isFound = true) }))
  return isFound
}

/** An alias is no value, and has no type as one. */
function typeOf(reflection: TypedReflection, context: Context): ts.Type | undefined {
  const symbol = reflection.isSignature() ? undefined : context.getSymbolFromReflection(reflection)
  return symbol && !reflection.kindOf(ReflectionKind.TypeAlias) ? context.checker.getTypeOfSymbol(symbol) : undefined
}

/** Whether it was made from the type of its own declaration. The type that TypeScript infers for it would contain it again, without end. */
function isWithinItself(reflection: TypedReflection, context: Context): boolean {
  const declarationsOf = (one: Reflection): readonly ts.Declaration[] => context.getSymbolFromReflection(one)?.declarations ?? []
  const own = new Set(declarationsOf(reflection))
  const isWithin = ({ parent }: Reflection): boolean =>
    parent !== undefined && (declarationsOf(parent).some((declaration) => own.has(declaration)) || isWithin(parent))
  return isWithin(reflection)
}

/** The mark of an optional one says it already. */
function withoutUndefined(type: SomeType, { flags }: TypedReflection): SomeType {
  if (!flags.isOptional || type.type !== 'union') return type
  const types = type.types.filter((one) => !(one.type === 'intrinsic' && one.name === 'undefined'))
  const [only] = types
  if (only && types.length === 1) return only
  type.types = types
  return type
}
