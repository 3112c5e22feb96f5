// What the blogs of all tools become: posts that keep their addresses, and docgen's plugin that shows them.
import { isRecord } from '@docgen/model'
import { slug as slugify } from 'github-slugger'
import { countOf } from '../../common/count-of.ts'
import { startsWithDay } from '../../common/starts-with-day.ts'
import { Call, type Code } from '../../scaffold/code-text.ts'
import type { ConfigNotes } from './config-notes.ts'
import { changed, yamlText, type KeyChange, type KeyRules } from './frontmatter.ts'
import type { Redirect } from './redirects.ts'
import { entriesIn, textIn } from './values.ts'

interface BlogAuthor {
  readonly name: string
  readonly url?: string | undefined
}

/** By the ids that posts use; what a post itself says of an author joins them. */
export type BlogAuthors = Map<string, BlogAuthor>

export function blogAuthorsIn(value: unknown): BlogAuthors {
  return new Map(entriesIn(value).flatMap(([id, given]) => (isRecord(given) ? [[id, authorOf(given, id)] as const] : [])))
}

function authorOf(given: unknown, id: string): BlogAuthor {
  return { name: textIn(given, 'name') ?? id, url: textIn(given, 'url') }
}

export interface NewBlog {
  /** Tells it from another blog of the site. */
  readonly name?: string | undefined
  /** Of its posts, in the new site. */
  readonly dir: string
  /** `/blog/` */
  readonly base: string
  readonly title?: Code
  readonly description?: string | undefined
  /** Whether addresses of posts have their dates. */
  readonly addresses: 'name' | 'date'
  /** Posts on each page of the old list; `undefined` for all of them. */
  readonly postsPerPage: number | undefined
  readonly hasFeed: boolean
  readonly authors: BlogAuthors
}

export function blogCall(blog: NewBlog, posts: number): Call {
  const { name, dir, base, title, description, authors } = blog
  return new Call('blog', {
    name,
    dir: dir === (name ?? 'blog') ? undefined : dir,
    path: base === `/${name ?? 'blog'}/` ? undefined : base,
    title: title === 'Blog' ? undefined : title,
    description,
    addresses: blog.addresses === 'date' ? 'date' : undefined,
    postsPerPage: ownPostsPerPage(blog.postsPerPage, posts),
    feed: blog.hasFeed ? undefined : false,
    authors: authors.size === 0 ? undefined : Object.fromEntries([...authors].map(([key, author]) => [key, { ...author }])),
  })
}

const usualPostsPerPage = 20

/** The pages of the list keep their addresses too, where there are several. */
function ownPostsPerPage(given: number | undefined, posts: number): number | undefined {
  return given !== undefined && given !== usualPostsPerPage && posts > Math.min(given, usualPostsPerPage) ? given : undefined
}

/** Pages of the list, from the second on, where the old site had them at other addresses than docgen. */
export function listPageRedirects(
  { base, postsPerPage }: Pick<NewBlog, 'base' | 'postsPerPage'>,
  posts: number,
  addressOf: (page: number) => string,
): readonly Redirect[] {
  const pages = postsPerPage === undefined ? 1 : Math.ceil(posts / postsPerPage)
  return Array.from({ length: Math.max(0, pages - 1) }, (_, index): Redirect => {
    return { from: addressOf(index + 2), to: `${base}page/${index + 2}/` }
  }).filter(({ from, to }) => plain(from) !== plain(to))
}

function plain(address: string): string {
  return address.replace(/\/$/, '')
}

interface BlogNote {
  readonly posts: number
  readonly base: string
  /** Where the posts are now, if they have moved. */
  readonly movedTo?: string | undefined
  /** Addresses of the old feeds. */
  readonly feeds?: readonly string[] | undefined
}

export function noteBlog({ posts, base, movedTo, feeds = [] }: BlogNote, notes: Pick<ConfigNotes, 'say'>): void {
  const moved = movedTo === undefined ? '' : ` They are now in the folder "${movedTo}".`
  const feed = feeds.length === 0 ? '' : ` The feed is now ${base}feed.xml: let your host redirect ${feeds.join(' and ')} to it.`
  notes.say(
    feeds.length === 0 ? 'changed' : 'by-hand',
    'blog',
    'blog',
    `The plugin blog() of "@docgen/blog" shows ${countOf(posts, 'post')}; no address has changed.${moved}${feed}`,
  )
}

interface PostPath {
  /** As it is written: `2024-3-1`. */
  readonly day: string | undefined
  readonly name: string
}

/** What the path of a post says: `2024-3-1-news.md` is `news` of the day `2024-3-1`. */
export function postPathOf(path: string): PostPath {
  const plain = path.replace(/\.mdx?$/, '').replace(/\/index$/, '')
  const [, folder = '', day, name = ''] = /^(.*\/)?(\d{4}[-/]\d{1,2}[-/]\d{1,2})(?:[-/](.*))?$/.exec(plain) ?? []
  return day === undefined ? { day, name: plain } : { day, name: folder + name }
}

/** The address that blog() makes for a post without a slug. `date` is what its frontmatter says. */
export function naturalPostAddress(
  path: string,
  date: unknown,
  { base, addresses }: Pick<NewBlog, 'base' | 'addresses'>,
): string {
  const { day: dayOfPath, name } = postPathOf(path)
  const day = addresses === 'date' ? (dayIn(date) ?? dayIn(dayOfPath)) : undefined
  return `${(base + (day === undefined ? name : `${day.replaceAll('-', '/')}/${name}`)).replace(/\/$/, '')}/`
}

/** `2024-3-1`, `2024/03/01` and `2024-03-01T10:00` are all that day. */
export function dayIn(value: unknown): string | undefined {
  const [, year, month = '', day = ''] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})/.exec(textIn(value) ?? '') ?? []
  return year === undefined ? undefined : [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
}

/** Rules for frontmatter that come before those of all pages; `undefined` leaves a key to them. */
export type OwnRules = (...given: Parameters<KeyRules>) => KeyChange | undefined

const keptKeys = new Set(['title', 'description', 'slug', 'keywords', 'image', 'draft', 'unlisted'])
/** What a post says of its one author, in the way of older versions of Docusaurus. */
const oldKeys = new Set(['author_url', 'author_title', 'author_image_url', 'authorURL', 'authorTitle', 'authorImageURL'])

/** Keys that posts of docgen have. */
export function postRules(authors: BlogAuthors): OwnRules {
  return (key, value, data) => {
    if (key === 'tags' || value === null) return undefined
    if (keptKeys.has(key)) return 'keep'
    if (key === 'date') return dateChange(value)
    if (key === 'authors') {
      const given = Array.isArray(value) ? value : [value]
      const ids = given.flatMap((author: unknown) => idOf(author, authors) ?? [])
      return given.every((author) => typeof author === 'string') ? 'keep' : changed(key, [authorsLine(ids)])
    }
    if (key === 'author') {
      const url = textIn(data, 'author_url') ?? textIn(data, 'authorURL')
      const id = idOf({ name: textIn(value), url }, authors)
      return id === undefined ? undefined : changed(key, [authorsLine([id])])
    }
    if (oldKeys.has(key) && data['author'] !== undefined) return changed(key, [])
    return {
      lines: [],
      kind: 'left',
      message: `The frontmatter "${key}: ${JSON.stringify(value)}" was removed: posts have no such key.`,
    }
  }
}

/** https://squidfunk.github.io/mkdocs-material/plugins/blog/#meta.date: `created` and `updated` may be told apart. */
function dateChange(value: unknown): KeyChange {
  const given = isRecord(value) ? textIn(value, 'created') : textIn(value)
  const day = dayIn(given)
  return day === undefined || (!isRecord(value) && startsWithDay(given ?? '')) ? 'keep' : changed('date', [`date: ${day}`])
}

export function authorsLine(ids: readonly string[]): string {
  return `authors: [${ids.map(yamlText).join(', ')}]`
}

/** Where posts name authors that the blog does not, the blog does so from now on. */
function idOf(author: unknown, authors: BlogAuthors): string | undefined {
  const named = textIn(author) ?? textIn(author, 'key')
  const name = textIn(author, 'name')
  const known = name === undefined ? undefined : [...authors].find(([, other]) => other.name === name)?.[0]
  const id = named ?? known ?? (name === undefined ? undefined : slugify(name) || name)
  if (id !== undefined && !authors.has(id)) authors.set(id, authorOf(author, id))
  return id
}
