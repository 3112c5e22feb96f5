// What `@param` says of parameters that a function does not have. TypeDoc drops it once it has moved the others to their parameters.
import type { CommentTag, ProjectReflection, Reflection, SignatureReflection } from 'typedoc'
import { unnamed } from './destructured.ts'

/** Hides these tags from TypeDoc, until `showUnplacedTags` is called. To be called when everything is converted and nothing is resolved yet. */
export function hideUnplacedTags({ reflections }: ProjectReflection): void {
  for (const reflection of Object.values(reflections)) {
    const signature = soleSignatureOf(reflection)
    const { comment } = reflection
    // A comment of a base may speak of parameters of the base.
    if (!signature || !comment || comment.inheritedFromParentDeclaration) continue
    for (const tag of unplacedTagsOf(signature, comment.blockTags)) tag.tag = hidden
  }
}

export function showUnplacedTags({ reflections }: ProjectReflection): void {
  for (const { comment } of Object.values(reflections))
    for (const tag of comment?.blockTags ?? []) if (tag.tag === hidden) tag.tag = '@param'
}

/** The one signature whose parameters the comment of a declaration speaks of. */
export function soleSignatureOf(reflection: Reflection): SignatureReflection | undefined {
  if (reflection.isSignature()) return reflection
  if (!reflection.isDeclaration()) return undefined
  const { type } = reflection
  const signatures = type?.type === 'reflection' ? type.declaration.getNonIndexSignatures() : reflection.getNonIndexSignatures()
  return signatures.length === 1 ? signatures[0] : undefined
}

const hidden = '@unplacedParam'

/** What tags of a comment on it may name; `@param` of a property stands behind its parameter: `options.limit`. */
export function isParameterOf({ parameters = [], typeParameters = [] }: SignatureReflection, name: string): boolean {
  const [root = name] = name.split('.')
  return (
    parameters.some((each) => each.name === root) || typeParameters.some((each) => [each.name, `<${each.name}>`].includes(root))
  )
}

function unplacedTagsOf(signature: SignatureReflection, tags: readonly CommentTag[]): readonly CommentTag[] {
  const unknown = tags.flatMap((tag) =>
    tag.tag === '@param' && tag.name !== undefined && !isParameterOf(signature, tag.name) ? [{ tag, name: tag.name }] : [],
  )
  // TypeDoc calls the parameters that are taken apart by the first of these names.
  const names = new Set(unknown.flatMap(({ name }) => (name.includes('.') ? [] : [name])))
  const given = [...names].slice(0, signature.parameters?.filter(({ name }) => name === unnamed).length ?? 0)
  return unknown.flatMap(({ tag, name }) => (given.includes(name.split('.')[0] ?? name) ? [] : [tag]))
}
