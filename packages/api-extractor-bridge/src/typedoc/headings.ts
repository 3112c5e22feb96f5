import { Comment, type CommentDisplayPart, type Reflection } from 'typedoc'

/** What an author says of a heading. `before` is the tag with the heading, as it stands before the text. */
interface HeadingText {
  readonly heading: string
  readonly before: string
  readonly parts: readonly CommentDisplayPart[]
}

/** Headings that authors give to declarations with `@group` and `@category`, and what they say of them. */
export interface Headings {
  /** To be called for each reflection before TypeDoc sorts declarations by these tags, and takes them out of the comments. */
  readonly remember: (reflection: Reflection) => void
  readonly of: (comment: Comment) => string | undefined
  /** By `@groupDescription` and `@categoryDescription` of a comment, in its order. */
  readonly textsIn: (comment: Comment) => readonly HeadingText[]
}

export function createHeadings(): Headings {
  const headings = new Map<Comment, string>()
  const texts = new Map<Comment, readonly HeadingText[]>()
  return {
    remember: ({ comment }) => {
      if (!comment) return
      const heading = writtenHeading(comment)
      if (heading !== undefined) headings.set(comment, heading)
      const written = writtenTexts(comment)
      if (written.length > 0) texts.set(comment, written)
    },
    of: (comment) => headings.get(comment) ?? writtenHeading(comment),
    textsIn: (comment) => texts.get(comment) ?? [],
  }
}

/** The heading is the rest of the tag's line. */
function writtenTexts({ blockTags }: Comment): readonly HeadingText[] {
  return blockTags
    .filter(({ tag }) => tag === '@groupDescription' || tag === '@categoryDescription')
    .map(({ tag, content }) => {
      const { header, body } = Comment.splitPartsToHeaderAndBody(content)
      return { heading: header.replace(/\s+/g, ' ').trim(), before: `${tag} ${header}`, parts: body }
    })
}

/** What `@group` says, else `@category`: the first of several. */
function writtenHeading({ blockTags }: Comment): string | undefined {
  const tags = ['@group', '@category'].flatMap((name) => blockTags.filter(({ tag }) => tag === name))
  const titles = tags.map(({ content }) => content.map(({ text }) => text).join(''))
  return titles.map((title) => title.replace(/\s+/g, ' ').trim()).find((title) => title !== '')
}
