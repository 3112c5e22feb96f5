import {
  ReflectionKind,
  type Comment,
  type Context,
  type DeclarationReflection,
  type Reflection,
  type SignatureReflection,
} from 'typedoc'

/**
 * TypeDoc gives a type alias that has no comment that of the function or variable it merges with, which says what is not true of it, and may hide
 * that alone. To be called when everything is converted and nothing is resolved yet.
 */
export function dropCommentsOfNamesakes({ project }: Context): void {
  for (const alias of project.getReflectionsByKind(ReflectionKind.TypeAlias))
    if (alias.isDeclaration() && isOneOf(alias.comment, namesakesOf(alias))) delete alias.comment
}

/**
 * TypeDoc gives an overload that has no comment that of the first one, which says what is not true of it. To be called once TypeDoc has left out
 * what comments hide.
 */
export function dropBorrowedComments({ project }: Context): void {
  for (const reflection of Object.values(project.reflections)) {
    if (!reflection.isDeclaration()) continue
    const { signatures = [] } = reflection
    signatures.forEach((signature, index) => {
      const before = signatures.slice(0, index)
      if (isOneOf(signature.comment, before)) dropComment(signature, before)
    })
  }
}

/**
 * A comment of `@override` alone, which TypeDoc leaves out, is empty, and would keep that of the base away. To be called when everything is
 * converted and nothing is resolved yet.
 */
export function dropEmptyComments({ project }: Context): void {
  for (const reflection of Object.values(project.reflections)) {
    const { comment } = reflection
    const isEmpty = comment && comment.modifierTags.size + comment.blockTags.length + comment.summary.length === 0
    if (isEmpty) delete reflection.comment
  }
}

/** Classes and interfaces, and their type parameters, that no comment speaks of. To be asked before TypeDoc gives them those of their bases. */
export function findUncommented({ project }: Context): readonly Reflection[] {
  return project
    .getReflectionsByKind(ReflectionKind.ClassOrInterface)
    .flatMap((heir) => [heir, ...((heir.isDeclaration() && heir.typeParameters) || [])])
    .filter(({ comment }) => comment === undefined)
}

/** What a base is for, and whether it is deprecated, is not true of each heir. */
export function dropCommentsOfBases(uncommented: readonly Reflection[]): void {
  for (const reflection of uncommented) delete reflection.comment
}

type Documented = DeclarationReflection | SignatureReflection

function namesakesOf(reflection: DeclarationReflection): readonly Documented[] {
  const { parent, name } = reflection
  const siblings = parent?.isDeclaration() ? (parent.children ?? []) : []
  const others = siblings.filter((each) => each !== reflection && each.name === name)
  return others.flatMap((each) => [each, ...(each.signatures ?? [])])
}

/** Whether both were read from one place. */
function isOneOf(comment: Comment | undefined, declarations: readonly Documented[]): boolean {
  const id = comment?.discoveryId
  return id !== undefined && declarations.some((each) => each.comment?.discoveryId === id)
}

/**
 * With what type parameters have of it already. One that none of the `others` has keeps its text: the author wrote it in the one comment of all
 * overloads.
 */
function dropComment(declaration: SignatureReflection, others: readonly SignatureReflection[]): void {
  delete declaration.comment
  for (const parameter of declaration.typeParameters ?? []) {
    const isOnlyHere = others.every(({ typeParameters = [] }) => typeParameters.every(({ name }) => name !== parameter.name))
    if (!isOnlyHere) delete parameter.comment
  }
}
