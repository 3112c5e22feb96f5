import { slug as slugify } from 'github-slugger'
import { Call, type Code } from '../../scaffold/code-text.ts'
import { docIdentityOf } from '../../sources/docs/doc-identity.ts'
import { readYamlValue } from '../../syntax/data/yaml-value.ts'
import { createConfigNotes, noteOpaque, type ConfigNotes } from '../core/config-notes.ts'
import { Draft } from '../core/draft.ts'
import { pageLinesOf, titleIn } from '../core/lines.ts'
import { finishPages, type DraftPage } from '../core/pages.ts'
import { joinPath } from '../core/paths.ts'
import type { Migration, MigrationInput, MigrationTool, ProjectFiles } from '../core/site.ts'
import { at, entriesIn, flagIn, listIn, textIn } from '../core/values.ts'
import { brandOfPalette } from './palette.ts'
import { docsFilesOf, type DocsFiles } from './docs-files.ts'
import { migrateMkDocsPage, type Mark } from './page.ts'
import { headFiles, namedIn, noteOthers, siteAddressOf, siteSettings } from './settings.ts'

export const mkdocsMaterial: MigrationTool = {
  name: 'mkdocs-material',
  title: 'Material for MkDocs',
  configNames: ['mkdocs.yml', 'mkdocs.yaml'],
  brandOf: brandOfPalette,
  parentKey: 'INHERIT',
  migrate,
}

function migrate({ config, files }: MigrationInput): Migration {
  const notes = createConfigNotes(config, files)
  noteOpaque(config, notes)
  const value = config.value
  const dir = joinPath(textIn(value, 'docs_dir') ?? 'docs')
  const own = files.paths.filter((path) => path.startsWith(`${dir}/`))
  const markdown = own.filter((path) => path.endsWith('.md'))
  const hasReadmeAndIndex = (file: string): boolean =>
    /(?:^|\/)README\.md$/.test(file) && markdown.includes(file.replace(/README\.md$/, 'index.md'))
  // MkDocs leaves out a README beside an index, too.
  const docsFiles = docsFilesOf({
    dir,
    base: siteAddressOf(value).base,
    files: own.filter((path) => !path.endsWith('.md')),
    headFiles: headFiles(value),
    isOfLook: lookOf(value, dir),
  })
  const pages = markdown
    .filter((file) => !hasReadmeAndIndex(file))
    .map((file) => draftOf(file, { dir, config: value, files, docsFiles }))
  const finished = finishPages(pages)
  noteOthers(value, notes)
  noteParent(value, notes)
  const ids = new Map(pages.map(({ contentPath }) => [contentPath, docIdentityOf(contentPath, {}, '/').id]))
  const nav = at(value, 'nav')
  const titleOf = (path: string): string | undefined => pageTitleIn(files.read(joinPath(dir, path)) ?? '')
  const sidebar = Array.isArray(nav) ? nav.flatMap((item) => navItem(item, { ids, titleOf, notes })) : undefined
  const redirects = redirectsOf(value, notes)
  const posts = pages.filter(({ contentPath }) => isPost(contentPath, value)).length
  if (posts > 0)
    notes.say(
      'by-hand',
      'blog',
      'blog',
      `The ${posts} posts of the blog are now pages with their old addresses. For authors and a feed, move them to a folder outside of "${dir}", and add the plugin blog() of "@docgen/blog" to the config.`,
    )
  return {
    pages: finished.pages,
    files: [],
    copies: docsFiles.copies(),
    settings: [
      ...siteSettings(value, dir, notes),
      { key: 'redirects', value: redirects.length > 0 ? redirects : undefined },
      { key: 'sources', value: [new Call('docs', { dir: dir === 'docs' ? undefined : dir, path: '/', sidebar })] },
    ],
    notes: [...notes.notes, ...pages.flatMap(({ draft }) => draft.notes)],
    addresses: finished.addresses,
    components: [],
  }
}

function noteParent(value: unknown, notes: ConfigNotes): void {
  const parent = textIn(value, 'INHERIT')
  if (parent !== undefined)
    notes.say('by-hand', 'config', 'INHERIT', `"${parent}" cannot be read: what the config takes from it was left out.`)
}

interface Docs {
  readonly dir: string
  readonly config: unknown
  readonly files: ProjectFiles
  readonly docsFiles: DocsFiles
}

function draftOf(file: string, { dir, config, files, docsFiles }: Docs): DraftPage {
  const contentPath = file.slice(dir.length + 1)
  const text = files.read(file) ?? ''
  const draft = new Draft(file, text)
  const isPage = isPost(contentPath, config)
  const address = isPage ? postAddress(contentPath, text) : addressOf(contentPath, config)
  const toc = namedIn(at(config, 'markdown_extensions')).find(
    ([name]) => name === 'toc' || name === 'markdown.extensions.toc',
  )?.[1]
  migrateMkDocsPage(draft, {
    include: (path) => included(path, dir, config, files),
    keepsAnchors: at(toc, 'slugify') === undefined,
    link: docsFiles.linkFrom({ contentPath, address }),
    marks: marksOf(config),
  })
  return {
    draft,
    to: file,
    contentPath,
    base: '/',
    address,
    isDraft: false,
  }
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

/** Snippets are looked for in the folders of `base_path`, and in that of mkdocs.yml. */
function included(path: string, dir: string, config: unknown, files: ProjectFiles): string | undefined {
  const options = namedIn(at(config, 'markdown_extensions')).find(([name]) => name === 'pymdownx.snippets')?.[1]
  const given = at(options, 'base_path')
  const bases = [...(Array.isArray(given) ? given : [given]), '.', dir].filter((base): base is string => typeof base === 'string')
  const text = path.includes(':')
    ? undefined
    : bases.map((base) => files.read(joinPath(base, path))).find((found) => found !== undefined)
  return text?.slice(pageLinesOf(text).bodyStart)
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

function isPost(contentPath: string, config: unknown): boolean {
  const blog = namedIn(at(config, 'plugins')).find(([name]) => name === 'blog' || name === 'material/blog')
  const dir = textIn(blog?.[1], 'blog_dir') ?? 'blog'
  return blog !== undefined && contentPath.startsWith(dir === '.' ? 'posts/' : `${dir}/posts/`)
}

/** https://squidfunk.github.io/mkdocs-material/plugins/blog/: `/blog/2024/03/01/the-title/`. */
function postAddress(contentPath: string, text: string): string {
  const data = dataIn(text)
  const given = at(data, 'date')
  const date = /^\d{4}-\d{2}-\d{2}/.exec(
    given instanceof Date ? given.toISOString() : (textIn(given) ?? textIn(given, 'created') ?? ''),
  )?.[0]
  const slug = textIn(data, 'slug') ?? slugify(pageTitleIn(text) ?? contentPath)
  const folder = contentPath.slice(0, contentPath.indexOf('posts/'))
  return `/${folder}${date === undefined ? '' : `${date.replaceAll('-', '/')}/`}${slug}/`
}

function dataIn(text: string): unknown {
  const { frontmatter } = pageLinesOf(text)
  return frontmatter ? readYamlValue(frontmatter.text).value : undefined
}

function pageTitleIn(text: string): string | undefined {
  return textIn(dataIn(text), 'title') ?? titleIn(pageLinesOf(text).lines)
}

interface Nav {
  readonly ids: ReadonlyMap<string, string>
  /** Of a page. */
  readonly titleOf: (path: string) => string | undefined
  readonly notes: ConfigNotes
}

function navItem(item: unknown, nav: Nav): readonly Code[] {
  if (typeof item === 'string') return navLink(item, undefined, nav)
  return entriesIn(item).flatMap(([given, value]) => {
    if (typeof value === 'string') return navLink(value, given === '' ? undefined : given, nav)
    const items = listIn([value], 0).flatMap((each) => navItem(each, nav))
    // A hook may name a section after its first page.
    const label = given === '' ? nav.titleOf(firstPathIn(value) ?? '') : given
    return label === undefined ? items : [{ label, items }]
  })
}

function firstPathIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  const inner = Array.isArray(value) ? value : entriesIn(value).map(([, each]) => each)
  return inner.map(firstPathIn).find((path) => path !== undefined)
}

function navLink(path: string, label: string | undefined, { ids, notes }: Nav): readonly Code[] {
  if (/^(?:[a-z]+:|\/)/i.test(path)) return [{ label: label ?? path, href: path }]
  const id = ids.get(path.replace(/^\.\//, ''))
  if (id !== undefined) return [label === undefined ? id : { doc: id, label }]
  notes.say('by-hand', 'sidebar', path, `The navigation names "${path}", which is not a page, so it was left out.`)
  return []
}

/** The plugin mkdocs-redirects: from and to are files of the docs. */
function redirectsOf(config: unknown, notes: ConfigNotes): readonly { readonly from: string; readonly to: string }[] {
  const options = namedIn(at(config, 'plugins')).find(([name]) => name === 'redirects')?.[1]
  return entriesIn(options, 'redirect_maps').flatMap(([from, to]) => {
    if (typeof to !== 'string') return []
    if (to.includes('#'))
      notes.say('changed', 'redirects', from, `The redirect from "${from}" leads to its page, without the anchor.`)
    const target = /^[a-z]+:/i.test(to) ? to : addressOf(to.replace(/#.*$/, ''), config)
    return [{ from: addressOf(from, config), to: target }]
  })
}
