// The plugin `blog` of Material: https://squidfunk.github.io/mkdocs-material/plugins/blog/
// Its posts leave the folder of the docs, since docgen takes what lies there for guides.
import { slug as slugify } from 'github-slugger'
import type { Code } from '../../scaffold/code-text.ts'
import { readYamlValue } from '../../syntax/data/yaml-value.ts'
import {
  blogAuthorsIn,
  blogCall,
  dayIn,
  listPageRedirects,
  naturalPostAddress,
  noteBlog,
  postRules,
  type BlogAuthors,
  type NewBlog,
  type OwnRules,
} from '../core/blog.ts'
import type { ConfigNotes } from '../core/config-notes.ts'
import { changed, yamlText } from '../core/frontmatter.ts'
import { pageLinesOf, titleIn } from '../core/lines.ts'
import { joinPath } from '../core/paths.ts'
import { uniqueRedirects, type Redirect } from '../core/redirects.ts'
import type { OldAddress, ProjectFiles } from '../core/site.ts'
import { at, flagIn, listIn, textIn } from '../core/values.ts'
import { namedIn } from './settings.ts'

export interface MkDocsBlog {
  readonly options: unknown
  readonly name: string
  /** Of the new site. */
  readonly dir: string
  /** `/blog/` */
  readonly base: string
  /** Paths in the project: the folder of the posts, the page that lists them, the file of the authors. */
  readonly posts: string
  readonly index: string
  readonly authorFile: string
  readonly authors: BlogAuthors
}

export interface Post {
  readonly file: string
  /** Below the folder of the posts. */
  readonly path: string
  readonly data: unknown
  readonly address: string
  readonly isDraft: boolean
}

/** `dir` is the folder of the docs. */
export function blogsOf(config: unknown, dir: string, { paths, read }: ProjectFiles): readonly MkDocsBlog[] {
  return namedIn(at(config, 'plugins')).flatMap(([plugin, options]): MkDocsBlog[] => {
    if ((plugin !== 'blog' && plugin !== 'material/blog') || flagIn(options, 'enabled') === false) return []
    const folder = joinPath(textIn(options, 'blog_dir') ?? 'blog')
    const placed = (key: string, usual: string): string =>
      joinPath(dir, (textIn(options, key) ?? usual).replace('{blog}', folder))
    const name = folder.split('/').at(-1) || 'blog'
    const authorFile = placed('authors_file', '{blog}/.authors.yml')
    const posts = placed('post_dir', '{blog}/posts')
    if (!paths.some((path) => path.startsWith(`${posts}/`) && path.endsWith('.md'))) return []
    const authors = flagIn(options, 'authors') === false ? undefined : readYamlValue(read(authorFile) ?? '').value
    return [
      {
        options,
        name,
        dir: name === dir.split('/')[0] ? 'posts' : name,
        base: folder === '' ? '/' : `/${folder}/`,
        posts,
        index: joinPath(dir, folder, 'index.md'),
        authorFile,
        // Before version 9.2, the file had nothing but authors.
        authors: blogAuthorsIn(at(authors, 'authors') ?? authors),
      },
    ]
  })
}

export function postOf(file: string, blog: MkDocsBlog, text: string): Post {
  const path = file.slice(blog.posts.length + 1)
  const data = dataIn(text)
  const format = textIn(blog.options, 'post_url_format') ?? '{date}/{slug}'
  const day = dayOf(data)
  const name = (path.split('/').at(-1) ?? path).replace(/\.md$/, '')
  const parts: Readonly<Record<string, string>> = {
    date: day === undefined ? '' : formatted(day, textIn(blog.options, 'post_url_date_format') ?? 'yyyy/MM/dd'),
    slug: textIn(data, 'slug') ?? slugOf(titleOf(text) ?? name, textIn(blog.options, 'post_slugify_separator')),
    file: name,
    categories: categoriesIn(data)
      .slice(0, Number(textIn(blog.options, 'post_url_max_categories') ?? 1))
      .map((category) => slugOf(category))
      .join('/'),
  }
  const address = blog.base + joinPath(format.replace(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? ''))
  return { file, path, data, address: `${address}/`, isDraft: at(data, 'draft') === true }
}

/** As blog() makes addresses of posts to come. */
function addressesOf({ options }: MkDocsBlog): NewBlog['addresses'] {
  return (textIn(options, 'post_url_format') ?? '{date}').includes('{date}') ? 'date' : 'name'
}

export function naturalOf({ path, data }: Post, blog: MkDocsBlog): string {
  return naturalPostAddress(path, dayOf(data), { base: blog.base, addresses: addressesOf(blog) })
}

function dayOf(data: unknown): string | undefined {
  return dayIn(textIn(data, 'date') ?? textIn(data, 'date', 'created'))
}

function dataIn(text: string): unknown {
  const { frontmatter } = pageLinesOf(text)
  return frontmatter ? readYamlValue(frontmatter.text).value : undefined
}

function titleOf(text: string): string | undefined {
  return textIn(dataIn(text), 'title') ?? titleIn(pageLinesOf(text).lines)
}

/** A post without a title is called after its file, as MkDocs does it. */
export function titleKeysOf({ path }: Post, text: string): readonly string[] {
  const name = (path.split('/').at(-1) ?? path).replace(/\.md$/, '')
  const words = name.replace(/[-_]/g, ' ')
  const title = words === words.toLowerCase() ? words.charAt(0).toUpperCase() + words.slice(1) : words
  return titleOf(text) === undefined ? [`title: ${yamlText(title)}`] : []
}

/** Patterns of Babel, as far as addresses have them. */
function formatted(day: string, pattern: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const parts: Readonly<Record<string, string>> = {
    ...{ yyyy: year, y: year, yy: year.slice(2) },
    ...{ MM: month, M: String(Number(month)), dd: date, d: String(Number(date)) },
  }
  return pattern.replace(/y+|M+|d+/g, (part) => parts[part] ?? part)
}

/** https://facelessuser.github.io/pymdown-extensions/extras/slugs/, with `case: lower`. */
function slugOf(text: string, separator = '-'): string {
  return text
    .replace(/<[^>]*>/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .trim()
    .replaceAll(' ', separator)
}

function categoriesIn(data: unknown): readonly string[] {
  return textsIn(data, 'categories')
}

function textsIn(data: unknown, key: string): readonly string[] {
  const given = at(data, key)
  return (Array.isArray(given) ? given : [given]).filter((each): each is string => typeof each === 'string')
}

/** docgen has one kind of tags, so categories are tags too. */
export function rulesOf(authors: BlogAuthors): OwnRules {
  const rules = postRules(authors)
  return (key, value, data) => {
    // Its address says what it said.
    if (key === 'slug') return changed(key, [])
    if (key === 'search') return undefined
    if (key !== 'categories' && key !== 'tags') return rules(key, value, data)
    const [categories, tags] = [categoriesIn(data), textsIn(data, 'tags')]
    if (categories.length === 0 || (key === 'tags' && value === null)) return undefined
    const all = [...categories, ...tags.filter((tag) => !categories.includes(tag))]
    if (key === 'categories' && tags.length > 0)
      return { lines: [], kind: 'changed', message: '"categories" of the frontmatter are now among its "tags".' }
    return changed(key, [`tags: [${all.map(yamlText).join(', ')}]`])
  }
}

interface MigratedBlog {
  readonly plugin: Code
  readonly link: Code
  readonly redirects: readonly Redirect[]
  readonly addresses: readonly OldAddress[]
}

interface BlogInput {
  readonly config: { readonly value: unknown; readonly file: string }
  readonly posts: readonly Post[]
  /** What readers see of the blog, by the navigation or the page that listed the posts. */
  readonly title: string | undefined
  readonly description: string | undefined
  /** Where the new site has its pages of tags. */
  readonly tagsPath: string | undefined
  readonly notes: ConfigNotes
}

export function migrateBlog(blog: MkDocsBlog, { config, posts, title, description, tagsPath, notes }: BlogInput): MigratedBlog {
  const { options, base, name } = blog
  const listed = posts.filter(({ isDraft }) => !isDraft)
  const perPage = Number(textIn(options, 'pagination_per_page') ?? 10)
  const postsPerPage = flagIn(options, 'pagination') === false ? undefined : perPage
  const plugin = blogCall(
    {
      ...{ name: name === 'blog' ? undefined : name, dir: blog.dir, base, title, description },
      ...{ addresses: addressesOf(blog), postsPerPage, hasFeed: true, authors: blog.authors },
    },
    listed.length,
  )
  const pageFormat = textIn(options, 'pagination_url_format') ?? 'page/{page}'
  const redirects = uniqueRedirects([
    ...listPageRedirects(
      { base, postsPerPage },
      listed.length,
      (page) => `${base}${pageFormat.replace('{page}', String(page))}/`,
    ),
    ...archiveRedirects(blog, listed),
    ...categoryRedirects(blog, listed, tagsPath),
    ...profileRedirects(blog, listed),
  ])
  noteBlog({ posts: posts.length, base, movedTo: blog.dir, feeds: feedsOf(config.value) }, notes)
  noteOptions(blog, notes)
  const views = [base, ...redirects.map(({ from }) => from)]
  const targets = new Map(redirects.map(({ from, to }) => [from, to]))
  return {
    plugin,
    link: { label: title ?? 'Blog', to: base },
    redirects,
    addresses: views.map((address) => ({ address, file: config.file, now: targets.get(address) ?? address })),
  }
}

/** The list of docgen has all posts by their dates, as the pages of the archive do. */
function archiveRedirects({ options, base }: MkDocsBlog, posts: readonly Post[]): readonly Redirect[] {
  if (flagIn(options, 'archive') === false) return []
  const format = textIn(options, 'archive_url_format') ?? 'archive/{date}'
  const dates = posts.flatMap(({ data }) => dayOf(data) ?? [])
  const pattern = textIn(options, 'archive_url_date_format') ?? 'yyyy'
  const names = new Set(dates.map((day) => format.replace('{date}', formatted(day, pattern))))
  return [...names].sort().map((name) => ({ from: `${base}${name}/`, to: base }))
}

/** Where categories had their pages, as far as the pages of tags may stand there too. */
export function categoryPathOf({ options, base }: MkDocsBlog): string | undefined {
  const format = textIn(options, 'categories_url_format') ?? 'category/{slug}'
  const folder = /^([\w/-]+)\/\{slug\}$/.exec(format)?.[1]
  return folder === undefined ? undefined : base + folder
}

export function hasCategories({ data }: Post, { options }: MkDocsBlog): boolean {
  return flagIn(options, 'categories') !== false && categoriesIn(data).length > 0
}

export function hasTags({ data }: Post): boolean {
  return textsIn(data, 'tags').length > 0
}

function categoryRedirects(blog: MkDocsBlog, posts: readonly Post[], tagsPath: string | undefined): readonly Redirect[] {
  if (tagsPath === undefined) return []
  const format = textIn(blog.options, 'categories_url_format') ?? 'category/{slug}'
  const names = new Set(posts.flatMap((post) => (hasCategories(post, blog) ? categoriesIn(post.data) : [])))
  return [...names].sort().flatMap((name): Redirect[] => {
    const from = `${blog.base}${format.replace('{slug}', slugOf(name, textIn(blog.options, 'categories_slugify_separator')))}/`
    const to = `${tagsPath}/${slugify(name)}/`
    return from === to ? [] : [{ from, to }]
  })
}

function profileRedirects({ options, base, authors }: MkDocsBlog, posts: readonly Post[]): readonly Redirect[] {
  if (flagIn(options, 'authors_profiles') !== true) return []
  const format = textIn(options, 'authors_profiles_url_format') ?? 'author/{slug}'
  const ids = new Set(posts.flatMap(({ data }) => textsIn(data, 'authors')))
  return [...authors.keys()]
    .filter((id) => ids.has(id))
    .map((id) => ({ from: `${base}${format.replace('{slug}', slugOf(id))}/`, to: base }))
}

/** Those of the plugin mkdocs-rss-plugin. */
function feedsOf(config: unknown): readonly string[] {
  return namedIn(at(config, 'plugins')).some(([name]) => name === 'rss') ? ['/feed_rss_created.xml', '/feed_rss_updated.xml'] : []
}

function noteOptions({ options }: MkDocsBlog, notes: ConfigNotes): void {
  const separator = textIn(options, 'post_excerpt_separator')
  if (separator !== undefined && !/^<!--\s*(?:more|truncate)\s*-->$/.test(separator))
    notes.say(
      'by-hand',
      'blog',
      'post_excerpt_separator',
      `docgen ends the part of a post that the list shows at <!-- more -->: write it in the posts instead of "${separator}".`,
    )
  const pattern = textIn(options, 'post_url_date_format') ?? ''
  if (/M{3,}|[^yMd/_. -]/.test(pattern))
    notes.say(
      'by-hand',
      'blog',
      'post_url_date_format',
      `The addresses of posts have dates in the form "${pattern}", which docgen cannot tell: correct \`slug\` in the posts.`,
    )
}

interface BlogIndex {
  readonly title: string | undefined
  /** What it says above the posts, if that is one paragraph of plain text. */
  readonly description: string | undefined
  /** Whether it says more than that. */
  readonly hasMore: boolean
}

/** The page that listed the posts; below its own text, Material wrote the list. */
export function blogIndexOf(text: string | undefined): BlogIndex {
  const { bodyStart } = pageLinesOf(text ?? '')
  const body = (text ?? '')
    .slice(bodyStart)
    .replace(/^\s*#[ \t][^\n]*/, '')
    .trim()
  const isPlain = !/\n[ \t]*\r?\n|[<>[\]`*_|{}!]|^[ \t]*(?:[#\-+=:]|\d+\.)/m.test(body)
  const given = textIn(dataIn(text ?? ''), 'description')
  return {
    title: text === undefined ? undefined : titleOf(text),
    description: isPlain && body !== '' ? body.replace(/\s+/g, ' ') : given,
    hasMore: body !== '' && !isPlain,
  }
}

/** What the navigation calls the page of the blog: itself, or the section that it is the first of. */
export function navTitleOf(nav: unknown, path: string): string | undefined {
  for (const item of Array.isArray(nav) ? nav : []) {
    for (const [label, value] of namedIn([item])) {
      if (value === path) return label
      const [first] = listIn([value], 0)
      if (first === path || (first !== undefined && namedIn([first]).some(([, each]) => each === path))) return label
      const inner = navTitleOf(value, path)
      if (inner !== undefined) return inner
    }
  }
  return undefined
}
