// The blogs of a site: their posts keep their files and addresses, and docgen's plugin for blogs shows them.
import { isRecord } from '@docgen/model'
import { slug as slugify } from 'github-slugger'
import { countOf } from '../../common/count-of.ts'
import { startsWithDay } from '../../common/starts-with-day.ts'
import { Call, type Code } from '../../scaffold/code-text.ts'
import { jsonOf } from '../../syntax/data/json-of.ts'
import { readYamlValue } from '../../syntax/data/yaml-value.ts'
import { changed, yamlText, type KeyRules } from '../core/frontmatter.ts'
import { pageLinesOf, titleIn } from '../core/lines.ts'
import type { DraftPage } from '../core/pages.ts'
import { asMarkdown } from '../core/paths.ts'
import type { MigrationInput, OldAddress, ProjectFiles } from '../core/site.ts'
import { at, entriesIn, listIn, textIn } from '../core/values.ts'
import { docFilesOf, type DocFile } from './docs-files.ts'
import { migratedDraft, tagsOf, type DocsSurroundings } from './docs-sources.ts'
import { pluginFolder } from './locales.ts'
import { pluginsOf } from './versions.ts'

interface MigratedBlogs {
  readonly plugins: readonly Code[]
  readonly pages: readonly DraftPage[]
  readonly addresses: readonly OldAddress[]
  /** Where posts have any. */
  readonly tags: Code
  readonly redirects: readonly Code[]
  /** Folders of the posts, and the files in them that name the authors. */
  readonly dirs: readonly string[]
  readonly authorFiles: readonly string[]
}

interface Blog {
  readonly options: unknown
  readonly id: string | undefined
  readonly dir: string
  /** `/blog/` */
  readonly base: string
  readonly authorFile: string
  /** By the ids that posts use; what a post itself says of an author joins them. */
  readonly authors: Map<string, Author>
}

interface Author {
  readonly name: string
  readonly url?: string | undefined
}

export function migrateBlogs(input: MigrationInput, surroundings: DocsSurroundings): MigratedBlogs {
  const blogs = blogsOf(input).map((blog) => ({ blog, posts: docFilesOf(input.files, blog.dir) }))
  const filled = blogs.filter(({ posts }) => posts.length > 0)
  const migrated = filled.map(({ blog, posts }) => migrateBlog(blog, posts, input, surroundings))
  return {
    plugins: migrated.map(({ plugin }) => plugin),
    pages: migrated.flatMap(({ pages }) => pages),
    addresses: filled.map(({ blog: { base } }) => ({ address: base, file: input.config.file, now: base })),
    tags: filled.flatMap(({ blog, posts }) => (posts.some(hasTags) ? [tagsOf(blog.dir, blog.base, input.files)] : []))[0],
    redirects: filled.flatMap(({ blog }) => archiveOf(blog)),
    dirs: filled.map(({ blog: { dir } }) => dir),
    authorFiles: filled.map(({ blog: { authorFile } }) => authorFile),
  }
}

function blogsOf({ config, files }: MigrationInput): readonly Blog[] {
  return pluginsOf(config.value, config.names).flatMap(([name, options]): Blog[] => {
    if (name !== 'blog' && !name.endsWith('plugin-content-blog')) return []
    const dir = (textIn(options, 'path') ?? 'blog').replace(/^\.\//, '').replace(/\/$/, '')
    const route = (textIn(options, 'routeBasePath') ?? 'blog').replace(/^\/|\/$/g, '')
    const id = textIn(options, 'id')
    const authorFile = `${dir}/${textIn(options, 'authorsMapPath') ?? 'authors.yml'}`
    const base = route === '' ? '/' : `/${route}/`
    return [{ options, id: id === 'default' ? undefined : id, dir, base, authorFile, authors: authorsIn(authorFile, files) }]
  })
}

function hasTags({ data }: DocFile): boolean {
  return listIn(data, 'tags').length > 0
}

/** The list of docgen has all posts by their dates, as that page does. */
function archiveOf({ options, base }: Blog): readonly Code[] {
  const path = at(options, 'archiveBasePath')
  return path === null ? [] : [{ from: base + (textIn(path)?.replace(/^\/|\/$/g, '') ?? 'archive'), to: base }]
}

/** https://docusaurus.io/docs/blog#global-authors */
function authorsIn(file: string, { read }: ProjectFiles): Map<string, Author> {
  const text = read(file) ?? ''
  const value = file.endsWith('.json') ? jsonOf(text) : readYamlValue(text).value
  return new Map(entriesIn(value).flatMap(([id, given]) => (isRecord(given) ? [[id, authorOf(given, id)] as const] : [])))
}

function authorOf(given: unknown, id: string): Author {
  return { name: textIn(given, 'name') ?? id, url: textIn(given, 'url') }
}

function migrateBlog(
  blog: Blog,
  posts: readonly DocFile[],
  { files }: MigrationInput,
  { locales: { others }, comments, notes }: DocsSurroundings,
): { readonly plugin: Code; readonly pages: readonly DraftPage[] } {
  const { options, id, dir, base, authors } = blog
  const pageOf = (doc: DocFile): DraftPage => {
    const address = base + addressOf(doc)
    return {
      draft: migratedDraft(doc.file, { files, comments, rules: rulesOf(doc, authors) }),
      to: asMarkdown(doc.file),
      contentPath: asMarkdown(doc.path),
      base,
      address,
      natural: `${(base + naturalOf(doc)).replace(/\/$/, '')}/`,
      keys: hasTitle(doc, files) ? [] : [`title: ${yamlText(doc.title)}`],
      isDraft: doc.data['draft'] === true,
    }
  }
  const originals = posts.map(pageOf)
  const addressOfOriginal = new Map(originals.map(({ to, address }) => [to, address]))
  const translated = others.flatMap((locale) =>
    docFilesOf(files, `${locale.folder}/${pluginFolder('docusaurus-plugin-content-blog', id)}`).map((doc): DraftPage => {
      const original = `${dir}/${asMarkdown(doc.path)}`
      const page = pageOf(doc)
      // What the translation does not say of its place is that of the original.
      const address = slugOf(doc) === undefined ? addressOfOriginal.get(original) : undefined
      const place = address === undefined ? {} : { address, natural: address }
      return { ...page, ...place, to: `i18n/${locale.name}/${original}`, under: locale.path, original }
    }),
  )
  const pages = [...originals, ...translated]
  const hasFeed = at(options, 'feedOptions', 'type') !== null
  const feeds = `The feed is now ${base}feed.xml: let your host redirect ${base}rss.xml and ${base}atom.xml to it.`
  notes.say(
    'by-hand',
    'blog',
    'blog',
    `The plugin blog() of "@docgen/blog" shows ${countOf(posts.length, 'post')}; no address has changed.${hasFeed ? ` ${feeds}` : ''}`,
  )
  const plugin = new Call('blog', {
    name: id,
    dir: dir === (id ?? 'blog') ? undefined : dir,
    path: base === `/${id ?? 'blog'}/` ? undefined : base,
    title: textIn(options, 'blogTitle'),
    description: textIn(options, 'blogDescription'),
    addresses: 'date',
    postsPerPage: postsPerPage(options, posts.length),
    feed: hasFeed ? undefined : false,
    authors: authors.size === 0 ? undefined : Object.fromEntries([...authors].map(([key, author]) => [key, { ...author }])),
  })
  return { plugin, pages }
}

/** The pages of the list keep their addresses too, where there are several. */
function postsPerPage(options: unknown, posts: number): number | undefined {
  const given = at(options, 'postsPerPage') ?? 10
  return typeof given === 'number' && given !== 20 && posts > Math.min(given, 20) ? given : undefined
}

/** What the path of a post says: `2024-3-1-news.md` is `news` of the day `2024/3/1`. */
function partsOf({ path }: DocFile): { readonly day: string | undefined; readonly name: string } {
  const plain = path.replace(/\.mdx?$/, '').replace(/\/index$/, '')
  const [, folder = '', day, name = ''] = /^(.*\/)?(\d{4}[-/]\d{1,2}[-/]\d{1,2})(?:[-/](.*))?$/.exec(plain) ?? []
  return day === undefined ? { day, name: plain } : { day, name: folder + name }
}

/**
 * As Docusaurus serves it: `2024-3-1-news.md` is /blog/2024/3/1/news unless it has a slug.
 * https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-blog
 */
function addressOf(doc: DocFile): string {
  const { day, name } = partsOf(doc)
  return slugOf(doc) ?? (day === undefined ? name : `${day.replaceAll('-', '/')}/${name}`)
}

/** As the plugin blog() makes it of the date, where a post has no slug. */
function naturalOf(doc: DocFile): string {
  const { day, name } = partsOf(doc)
  const date = dayIn(doc.data['date']) ?? dayIn(day)
  return slugOf(doc) ?? (date === undefined ? name : `${date.replaceAll('-', '/')}/${name}`)
}

function slugOf({ data }: DocFile): string | undefined {
  return textIn(data, 'slug')?.replace(/^\/|\/$/g, '')
}

/** `2024-3-1`, `2024/03/01` and `2024-03-01T10:00` are all that day. */
function dayIn(value: unknown): string | undefined {
  const [, year, month = '', day = ''] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})/.exec(textIn(value) ?? '') ?? []
  return year === undefined ? undefined : [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
}

function hasTitle({ file, data }: DocFile, { read }: ProjectFiles): boolean {
  return textIn(data, 'title') !== undefined || titleIn(pageLinesOf(read(file) ?? '').lines) !== undefined
}

const keptKeys = new Set(['title', 'description', 'slug', 'keywords', 'image', 'draft', 'unlisted'])
/** What a post says of its one author, in the way of older versions. */
const oldKeys = new Set(['author_url', 'author_title', 'author_image_url', 'authorURL', 'authorTitle', 'authorImageURL'])

/** Keys that posts of docgen have. `undefined` leaves a key to the rules of all pages. */
function rulesOf(
  { data }: DocFile,
  authors: Map<string, Author>,
): (...given: Parameters<KeyRules>) => ReturnType<KeyRules> | undefined {
  return (key, value) => {
    if (key === 'tags' || value === null) return undefined
    if (keptKeys.has(key)) return 'keep'
    if (key === 'date') {
      const day = dayIn(value)
      if (day === undefined || startsWithDay(textIn(value) ?? '')) return 'keep'
      return changed(key, [`date: ${day}`])
    }
    if (key === 'authors') {
      const given = Array.isArray(value) ? value : [value]
      const ids = given.flatMap((author: unknown) => idOf(author, authors) ?? [])
      return given.every((author) => typeof author === 'string')
        ? 'keep'
        : changed(key, [`authors: [${ids.map(yamlText).join(', ')}]`])
    }
    if (key === 'author') {
      const url = textIn(data, 'author_url') ?? textIn(data, 'authorURL')
      const id = idOf({ name: textIn(value), url }, authors)
      return id === undefined ? undefined : changed(key, [`authors: [${yamlText(id)}]`])
    }
    if (oldKeys.has(key) && data['author'] !== undefined) return changed(key, [])
    return {
      lines: [],
      kind: 'left',
      message: `The frontmatter "${key}: ${JSON.stringify(value)}" was removed: posts have no such key.`,
    }
  }
}

/** Where posts name authors that the blog does not, the blog does so from now on. */
function idOf(author: unknown, authors: Map<string, Author>): string | undefined {
  const named = textIn(author) ?? textIn(author, 'key')
  const name = textIn(author, 'name')
  const known = name === undefined ? undefined : [...authors].find(([, other]) => other.name === name)?.[0]
  const id = named ?? known ?? (name === undefined ? undefined : slugify(name) || name)
  if (id !== undefined && !authors.has(id)) authors.set(id, authorOf(author, id))
  return id
}
