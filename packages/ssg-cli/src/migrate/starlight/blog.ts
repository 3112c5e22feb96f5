// The plugin `starlight-blog`: https://starlight-blog-docs.vercel.app/configuration/
// Its posts leave the folder of the docs, since docgen takes what lies there for guides.
import { isRecord } from '@docgen/model'
import { slug as slugify } from 'github-slugger'
import type { Code } from '../../scaffold/code-text.ts'
import {
  authorsLine,
  blogAuthorsIn,
  blogCall,
  listPageRedirects,
  noteBlog,
  postRules,
  type BlogAuthors,
  type OwnRules,
} from '../core/blog.ts'
import type { ConfigNotes } from '../core/config-notes.ts'
import type { Draft } from '../core/draft.ts'
import { changed } from '../core/frontmatter.ts'
import { uniqueRedirects, type Redirect } from '../core/redirects.ts'
import type { OldAddress } from '../core/site.ts'
import { at, entriesIn, flagIn, listIn, textIn } from '../core/values.ts'
import type { StarlightLocales } from './locales.ts'

export interface StarlightBlog {
  readonly options: unknown
  readonly name: string
  /** Folder of its posts among the pages: `blog`. */
  readonly prefix: string
  /** `/blog/` */
  readonly base: string
  readonly authors: BlogAuthors
}

export function blogsOf(options: unknown): readonly StarlightBlog[] {
  const calls = listIn(options, 'plugins')
    .flat()
    .filter((plugin) => textIn(plugin, '$call') === 'starlight-blog')
  return calls.flatMap((call) => {
    const given = at(call, 'arguments', 0)
    // Since version 0.26, it may make several blogs.
    return (Array.isArray(given) ? given : [given]).map((each: unknown): StarlightBlog => {
      const prefix = (textIn(each, 'prefix') ?? 'blog').replace(/^\/|\/$/g, '')
      return {
        options: each,
        name: prefix.split('/').at(-1) ?? prefix,
        prefix,
        base: `/${prefix}/`,
        authors: blogAuthorsIn(at(each, 'authors')),
      }
    })
  })
}

/** The blog that a page is a post of: one in its folder that has a date. `path` is relative to the folder of the language. */
export function blogOfPost(path: string, data: unknown, blogs: readonly StarlightBlog[]): StarlightBlog | undefined {
  return at(data, 'date') === undefined ? undefined : blogs.find(({ prefix }) => path.startsWith(`${prefix}/`))
}

export function rulesOf(authors: BlogAuthors): OwnRules {
  const rules = postRules(authors)
  return (key, value, data) => {
    // Its address says what it said.
    if (key === 'slug' || (key === 'cover' && coverOf(value) !== undefined)) return changed(key, [])
    if (key === 'pagefind') return undefined
    if (key === 'tags' && Array.isArray(value) && value.every((tag) => typeof tag === 'string')) return 'keep'
    if (key === 'excerpt' && typeof value === 'string' && data['description'] === undefined)
      return changed(key, [`description: ${JSON.stringify(plainText(value))}`])
    return rules(key, value, data)
  }
}

/** Of an excerpt in Markdown. */
function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|`/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A post without authors is by all of the blog. */
export function authorKeys({ options }: StarlightBlog, data: unknown): readonly string[] {
  const all = entriesIn(options, 'authors').map(([id]) => id)
  return at(data, 'authors') === undefined && all.length > 0 ? [authorsLine(all)] : []
}

/** The picture that Starlight showed above the text. */
function coverOf(cover: unknown): { readonly src: string; readonly alt: string } | undefined {
  const src = textIn(cover, 'image') ?? textIn(cover, 'light')
  return src === undefined ? undefined : { src, alt: textIn(cover, 'alt') ?? '' }
}

export function insertCover(draft: Draft, data: unknown, link: (path: string) => string): void {
  const cover = coverOf(at(data, 'cover'))
  if (cover !== undefined) draft.insert(draft.page.bodyStart, `\n![${cover.alt}](${link(cover.src)})\n`)
}

interface MigratedBlog {
  readonly plugin: Code
  /** For the navbar. */
  readonly links: readonly Code[]
  readonly redirects: readonly Redirect[]
  readonly addresses: readonly OldAddress[]
}

interface BlogInput {
  readonly file: string
  readonly hasUrl: boolean
  readonly locales: StarlightLocales
  /** What the originals of its posts say. */
  readonly posts: readonly { readonly data: unknown; readonly isDraft: boolean }[]
  readonly notes: ConfigNotes
}

export function migrateBlog(blog: StarlightBlog, { file, hasUrl, locales, posts, notes }: BlogInput): MigratedBlog {
  const { options, base, name, authors } = blog
  const listed = posts.filter(({ isDraft }) => !isDraft).length
  const given = at(options, 'postCount') ?? 5
  const postsPerPage = typeof given === 'number' && Number.isFinite(given) ? given : undefined
  const hasFeed = flagIn(options, 'rss') !== false
  const title = titleOf(options, locales)
  const plugin = blogCall(
    {
      ...{ name: name === 'blog' ? undefined : name, dir: name, base, title, addresses: 'name' },
      ...{ postsPerPage, hasFeed, authors },
    },
    listed,
  )
  const redirects = uniqueRedirects([
    ...listPageRedirects({ base, postsPerPage }, listed, (page) => `${base}${page}/`),
    ...[...authors.values()].map((author) => ({ from: `${base}authors/${slugify(author.name)}/`, to: base })),
  ])
  noteBlog({ posts: posts.length, base, movedTo: name, feeds: hasFeed && hasUrl ? [`${base}rss.xml`] : [] }, notes)
  return {
    plugin,
    links: textIn(options, 'navigation') === 'none' ? [] : [{ label: textIn(title) ?? firstText(title) ?? 'Blog', to: base }],
    redirects,
    addresses: [
      { address: base, file, now: base },
      ...redirects.map(({ from, to }): OldAddress => ({ address: from, file, now: to })),
    ],
  }
}

/** One for all languages, or one for each by its tag. */
function titleOf(options: unknown, { first, others }: StarlightLocales): Code {
  const title = at(options, 'title')
  if (!isRecord(title)) return textIn(title)
  const texts = [first, ...others].flatMap(({ name, lang }): [string, string][] => {
    const text = textIn(title, lang)
    return text === undefined ? [] : [[name, text]]
  })
  return others.length === 0 ? texts[0]?.[1] : Object.fromEntries(texts)
}

function firstText(title: Code): string | undefined {
  return isRecord(title) ? textIn(Object.values(title)[0]) : undefined
}

export function hasTags(data: unknown): boolean {
  return listIn(data, 'tags').length > 0
}
