import ts from 'typescript'
import { normalizePath, ReflectionFlag, ReflectionKind, SourceReference, type Context, type DeclarationReflection } from 'typedoc'
import { scopeOf } from './scope.ts'

/**
 * Of a member whose computed name may be anything, TypeScript says that there is an index signature, and so it does of heirs: the name is any string or
 * symbol, or comes from a module that is not installed. Its author has written none, but a property by that name. To be called when everything is
 * converted and nothing is resolved yet; what it has replaced stays so when it is called again.
 */
export function replaceComputedIndexes(context: Context, program: ts.Program): void {
  const project = context.withScope(context.project)
  project.setActiveProgram(program)
  for (const reflection of context.project.getReflectionsByKind(ReflectionKind.ClassOrInterface | ReflectionKind.TypeLiteral)) {
    if (!reflection.isDeclaration() || !reflection.indexSignatures) continue
    const unwritten = reflection.indexSignatures.filter(({ sources = [] }) => sources.length === 0)
    const symbol = unwritten.length > 0 ? context.getSymbolFromReflection(reflection) : undefined
    if (!symbol || !hasComputedMember(symbol, project.checker)) continue
    for (const signature of unwritten) context.project.removeReflection(signature)
    for (const property of computedMembersOf(symbol, project.checker)) addProperty(property, reflection, project)
  }
}

type NamedMember = ts.ClassElement | ts.TypeElement

function hasComputedMember(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  if (computedMembersOf(symbol, checker).length > 0) return true
  if (!(symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface))) return false
  const type = checker.getDeclaredTypeOfSymbol(symbol)
  const bases = type.isClassOrInterface() ? checker.getBaseTypes(type) : []
  return bases.some((base) => base.symbol !== undefined && hasComputedMember(base.symbol, checker))
}

function computedMembersOf({ declarations = [] }: ts.Symbol, checker: ts.TypeChecker): readonly NamedMember[] {
  return declarations.flatMap((declaration): readonly NamedMember[] =>
    ts.isClassLike(declaration) || ts.isInterfaceDeclaration(declaration) || ts.isTypeLiteralNode(declaration)
      ? declaration.members.filter((member) => mayHaveAnyName(member, checker))
      : [],
  )
}

const namesAnything = ts.TypeFlags.String | ts.TypeFlags.Number | ts.TypeFlags.ESSymbol | ts.TypeFlags.Any

function mayHaveAnyName({ name }: NamedMember, checker: ts.TypeChecker): boolean {
  if (!name || !ts.isComputedPropertyName(name)) return false
  const type = checker.getTypeAtLocation(name.expression)
  return (type.isUnion() ? type.types : [type]).some(({ flags }) => (flags & namesAnything) !== 0)
}

/** Of methods, whose signatures TypeScript does not tell, nothing is shown. */
function addProperty(member: NamedMember, holder: DeclarationReflection, project: Context): void {
  if ((!ts.isPropertySignature(member) && !ts.isPropertyDeclaration(member)) || !member.type) return
  const flags = ts.getCombinedModifierFlags(member)
  if (flags & ts.ModifierFlags.Private) return
  const scope = scopeOf(holder, project).withScope(holder)
  const property = scope.createDeclarationReflection(ReflectionKind.Property, undefined, undefined, member.name.getText())
  property.comment = scope.getNodeComment(member, false)
  property.type = scope.converter.convertType(scope.withScope(property), member.type)
  if (member.questionToken) property.setFlag(ReflectionFlag.Optional)
  if (flags & ts.ModifierFlags.Readonly) property.setFlag(ReflectionFlag.Readonly)
  if (flags & ts.ModifierFlags.Static) property.setFlag(ReflectionFlag.Static)
  if (flags & ts.ModifierFlags.Protected) property.setFlag(ReflectionFlag.Protected)
  const source = member.getSourceFile()
  const { line, character } = source.getLineAndCharacterOfPosition(member.getStart())
  property.sources = [new SourceReference(normalizePath(source.fileName), line + 1, character)]
}
