import { ReflectionKind, type Comment, type ProjectReflection } from 'typedoc'

/**
 * TypeDoc hands `@experimental` and the like of `const run = () => {}` down to the signature, and then takes it for one with a comment of its
 * own: its parameters and what it returns would have none. So it gets the whole comment, as the signature of a `function` does. To be called
 * when everything is converted and nothing is resolved yet.
 */
export function giveCommentsToSignatures(project: ProjectReflection): void {
  for (const reflection of project.getReflectionsByKind(ReflectionKind.FunctionOrMethod)) {
    if (!reflection.isDeclaration() || !reflection.comment) continue
    const [signature, ...others] = reflection.signatures ?? []
    if (!signature?.comment || others.length > 0 || saysMore(signature.comment)) continue
    signature.comment = reflection.comment
    delete reflection.comment
  }
}

/** Than the modifiers, which both have. */
function saysMore({ summary, blockTags }: Comment): boolean {
  return summary.length > 0 || blockTags.length > 0
}
