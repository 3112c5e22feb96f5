import { ReflectionKind, type Comment, type ProjectReflection, type Reflection } from 'typedoc'

/**
 * TypeDoc leaves out each parameter whose comment hides it, also one before others: callers would give what follows in its place. So only those at the
 * end that need not be given stay hidden. To be called when everything is converted and nothing is resolved yet.
 */
export function keepParametersInPlace(project: ProjectReflection): void {
  for (const signature of project.getReflectionsByKind(ReflectionKind.SomeSignature)) {
    if (!signature.isSignature()) continue
    const { parameters = [] } = signature
    const end = parameters.findLastIndex(({ comment, flags, defaultValue }) => {
      const mayBeLeftOut = flags.isOptional || flags.isRest || defaultValue !== undefined
      return !mayBeLeftOut || !isHidden(comment)
    })
    parameters.slice(0, end + 1).forEach(show)
  }
}

const hiding = ['@internal', '@hidden', '@ignore'] as const

function isHidden(comment: Comment | undefined): boolean {
  return comment !== undefined && hiding.some((tag) => comment.hasModifier(tag))
}

function show(reflection: Reflection): void {
  for (const tag of hiding) reflection.comment?.removeModifier(tag)
}
