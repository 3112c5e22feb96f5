// What a class or an interface declares itself: TypeDoc looks at the first declaration of a name, at constructors of classes, and not at
// parameters that are properties.
import ts from 'typescript'
import {
  ReferenceType,
  ReflectionKind,
  type Context,
  type DeclarationReflection,
  type SignatureReflection,
  type SourceReference,
} from 'typedoc'

/** To be called once TypeDoc has said what is inherited. */
export function markOwnMembers(context: Context): void {
  for (const reflection of context.project.getReflectionsByKind(ReflectionKind.ClassOrInterface)) {
    if (!reflection.isDeclaration()) continue
    const holders = holdersOf(reflection, context)
    const constructor = reflection.children?.find(({ kind }) => kind === ReflectionKind.Constructor)
    if (constructor && reflection.kindOf(ReflectionKind.Interface)) markOwnConstructSignatures(constructor, holders)
    markInheritedSignatures(reflection, holders, context)
    const [first] = holders.filter(ts.isClassDeclaration)
    if (constructor && first && holders.length > 1) placeConstructor(constructor, first, context)
    // Of a variable with `@class`.
    if (constructor && !first && reflection.kindOf(ReflectionKind.Class)) markAsOwn(constructor)
    for (const member of reflection.children ?? []) {
      const declarations = member === constructor ? [] : (context.getSymbolFromReflection(member)?.declarations ?? [])
      if (declarations.some((declaration) => holders.some((holder) => isMemberOf(declaration, holder)))) markAsOverriding(member)
      else markAsInherited(member, declarations, context)
    }
  }
}

type Holder = ts.ClassDeclaration | ts.InterfaceDeclaration

function holdersOf(reflection: DeclarationReflection, context: Context): readonly Holder[] {
  const declarations = context.getSymbolFromReflection(reflection)?.declarations ?? []
  return declarations.filter((declaration) => ts.isClassDeclaration(declaration) || ts.isInterfaceDeclaration(declaration))
}

/** It takes the `new` of every interface with a base for inherited. */
function markOwnConstructSignatures(constructor: DeclarationReflection, holders: readonly Holder[]): void {
  const own = holders
    .filter(ts.isInterfaceDeclaration)
    .flatMap(({ members }) => [...members])
    .filter(ts.isConstructSignatureDeclaration).length
  if (own === 0) return
  // Those of bases follow.
  for (const declaration of [constructor, ...(constructor.signatures ?? []).slice(0, own)]) delete declaration.inheritedFrom
}

/** Of members without a name, it says nothing: a base that has some may have handed on these. */
function markInheritedSignatures(reflection: DeclarationReflection, holders: readonly Holder[], { project }: Context): void {
  const written = holders.flatMap(({ members }) => [...members].filter(isUnnamed))
  const isOwn = ({ sources = [], flags }: SignatureReflection): boolean =>
    flags.isStatic || sources.some((source) => written.some((node) => isWithin(source, node)))
  const mark = (key: 'indexSignatures' | 'signatures', nameOf: (signature: SignatureReflection) => string): void => {
    for (const signature of reflection[key]?.filter((each) => !isOwn(each)) ?? []) {
      const references = (reflection.extendedTypes ?? []).filter((type) => type.type === 'reference')
      const origins = references.map(({ name, reflection: base }) => ({
        name,
        base: base?.isDeclaration() ? base[key]?.[0] : undefined,
      }))
      const origin = origins.find(({ base }) => base) ?? origins[0]
      if (!origin) continue
      const name = `${origin.name}.${nameOf(signature)}`
      signature.inheritedFrom = origin.base
        ? ReferenceType.createResolvedReference(name, origin.base, project)
        : ReferenceType.createBrokenReference(name, project, undefined)
    }
  }
  mark('indexSignatures', ({ parameters }) => `[${parameters?.[0]?.name ?? 'key'}]`)
  mark('signatures', () => '()')
}

function isUnnamed(member: ts.Node): boolean {
  return ts.isIndexSignatureDeclaration(member) || ts.isCallSignatureDeclaration(member)
}

/** Where TypeDoc knows no place, it has that of the heir. */
function isWithin({ fullFileName, line, character }: SourceReference, node: ts.Node): boolean {
  const source = node.getSourceFile()
  if (source.fileName !== fullFileName) return false
  const position = source.getPositionOfLineAndCharacter(line - 1, character)
  return position >= node.pos && position < node.end
}

/** Of a class behind an interface of its name, it takes the constructor for one of what the interface extends. */
function placeConstructor(constructor: DeclarationReflection, declaration: ts.ClassDeclaration, context: Context): void {
  const parts = markAsOwn(constructor)
  const base = declaration.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)?.types[0]
  if (!base) return
  const symbol = context.checker.getTypeAtLocation(base).getSymbol()
  const reflection = symbol && context.getReflectionFromSymbol(symbol)
  const origin = reflection?.isDeclaration()
    ? reflection.children?.find(({ kind }) => kind === ReflectionKind.Constructor)
    : undefined
  const link = origin
    ? ReferenceType.createResolvedReference(`${reflection?.name ?? ''}.constructor`, origin, context.project)
    : ReferenceType.createBrokenReference(`${base.expression.getText()}.constructor`, context.project, undefined)
  const key = declaration.members.some(ts.isConstructorDeclaration) ? 'overwrites' : 'inheritedFrom'
  for (const part of parts) part[key] = link
}

/** All parts of it. */
function markAsOwn(constructor: DeclarationReflection): readonly (DeclarationReflection | SignatureReflection)[] {
  const parts = [constructor, ...(constructor.signatures ?? [])]
  for (const part of parts) {
    delete part.inheritedFrom
    delete part.overwrites
  }
  return parts
}

function isMemberOf(declaration: ts.Declaration, holder: Holder): boolean {
  // `constructor(readonly name: string)` declares a member too.
  return declaration.parent === holder || (ts.isParameter(declaration) && declaration.parent.parent === holder)
}

/** Of a class, it asks the bases of an interface of its name for nothing that they have from elsewhere. */
function markAsInherited(member: DeclarationReflection, declarations: readonly ts.Declaration[], { project }: Context): void {
  const parts: readonly (DeclarationReflection | SignatureReflection)[] = [member, ...member.getAllSignatures()]
  if (parts.some(({ inheritedFrom, overwrites }) => inheritedFrom ?? overwrites)) return
  const base = declarations
    .map(({ parent }) => parent)
    .find((parent) => ts.isClassLike(parent) || ts.isInterfaceDeclaration(parent))
  // What another module adds to an interface is no base of it.
  if (!base?.name || base.name.text === member.parent?.name) return
  const name = `${base.name.text}.${member.name}`
  for (const part of parts) part.inheritedFrom = ReferenceType.createBrokenReference(name, project, undefined)
}

function markAsOverriding(member: DeclarationReflection): void {
  const parts: readonly (DeclarationReflection | SignatureReflection)[] = [member, ...member.getAllSignatures()]
  for (const part of parts) {
    if (!part.inheritedFrom) continue
    part.overwrites ??= part.inheritedFrom
    delete part.inheritedFrom
  }
}
