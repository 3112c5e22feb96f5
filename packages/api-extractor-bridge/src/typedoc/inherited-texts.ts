import { Converter, type Comment, type CommentDisplayPart, type CommentTag } from 'typedoc'

interface OwnTexts {
  readonly comment: Comment
  readonly summary: CommentDisplayPart[]
  readonly tags: readonly CommentTag[]
}

const replacedTags: readonly string[] = ['@remarks', '@returns']

/** Keeps what authors say themselves in comments with `@inheritDoc`: TypeDoc puts all that is inherited in the place of it. */
export function keepTextsBesideInherited(converter: Converter): void {
  let texts: readonly OwnTexts[] = []
  converter.on(
    Converter.EVENT_RESOLVE_BEGIN,
    ({ project }) => {
      texts = Object.values(project.reflections).flatMap(({ comment }) =>
        comment && mayInherit(comment)
          ? [{ comment, summary: comment.summary, tags: comment.blockTags.filter(({ tag }) => replacedTags.includes(tag)) }]
          : [],
      )
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

function addTexts({ comment, summary, tags }: OwnTexts): void {
  // Nothing was found to inherit.
  if (comment.summary === summary) return
  const at = summary.findIndex(isInheriting)
  if (at >= 0) comment.summary = [...summary.slice(0, at), ...comment.summary, ...summary.slice(at + 1)]
  else if (summary.some(({ text }) => text.trim() !== '')) comment.summary = summary
  for (const own of tags) {
    const inherited = comment.blockTags.findIndex(({ tag }) => tag === own.tag)
    comment.blockTags.splice(inherited < 0 ? comment.blockTags.length : inherited, inherited < 0 ? 0 : 1, own)
  }
}
