import { Call } from '../../scaffold/code-text.ts'
import { docIdentityOf } from '../../sources/docs/doc-identity.ts'
import { readYamlValue } from '../../syntax/data/yaml-value.ts'
import type { OwnRules } from '../core/blog.ts'
import { createConfigNotes, noteOpaque, type ConfigNotes } from '../core/config-notes.ts'
import { Draft } from '../core/draft.ts'
import { pageLinesOf, titleIn } from '../core/lines.ts'
import { linkBetween, type NewPathOf } from '../core/moved-files.ts'
import { finishPages, type DraftPage } from '../core/pages.ts'
import { folderOfFile, joinPath } from '../core/paths.ts'
import { plainAddress, uniqueRedirects, type Redirect } from '../core/redirects.ts'
import type { Migration, MigrationInput, MigrationTool, ProjectFiles } from '../core/site.ts'
import { at, entriesIn, flagIn, listIn, textIn } from '../core/values.ts'
import {
  blogIndexOf,
  blogsOf,
  categoryPathOf,
  hasCategories,
  hasTags,
  migrateBlog,
  naturalOf,
  navTitleOf,
  postOf,
  rulesOf,
  titleKeysOf,
  type MkDocsBlog,
  type Post,
} from './blog.ts'
import { brandOfPalette } from './palette.ts'
import { docsFilesOf, type DocsFiles } from './docs-files.ts'
import { linkToMade, navItem, type Nav } from './nav.ts'
import { pluginReference } from './typedoc-plugin.ts'
import { namedPartOf, partOf } from './snippet-parts.ts'
import type { Mark } from './inline-syntax.ts'
import { migrateMkDocsPage } from './page.ts'
import { createShownCode, type ShownCode } from '../core/shown-code.ts'
import { headFiles, namedIn, noteOthers, siteAddressOf, siteSettings } from './settings.ts'

export const mkdocsMaterial: MigrationTool = {
  name: 'mkdocs-material',
  title: 'Material for MkDocs',
  configNames: ['mkdocs.yml', 'mkdocs.yaml'],
  brandOf: brandOfPalette,
  parentKey: 'INHERIT',
  migrate,
}

function migrate(input: MigrationInput): Migration {
  const { config, files } = input
  const notes = createConfigNotes(config, files)
  noteOpaque(config, notes)
  const value = config.value
  const dir = joinPath(textIn(value, 'docs_dir') ?? 'docs')
  const site = siteOf(value, dir, input)
  const { blogs, docsFiles, newPathOf } = site
  const pages = pagesOf(site)
  const finished = finishPages(pages.map(({ page }) => page))
  noteOthers(value, notes)
  noteParent(value, notes)
  const reference = pluginReference(input, notes)
  const posts = pages.flatMap(({ post }) => (post === undefined ? [] : [post]))
  const addressOfFile = new Map([
    ...posts.map(({ file, address }): [string, string] => [file, address]),
    ...blogs.map(({ index, base }): [string, string] => [index, base]),
  ])
  const nav = at(value, 'nav')
  const sidebar = Array.isArray(nav)
    ? nav.flatMap((item) =>
        navItem(item, {
          ids: idsOf(pages),
          addressOf: (path) => addressOfFile.get(joinPath(dir, path)),
          madeOf: (path) => linkToMade(path, value, reference?.path),
          titleOf: (path) => pageTitleIn(files.read(joinPath(dir, path)) ?? ''),
          notes,
        }),
      )
    : undefined
  const tags = tagsOf(pages, blogs)
  const migrated = blogs.map((blog) => {
    const { title, description, hasMore } = blogIndexOf(files.read(blog.index))
    if (hasMore) noteIndex(blog, notes)
    return migrateBlog(blog, {
      config,
      posts: pages.flatMap(({ post, blog: own }) => (post !== undefined && own === blog ? [post] : [])),
      title: navTitleOf(nav, blog.index.slice(dir.length + 1)) ?? title,
      description,
      tagsPath: tags?.path,
      notes,
    })
  })
  const redirects = uniqueRedirects([
    ...withoutPages(
      redirectsOf(value, (path) => addressOfFile.get(joinPath(dir, path)), notes),
      finished.addresses,
      notes,
    ),
    ...migrated.flatMap((each) => each.redirects),
  ])
  const links = migrated.map(({ link }) => link)
  return {
    pages: finished.pages,
    files: [],
    copies: [...docsFiles.copies().map(({ from, to }) => ({ from, to: newPathOf(to) })), ...site.code.copies()],
    settings: [
      ...siteSettings(value, dir, notes).map((setting) =>
        setting.key === 'navbar' && links.length > 0
          ? { ...setting, value: [...links, ...(Array.isArray(setting.value) ? setting.value : [])] }
          : setting,
      ),
      { key: 'redirects', value: redirects.length > 0 ? redirects.map((redirect) => ({ ...redirect })) : undefined },
      { key: 'tags', value: tags && (tags.path === '/tags' ? true : { path: tags.path }) },
      { key: 'plugins', value: blogs.length > 0 ? migrated.map(({ plugin }) => plugin) : undefined },
      {
        key: 'sources',
        value: [
          new Call('docs', { dir: dir === 'docs' ? undefined : dir, path: '/', sidebar }),
          ...(reference === undefined ? [] : [reference.source]),
        ],
      },
    ],
    notes: [...notes.notes, ...pages.flatMap(({ page }) => page.draft.notes)],
    addresses: [...finished.addresses, ...migrated.flatMap(({ addresses }) => addresses)],
    components: [],
  }
}

/** Of pages that are no posts, by their paths. */
function idsOf(pages: readonly Page[]): Nav['ids'] {
  const guides = pages.filter(({ post }) => post === undefined)
  return new Map(guides.map(({ page: { contentPath } }) => [contentPath, docIdentityOf(contentPath, {}, '/').id]))
}

function noteIndex({ index, base }: MkDocsBlog, notes: ConfigNotes): void {
  notes.say(
    'by-hand',
    'blog',
    'blog',
    `docgen makes the page that lists the posts. The text above the list in "${index}" is now a separate page, ${aboutOf(base)}: link to it, or remove it.`,
  )
}

/** Where the text of the page that listed the posts goes. */
function aboutOf(base: string): string {
  return `${base}about/`
}

/** Pages of tags stand where those of categories did, unless other pages of the site have tags too. */
function tagsOf(pages: readonly Page[], blogs: readonly MkDocsBlog[]): { readonly path: string } | undefined {
  const posts = pages.flatMap(({ post, blog }) => (post && blog ? [{ post, blog }] : []))
  const hasAny = posts.some(({ post, blog }) => hasTags(post) || hasCategories(post, blog))
  if (!hasAny) return undefined
  const isOnlyOfPosts = pages.every(({ post, hasTags }) => post !== undefined || !hasTags)
  const path = blogs.length === 1 && isOnlyOfPosts && blogs[0] !== undefined ? categoryPathOf(blogs[0]) : undefined
  return { path: path ?? '/tags' }
}

interface OldSite {
  readonly dir: string
  readonly config: unknown
  readonly files: ProjectFiles
  readonly blogs: readonly MkDocsBlog[]
  /** Paths of the pages in the project. */
  readonly markdown: readonly string[]
  readonly docsFiles: DocsFiles
  readonly newPathOf: NewPathOf
  readonly code: ShownCode
}

function siteOf(config: unknown, dir: string, { files, fromOut }: Pick<MigrationInput, 'files' | 'fromOut'>): OldSite {
  const blogs = blogsOf(config, dir, files)
  const authorFiles = new Set(blogs.map(({ authorFile }) => authorFile))
  const own = files.paths.filter((path) => path.startsWith(`${dir}/`) && !authorFiles.has(path))
  const markdown = own.filter((path) => path.endsWith('.md'))
  const hasReadmeAndIndex = (file: string): boolean =>
    /(?:^|\/)README\.md$/.test(file) && markdown.includes(file.replace(/README\.md$/, 'index.md'))
  const docsFiles = docsFilesOf({
    dir,
    base: siteAddressOf(config).base,
    files: own.filter((path) => !path.endsWith('.md')),
    headFiles: headFiles(config),
    isOfLook: lookOf(config, dir),
  })
  return {
    dir,
    config,
    files,
    blogs,
    // MkDocs leaves out a README beside an index, too.
    markdown: markdown.filter((file) => !hasReadmeAndIndex(file)),
    docsFiles,
    code: createShownCode({ files, fromOut }),
    newPathOf: (file) => {
      const blog = blogs.find(({ posts }) => file.startsWith(`${posts}/`))
      return blog === undefined ? file : blog.dir + file.slice(blog.posts.length)
    },
  }
}

/** The page that listed the posts of a blog stays where it says more than docgen's own page of the blog does. */
function pagesOf(site: OldSite): readonly Page[] {
  return site.markdown.flatMap((file) => {
    const blog = site.blogs.find(({ index }) => index === file)
    return blog !== undefined && !blogIndexOf(site.files.read(file)).hasMore ? [] : [pageOf(file, site)]
  })
}

function noteParent(value: unknown, notes: ConfigNotes): void {
  const parent = textIn(value, 'INHERIT')
  if (parent !== undefined)
    notes.say('by-hand', 'config', 'INHERIT', `"${parent}" cannot be read: what the config takes from it was left out.`)
}

interface Page {
  readonly page: DraftPage
  /** Of a post, with the blog that it is one of. */
  readonly post?: Post | undefined
  readonly blog?: MkDocsBlog | undefined
  readonly hasTags: boolean
}

function pageOf(file: string, site: OldSite): Page {
  const { dir, config, files, blogs, newPathOf } = site
  const text = files.read(file) ?? ''
  const blog = blogs.find(({ posts }) => file.startsWith(`${posts}/`))
  const post = blog && postOf(file, blog, text)
  const oldPath = file.slice(dir.length + 1)
  const address = post?.address ?? addressOf(oldPath, config)
  const draft = new Draft(file, text)
  const data = migrateDraft(draft, { site, contentPath: oldPath, address, rules: blog && rulesOf(blog.authors) })
  const common = { draft, to: newPathOf(file) }
  const hasTags = listIn(data, 'tags').length > 0
  if (blog !== undefined && post !== undefined)
    return {
      page: {
        ...common,
        contentPath: post.path,
        base: blog.base,
        address,
        natural: naturalOf(post, blog),
        keys: titleKeysOf(post, text),
        isDraft: post.isDraft,
      },
      post,
      blog,
      hasTags,
    }
  const about = blogs.find(({ index }) => index === file)
  const place =
    about === undefined
      ? { address }
      : { address: undefined, keys: [`slug: ${JSON.stringify(aboutOf(about.base).slice(0, -1))}`] }
  return { page: { ...common, contentPath: oldPath, base: '/', isDraft: false, ...place }, hasTags }
}

interface DraftInput {
  readonly site: OldSite
  /** Below the folder of the docs. */
  readonly contentPath: string
  readonly address: string
  readonly rules: OwnRules | undefined
}

/** Returns what the frontmatter says. */
function migrateDraft(draft: Draft, { site, contentPath, address, rules }: DraftInput): unknown {
  const { config, files, blogs, docsFiles, newPathOf } = site
  const toc = namedIn(at(config, 'markdown_extensions')).find(
    ([name]) => name === 'toc' || name === 'markdown.extensions.toc',
  )?.[1]
  const linkFrom = docsFiles.linkFrom({ contentPath, address })
  return migrateMkDocsPage(draft, {
    include: (path) => included(path, site),
    shownFile: (path) => shownFile(path, newPathOf(draft.file), site),
    keepsAnchors: at(toc, 'slugify') === undefined,
    link: (path, isHtml) => {
      const [, name = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
      const list = blogs.find(({ index }) => index === joinPath(folderOfFile(draft.file), name))
      if (list !== undefined && !name.startsWith('/')) return list.base + rest
      return linkBetween(linkFrom(path, isHtml), draft.file, newPathOf, (file) => files.read(file) !== undefined)
    },
    marks: marksOf(config),
    rules,
  })
}

/** What is on unless its option says otherwise: https://facelessuser.github.io/pymdown-extensions/extensions/tilde/#options */
function marksOf(config: unknown): ReadonlySet<Mark> {
  return new Set(
    namedIn(at(config, 'markdown_extensions')).flatMap(([name, options]): Mark[] => {
      if (name === 'pymdownx.emoji') return ['emoji']
      if (name === 'pymdownx.tilde' && flagIn(options, 'subscript') !== false) return ['subscript']
      return name === 'pymdownx.caret' && flagIn(options, 'superscript') !== false ? ['superscript'] : []
    }),
  )
}

/** Files are looked for in the folders of `base_path`, and in that of mkdocs.yml. */
function included(snippet: string, site: Pick<OldSite, 'dir' | 'config' | 'files'>): string | undefined {
  const part = namedPartOf(snippet)
  const text = site.files.read(includedFile(part.path, site) ?? '')
  return text === undefined ? undefined : partOf(text, part)
}

function includedFile(path: string, { dir, config, files }: Pick<OldSite, 'dir' | 'config' | 'files'>): string | undefined {
  const options = namedIn(at(config, 'markdown_extensions')).find(([name]) => name === 'pymdownx.snippets')?.[1]
  const given = at(options, 'base_path')
  const bases = [...(Array.isArray(given) ? given : [given]), '.', dir].filter((base): base is string => typeof base === 'string')
  return bases.map((base) => joinPath(base, path)).find((file) => files.read(file) !== undefined)
}

/** Of a file that is included as a whole, without marks of sections in it. */
function shownFile(snippet: string, to: string, site: OldSite): string | undefined {
  const { path, lines, section } = namedPartOf(snippet)
  const file = lines === undefined && section === undefined ? includedFile(path, site) : undefined
  const text = file === undefined ? undefined : site.files.read(file)
  const isWhole = text !== undefined && partOf(text, { path, lines, section }) === text.replace(/\r\n/g, '\n')
  return file !== undefined && isWhole ? site.code.fileOf(file, to) : undefined
}

/** Styles, scripts and templates of the old look, which stay for whoever makes the new one. */
function lookOf(config: unknown, dir: string): (path: string) => boolean {
  const files = ['extra_css', 'extra_javascript', 'extra_templates'].flatMap((key) =>
    listIn(config, key).flatMap((item) => textIn(item) ?? textIn(item, 'path') ?? []),
  )
  const templates = joinPath(textIn(config, 'theme', 'custom_dir') ?? '')
  return (path) => files.includes(path) || (templates !== '' && `${dir}/${path}`.startsWith(`${templates}/`))
}

function addressOf(contentPath: string, config: unknown): string {
  const name = contentPath.replace(/\.md$/, '')
  const folder = name.replace(/(?:^|\/)(?:index|README)$/, '')
  if (folder !== name) return folder === '' ? '/' : `/${folder}/`
  return flagIn(config, 'use_directory_urls') === false ? `/${name}.html` : `/${name}/`
}

function dataIn(text: string): unknown {
  const { frontmatter } = pageLinesOf(text)
  return frontmatter ? readYamlValue(frontmatter.text).value : undefined
}

function pageTitleIn(text: string): string | undefined {
  return textIn(dataIn(text), 'title') ?? titleIn(pageLinesOf(text).lines)
}

/** MkDocs writes such a redirect over the page. */
function withoutPages(
  redirects: readonly Redirect[],
  addresses: Migration['addresses'],
  notes: ConfigNotes,
): readonly Redirect[] {
  const pages = new Set(addresses.map(({ address }) => plainAddress(address)))
  return redirects.filter(({ from, to }) => {
    if (!pages.has(plainAddress(from))) return true
    if (plainAddress(from) !== plainAddress(to))
      notes.say(
        'by-hand',
        'redirects',
        'redirect_maps',
        `There is a page at "${from}", which the old site redirected to "${to}": remove the page and add the redirect, or keep the page.`,
      )
    return false
  })
}

/** The plugin mkdocs-redirects: from and to are files of the docs. */
function redirectsOf(
  config: unknown,
  addressOfPost: (path: string) => string | undefined,
  notes: ConfigNotes,
): readonly Redirect[] {
  const options = namedIn(at(config, 'plugins')).find(([name]) => name === 'redirects')?.[1]
  return entriesIn(options, 'redirect_maps').flatMap(([from, to]) => {
    if (typeof to !== 'string') return []
    if (to.includes('#'))
      notes.say('changed', 'redirects', from, `The redirect from "${from}" leads to its page, without the anchor.`)
    const file = to.replace(/#.*$/, '')
    const target = /^[a-z]+:/i.test(to) ? to : (addressOfPost(file) ?? addressOf(file, config))
    return [{ from: addressOf(from, config), to: target }]
  })
}
