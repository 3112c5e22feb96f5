import type { Comment, Reflection } from 'typedoc'

/** Headings that authors give to declarations with `@group` and `@category`. */
export interface Headings {
  /** To be called for each reflection before TypeDoc sorts declarations by these tags, and takes them out of the comments. */
  readonly remember: (reflection: Reflection) => void
  readonly of: (comment: Comment) => string | undefined
}

export function createHeadings(): Headings {
  const headings = new Map<Comment, string>()
  return {
    remember: ({ comment }) => {
      if (!comment) return
      const heading = writtenHeading(comment)
      if (heading !== undefined) headings.set(comment, heading)
    },
    of: (comment) => headings.get(comment) ?? writtenHeading(comment),
  }
}

/** What `@group` says, else `@category`: the first of several. */
function writtenHeading({ blockTags }: Comment): string | undefined {
  const tags = ['@group', '@category'].flatMap((name) => blockTags.filter(({ tag }) => tag === name))
  const titles = tags.map(({ content }) => content.map(({ text }) => text).join(''))
  return titles.map((title) => title.replace(/\s+/g, ' ').trim()).find((title) => title !== '')
}
