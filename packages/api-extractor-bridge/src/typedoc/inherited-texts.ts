import { Converter, type Comment, type CommentDisplayPart, type CommentTag, type Reflection } from 'typedoc'

interface OwnTexts {
  readonly reflection: Reflection
  readonly comment: Comment
  readonly summary: CommentDisplayPart[]
  readonly tags: readonly CommentTag[]
}

function isReplaced({ tag }: CommentTag): boolean {
  return tag === '@remarks' || tag === '@returns'
}

/** Keeps what authors say themselves in comments with `@inheritDoc`: TypeDoc puts all that is inherited in the place of it. */
export function keepTextsBesideInherited(converter: Converter): void {
  let texts: readonly OwnTexts[] = []
  converter.on(
    Converter.EVENT_RESOLVE_BEGIN,
    ({ project }) => {
      texts = Object.values(project.reflections).flatMap((reflection) => {
        const { comment } = reflection
        return comment && mayInherit(comment)
          ? [{ reflection, comment, summary: comment.summary, tags: comment.blockTags.filter(isReplaced) }]
          : []
      })
    },
    afterTags,
  )
  converter.on(Converter.EVENT_RESOLVE_END, () => texts.forEach(addTexts), beforeLinks)
}

/** TypeDoc has moved tags to what they are about, and has not looked at the links of what is inherited. */
const [afterTags, beforeLinks] = [-100_000, -240]

function mayInherit({ summary, blockTags }: Comment): boolean {
  return summary.some(isInheriting) || blockTags.some(({ tag }) => tag === '@inheritDoc')
}

function isInheriting(part: CommentDisplayPart): boolean {
  return part.kind === 'inline-tag' && part.tag === '@inheritDoc'
}

function addTexts({ reflection, comment: own, summary, tags }: OwnTexts): void {
  // Without a name, it means that of the base, which takes the place of the whole comment.
  const { comment } = reflection
  const isInherited = comment && (comment !== own || comment.summary !== summary)
  if (!isInherited) return
  const at = summary.findIndex(isInheriting)
  if (at >= 0) comment.summary = [...summary.slice(0, at), ...comment.summary, ...summary.slice(at + 1)]
  else if (summary.some(({ text }) => text.trim() !== '')) comment.summary = summary
  for (const tag of tags) {
    const inherited = comment.blockTags.findIndex((each) => each.tag === tag.tag)
    comment.blockTags.splice(inherited < 0 ? comment.blockTags.length : inherited, inherited < 0 ? 0 : 1, tag)
  }
}
