import ts from 'typescript'
import { ReflectionKind, type Context, type DeclarationReflection } from 'typedoc'

/** TypeDoc takes the `new` of every interface with a base for inherited, since it looks for constructors of classes. To be called once TypeDoc knows what is. */
export function markOwnConstructors(context: Context): void {
  for (const reflection of Object.values(context.project.reflections)) {
    if (!reflection.isDeclaration() || !reflection.kindOf(ReflectionKind.Interface)) continue
    const own = ownConstructSignatures(context, reflection)
    const constructor = own === 0 ? undefined : reflection.children?.find(({ kind }) => kind === ReflectionKind.Constructor)
    if (!constructor) continue
    // Those of bases follow.
    for (const declaration of [constructor, ...(constructor.signatures ?? []).slice(0, own)]) delete declaration.inheritedFrom
  }
}

function ownConstructSignatures(context: Context, reflection: DeclarationReflection): number {
  const declarations = context.getSymbolFromReflection(reflection)?.declarations ?? []
  return declarations
    .filter(ts.isInterfaceDeclaration)
    .flatMap(({ members }) => [...members])
    .filter(ts.isConstructSignatureDeclaration).length
}
