// In: the files of a blog. Out: its posts, the newest first, and what is wrong with them.
import {
  defineFrontmatter,
  type MarkdownFile,
  type PageAuthor,
  type Publication,
  type SourceContext,
  type SourcePage,
} from '@docgen/ssg-cli'
import { excerptOf, titleIn } from './excerpt.ts'
import type { Blog } from './options.ts'
import { postFileOf } from './post-file.ts'
import { optionKeys, postOptionsOf } from './post-options.ts'

export interface Post {
  /** In the folder of the blog: `2024-03-01-hello.md`. */
  readonly path: string
  readonly route: string
  readonly title: string
  /** Absent where its date is not known. */
  readonly published: Publication | undefined
  /** Paragraphs of plain text. */
  readonly excerpt: readonly string[]
  /** Of its `slug`. */
  readonly place: { readonly line: number; readonly column: number } | undefined
  /** Whether readers are led to it. */
  readonly isListed: boolean
  readonly page: SourcePage
}

const postKeys = defineFrontmatter({
  title: { type: 'string' },
  description: { type: 'string' },
  date: { type: 'date' },
  author: { type: 'string' },
  authors: { type: 'list' },
  slug: { type: 'string' },
  tags: { type: 'list' },
  keywords: { type: 'list' },
  image: { type: 'string' },
  draft: { type: 'boolean' },
  unlisted: { type: 'boolean' },
  search: { type: 'boolean' },
})

/** `dir` has the posts, or the translations of `originals`. The newest come first. */
export async function postsIn(
  dir: string,
  context: SourceContext,
  blog: Blog,
  originals: readonly Post[] = [],
): Promise<readonly Post[]> {
  const byPath = new Map(originals.map((post) => [post.path, post]))
  const files = (await context.list(dir)).filter((file) => file.endsWith('.md'))
  const posts = await Promise.all(
    files.map(async (path) => {
      const file = await context.readMarkdown(path)
      const inside = path.slice(dir.length + 1)
      return file && postOf(file, inside, byPath.get(inside), context, blog)
    }),
  )
  return withOwnRoutes(newestFirst(posts.filter((post) => post !== undefined)), dir, context, blog)
}

/** Each address that a page can have, once: of two posts that have the same, the newer one stays. */
function withOwnRoutes(posts: readonly Post[], dir: string, { report }: SourceContext, blog: Blog): readonly Post[] {
  const taken = new Map<string, Post | undefined>([[blog.path, undefined]])
  return posts.filter((post) => {
    const { route, path, place } = post
    // All other addresses that no page can have are refused by docgen, at the slug.
    if (/[?#]/.test(route)) {
      report({
        file: `${dir}/${path}`,
        line: place?.line ?? 1,
        column: place?.column ?? 1,
        message: `The address ${route} of the post contains "?" or "#".`,
        hint: 'Write a `slug` without these characters in its frontmatter.',
      })
      return false
    }
    if (!taken.has(route)) {
      taken.set(route, post)
      return true
    }
    const other = taken.get(route)
    const owner = other === undefined ? 'the list of posts' : `"${dir}/${other.path}"`
    report({
      file: `${dir}/${path}`,
      line: place?.line ?? 1,
      column: place?.column ?? 1,
      message: `The post has the address ${route}, which ${owner} has already.`,
      hint: 'Give it another `slug` in its frontmatter.',
    })
    return false
  })
}

/** Posts of one day stand in the order of their routes. */
export function newestFirst(posts: readonly Post[]): readonly Post[] {
  return posts.toSorted((a, b) => compare(b.published?.date ?? '', a.published?.date ?? '') || compare(a.route, b.route))
}

/**
 * A translation takes from its original what it does not say of its place, its date and its authors. A post that lacks its title or its date has a page all
 * the same, so that everything else that is wrong with it is found, too.
 */
function postOf(file: MarkdownFile, path: string, original: Post | undefined, context: SourceContext, blog: Blog): Post {
  const { name, date: writtenDate } = postFileOf(path)
  const dateOfPath = writtenDate !== undefined && isDay(writtenDate) ? writtenDate : undefined
  const { description, slug, author, authors = [], ...own } = file.ownFrontmatter(postKeys)
  const { text } = file.markdown
  const title = own.title ?? titleIn(text)
  // A value that is no date or no text is reported where it stands.
  const date = own.date?.slice(0, 10) ?? ('date' in file.data ? undefined : (original?.published?.date ?? dateOfPath))
  if (date === undefined && !('date' in file.data)) {
    if (writtenDate === undefined) reportMissing(file, 'date', dateHint, context)
    else reportNoDay(file, writtenDate, context)
  }
  if (title === undefined && !('title' in file.data)) reportMissing(file, 'title', 'Write `title` into its frontmatter.', context)
  const names = [...(author === undefined ? [] : [author]), ...authors]
  const known = names.flatMap((given) => authorOf(given, file, context, blog) ?? [])
  const shownAuthors = names.length === 0 ? (original?.published?.authors ?? []) : known
  const published = date === undefined ? undefined : { date, authors: shownAuthors }
  const day = date === undefined || blog.addresses === 'name' ? '' : `${date.replaceAll('-', '/')}/`
  const address = slug?.replace(/^\/+|\/+$/g, '') ?? day + name
  const ownRoute = `${blog.path}${address === '' ? '' : `${address}/`}`
  const route = slug === undefined ? (original?.route ?? ownRoute) : ownRoute
  const { tags, keywords, image, draft, unlisted, search } = own
  const shown = { route, title: title ?? name, published }
  return {
    ...shown,
    path,
    place: file.frontmatterPlace('slug'),
    excerpt: description === undefined ? excerptOf(text) : [description],
    isListed: date !== undefined && draft !== true && unlisted !== true,
    page: {
      ...shown,
      ...{ description, tags, keywords, image, draft, unlisted, search },
      ...postOptionsOf(file, context),
      sidebar: date === undefined ? false : { category: [date.slice(0, 4)] },
      frontmatter: Object.fromEntries(Object.entries(file.data).filter(([key]) => !isOwnKey(key))),
      markdown: file.markdown,
    },
  }
}

function isOwnKey(key: string): boolean {
  return Object.hasOwn(postKeys, key) || optionKeys.includes(key)
}

const dateHint =
  'Begin the name of its file with the date, such as "2024-03-01-hello.md", or write `date: 2024-03-01` into its frontmatter.'

function reportMissing({ file }: MarkdownFile, what: string, hint: string, { report }: SourceContext): void {
  report({ file, line: 1, column: 1, message: `The post has no ${what}.`, hint })
}

function reportNoDay({ file }: MarkdownFile, date: string, { report }: SourceContext): void {
  const message = `The path of the post has the date ${date}, and no calendar has such a day.`
  report({ file, line: 1, column: 1, message, hint: 'Rename the file, or write `date` into its frontmatter.' })
}

/** February has no thirtieth, though `Date` reads one. */
function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}

/** Where the blog names its authors, a post can only have one of them. */
function authorOf(given: string, file: MarkdownFile, { report }: SourceContext, { authors }: Blog): PageAuthor | undefined {
  if (authors === undefined) return { name: given }
  if (Object.hasOwn(authors, given)) return authors[given]
  const known = Object.keys(authors)
  const place = file.frontmatterPlace('authors') ?? file.frontmatterPlace('author')
  report({
    file: file.file,
    line: place?.line,
    column: place?.column,
    message: `No author of the blog is called ${JSON.stringify(given)}.`,
    hint: `Add it to \`authors\` of blog()${known.length === 0 ? '' : `, or write one of these: ${known.join(', ')}`}.`,
  })
  return undefined
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
