import { slug as slugify } from 'github-slugger'
import { Call, type Code } from '../../scaffold/code-text.ts'
import { docIdentityOf } from '../../sources/docs/doc-identity.ts'
import { readYamlValue } from '../../syntax/data/yaml-value.ts'
import { brandIn } from '../core/brand.ts'
import { naturalPostAddress } from '../core/blog.ts'
import { jsonReader, type JsonReader } from '../core/json-import.ts'
import { createConfigNotes, noteOpaque, type ConfigNotes } from '../core/config-notes.ts'
import { Draft } from '../core/draft.ts'
import { pageLinesOf } from '../core/lines.ts'
import { localeSettings, movedLink, untranslated, type LocaleCode } from '../core/locales.ts'
import type { Note } from '../core/note.ts'
import { linkBetween } from '../core/moved-files.ts'
import { createShownCode, type ShownCode } from '../core/shown-code.ts'
import { finishPages, translationsAmong, type DraftPage } from '../core/pages.ts'
import { asMarkdown, folderOfFile, joinPath } from '../core/paths.ts'
import { redirectsOf, withRedirects } from '../core/redirects.ts'
import type { Migration, MigrationInput, MigrationTool, ProjectFiles } from '../core/site.ts'
import { at, listIn, textIn } from '../core/values.ts'
import { authorKeys, blogOfPost, blogsOf, hasTags, insertCover, migrateBlog, rulesOf, type StarlightBlog } from './blog.ts'
import { aliasesOf, withoutAlias, type Aliases } from '../core/aliases.ts'
import { localesOf, messagesOf, textsOf, type StarlightLocale, type StarlightLocales } from './locales.ts'
import { migrateStarlightPage } from './page.ts'
import { noteOthers, publicFolderOf, publicImage, siteSettings, starlightOptions } from './settings.ts'
import { usualAliases } from './usual-aliases.ts'
import { hasLabelsIn, migrateSidebar, type SidebarDoc } from './sidebar.ts'

const content = 'src/content/docs'

export const starlight: MigrationTool = {
  name: 'starlight',
  title: 'Starlight',
  configNames: ['astro.config.mjs', 'astro.config.ts', 'astro.config.mts', 'astro.config.js'],
  packageNames: ['@astrojs/starlight'],
  brandOf: ({ value }, files) => {
    const sheets = listIn(starlightOptions(value), 'customCss').flatMap((path) =>
      typeof path === 'string' ? [joinPath(path)] : [],
    )
    return brandIn(sheets, files, { names: ['--sl-color-accent'], isDarkFirst: true })
  },
  migrate,
}

interface Page {
  readonly page: DraftPage
  readonly doc: SidebarDoc
  readonly locale: StarlightLocale
  readonly data: unknown
  /** Of a post, the blog that it is one of. */
  readonly blog: StarlightBlog | undefined
}

/** What is asked of the old site. */
interface OldSite {
  readonly files: ProjectFiles
  readonly locales: StarlightLocales
  readonly blogs: readonly StarlightBlog[]
  readonly aliases: Aliases
  readonly code: ShownCode
  /** What is asked wherever a link leads to a file: whether it is there, and the frontmatter of a page. */
  readonly isFile: (path: string) => boolean
  readonly dataOf: (path: string) => unknown
}

function migrate({ config, files, fromOut }: MigrationInput): Migration {
  const notes = createConfigNotes(config, files)
  const options = starlightOptions(config.value)
  const locales = localesOf(options, foldersIn(content, files.paths))
  const code = createShownCode({ files, fromOut })
  const site: OldSite = {
    files,
    locales,
    blogs: blogsOf(options),
    aliases: aliasesOf(files, usualAliases),
    code,
    ...createFileFacts(files),
  }
  const pages = files.paths
    .filter((path) => path.startsWith(`${content}/`) && /\.mdx?$/.test(path) && !/\/_/.test(path))
    .flatMap((file) => pageOf(file, site, notes))
  const drafts = pages.map(({ page }) => page)
  const finished = finishPages(drafts)
  noteOpaque(config, notes, (path) => /^(?:integrations\.\d+(?!.*sidebar)|vite|markdown)/.test(path))
  noteOthers(config.value, options, notes)
  const copies = [...copiesOf(site, publicFolderOf(config.value), options), ...code.copies()]
  const blogs = migrateBlogs(site, pages, { file: config.file, hasUrl: textIn(config.value, 'site') !== undefined, notes })
  const addresses = [...finished.addresses, ...blogs.addresses]
  const settings = siteSettings(config.value, options, copies, notes).map((setting) =>
    setting.key === 'navbar' ? { ...setting, value: withItems(blogs.links, setting.value) } : setting,
  )
  return {
    pages: finished.pages,
    files: [],
    copies,
    settings: [
      ...withRedirects(settings, [...redirectsOf({ settings }), ...blogs.redirects.map((redirect) => ({ ...redirect }))]),
      ...localeSettings(locales, (locale) => textsOf(locale, options, messagesOf(locale, files, notes)), notes),
      { key: 'tags', value: blogs.tagsPath && { path: blogs.tagsPath } },
      { key: 'plugins', value: blogs.plugins.length > 0 ? blogs.plugins : undefined },
      { key: 'sources', value: [sourceOf(site, pages, options, notes)] },
    ],
    notes: [...notes.notes, ...otherPages(files), ...pages.flatMap(({ page }) => page.draft.notes)],
    addresses: [...addresses, ...untranslated(addresses, locales, translationsAmong(drafts))],
    components: drafts.flatMap(({ draft }) => draft.components),
  }
}

function withItems(items: readonly Code[], value: Code): Code {
  const all = [...items, ...(Array.isArray(value) ? value : [])]
  return all.length > 0 ? all : undefined
}

function migrateBlogs(
  { blogs, locales }: OldSite,
  pages: readonly Page[],
  input: Pick<Parameters<typeof migrateBlog>[1], 'file' | 'hasUrl' | 'notes'>,
) {
  const filled = blogs.flatMap((blog) => {
    const posts = pages.filter((page) => page.blog === blog && page.locale === locales.first)
    return posts.length === 0 ? [] : [{ blog, posts }]
  })
  const migrated = filled.map(({ blog, posts }) =>
    migrateBlog(blog, {
      ...input,
      locales,
      posts: posts.map(({ data, page }) => ({ data, isDraft: page.isDraft === true })),
    }),
  )
  const tagged = filled.find(({ posts }) => posts.some(({ data }) => hasTags(data)))
  return {
    plugins: migrated.map(({ plugin }) => plugin),
    links: migrated.flatMap(({ links }) => links),
    redirects: migrated.flatMap(({ redirects }) => redirects),
    addresses: migrated.flatMap(({ addresses }) => addresses),
    tagsPath: tagged && `${tagged.blog.base}tags`,
  }
}

function sourceOf({ locales, blogs }: OldSite, pages: readonly Page[], options: unknown, notes: ConfigNotes): Call {
  const { first } = locales
  const given = at(options, 'sidebar')
  const docs = pages.flatMap(({ doc, locale, blog }) => (locale === first && blog === undefined ? [doc] : []))
  const others = new Set([
    ...blogs.map(({ prefix }) => prefix),
    ...pages.flatMap(({ doc, locale, blog }) => (locale === first && blog ? [doc.slug] : [])),
  ])
  const sidebar = given === undefined ? undefined : migrateSidebar(given, { docs, others, notes })
  const translations = locales.others.map((locale): [string, LocaleCode] => {
    // Beside that of the originals, a folder of a language stays where it is.
    const dir = first.folder === '' ? undefined : `${content}/${locale.folder}`
    const isTold = hasLabelsIn(given, locale.lang)
    return [
      locale.name,
      { dir, sidebar: isTold ? migrateSidebar(given, { docs, others, notes: silent, lang: locale.lang }) : undefined },
    ]
  })
  const said = translations.filter(([, value]) => Object.values(value).some((each) => each !== undefined))
  return new Call('docs', {
    dir: folderOf(first),
    path: '/',
    sidebar,
    locales: said.length > 0 ? Object.fromEntries(said) : undefined,
  })
}

function foldersIn(folder: string, paths: readonly string[]): readonly string[] {
  const below = paths.flatMap((path) => (path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1)] : []))
  return [...new Set(below.flatMap((path) => (path.includes('/') ? [path.slice(0, path.indexOf('/'))] : [])))]
}

/** What is wrong with a sidebar is told once. */
const silent: Pick<ConfigNotes, 'say'> = { say: () => undefined }

function folderOf({ folder }: StarlightLocale): string {
  return folder === '' ? content : `${content}/${folder}`
}

function localeAt(path: string, { first, others }: StarlightLocales): StarlightLocale | undefined {
  // The folder of one language may hold those of the others.
  const inner = [first, ...others].sort((a, b) => b.folder.length - a.folder.length)
  return inner.find((locale) => path.startsWith(`${folderOf(locale)}/`))
}

/** Where a file of the old site lies in the new one: folders of languages that lie in that of the originals leave it, as blogs do. */
function newPathOf(path: string, site: OldSite): string {
  const { locales } = site
  const locale = localeAt(path, locales)
  if (locale === undefined) return path
  const inside = path.slice(folderOf(locale).length + 1)
  const blog = /\.mdx?$/.test(path)
    ? blogOfPost(inside, site.dataOf(path), site.blogs)
    : site.blogs.find(({ prefix }) => inside.startsWith(`${prefix}/`))
  if (blog !== undefined)
    return `${locale === locales.first ? '' : `i18n/${locale.name}/`}${blog.name}${inside.slice(blog.prefix.length)}`
  return locale === locales.first || locales.first.folder !== '' ? path : `i18n/${locale.name}/${content}/${inside}`
}

/** Of a page, whichever ending it has: links are rewritten before they are looked up. */
function textAt(path: string, { files }: Pick<OldSite, 'files'>): string | undefined {
  return files.read(path) ?? (path.endsWith('.md') ? files.read(path.replace(/\.md$/, '.mdx')) : undefined)
}

/** Reads each file once, however many links lead there. */
function createFileFacts(files: ProjectFiles): Pick<OldSite, 'isFile' | 'dataOf'> {
  const known = new Map<string, { readonly isFile: boolean; readonly data: unknown }>()
  const factsOf = (path: string): { readonly isFile: boolean; readonly data: unknown } => {
    const before = known.get(path)
    if (before) return before
    const text = textAt(path, { files })
    const facts = { isFile: text !== undefined, data: /\.mdx?$/.test(path) ? dataIn(text ?? '') : {} }
    known.set(path, facts)
    return facts
  }
  return { isFile: (path) => factsOf(path).isFile, dataOf: (path) => factsOf(path).data }
}

function dataIn(text: string): unknown {
  const { frontmatter } = pageLinesOf(withoutEmptyLines(text))
  return frontmatter ? readYamlValue(frontmatter.text).value : {}
}

/** Astro passes over empty lines before the frontmatter. */
function withoutEmptyLines(text: string): string {
  return text.replace(/^(?:[ \t]*\r?\n)+(?=---[ \t]*\r?\n)/, '')
}

/** What becomes of paths in a page. */
function linkOf(file: string, locale: StarlightLocale, original: string, site: OldSite): (path: string) => string {
  const toNew = (path: string): string => asMarkdown(newPathOf(path, site))
  const isMoved = toNew(file) !== asMarkdown(file)
  return (written) => {
    const path = withoutAlias(written, file, site.aliases)
    const outside =
      locale === site.locales.first || !isMoved
        ? path
        : movedLink(path, { file, folder: folderOf(locale), original: toNew(original), newPathOf: toNew })
    return outside === path ? linkBetween(path, file, toNew, site.isFile) : outside
  }
}

function pageOf(file: string, site: OldSite, notes: ConfigNotes): readonly Page[] {
  const { files, locales } = site
  const locale = localeAt(file, locales)
  if (locale === undefined) {
    notes.say('by-hand', 'locale', 'locales', `The page "${file}" is not in the folder of a language, so it was left out.`)
    return []
  }
  const text = withoutEmptyLines(files.read(file) ?? '')
  const contentPath = asMarkdown(file.slice(folderOf(locale).length + 1))
  const data = dataIn(text)
  const blog = blogOfPost(contentPath, data, site.blogs)
  // https://docs.astro.build: a page is served at the slug of its path.
  const natural = contentPath
    .replace(/\.md$/, '')
    .split('/')
    .map((segment) => slugify(segment))
    .join('/')
    .replace(/(?:^|\/)index$/, '')
  const given = textIn(data, 'slug')?.replace(/^\/|\/$/g, '')
  const slug = given === undefined ? natural : inLocale(given, locale)
  const draft = new Draft(file, text)
  const original = `${folderOf(locales.first)}/${contentPath}`
  const link = linkOf(file, locale, original, site)
  migrateStarlightPage(draft, partialReader(draft, site, link), {
    link,
    shownFile: (path) => shownFile(path, file, { page: file, site }),
    json: jsonOf(file, site),
    slugOf: (path) => inLocale(path, locale),
    rules: blog && rulesOf(blog.authors),
  })
  if (blog) insertCover(draft, data, link)
  const order = Number(textIn(data, 'sidebar', 'order') ?? Infinity)
  const page: DraftPage = {
    draft,
    to: asMarkdown(newPathOf(file, site)),
    contentPath,
    base: '/',
    address: slug === '' ? '/' : `/${slug}/`,
    slug: given === undefined ? undefined : `/${slug}`,
    isDraft: at(data, 'draft') === true,
    under: locale.path === '/' ? undefined : locale.path,
    original: locale === locales.first ? undefined : asMarkdown(newPathOf(original, site)),
    ...(blog && placeInBlog(blog, contentPath, data, locale === locales.first)),
  }
  const doc: SidebarDoc = {
    id: docIdentityOf(contentPath, {}, '/').id,
    slug,
    order,
    isHidden: at(data, 'sidebar', 'hidden') === true || at(data, 'draft') === true,
  }
  return [{ page, doc, locale, data, blog }]
}

function placeInBlog(blog: StarlightBlog, path: string, data: unknown, isOriginal: boolean): Partial<DraftPage> {
  const { base, prefix } = blog
  const contentPath = path.slice(prefix.length + 1)
  return {
    contentPath,
    base,
    slug: undefined,
    natural: naturalPostAddress(contentPath, at(data, 'date'), { base, addresses: 'name' }),
    // A translation takes them from its original.
    keys: isOriginal ? authorKeys(blog, data) : [],
  }
}

/** A path from the root is one of Vite's, whose root is the folder of the site. */
function shownFile(
  path: string,
  file: string,
  { page, site }: { readonly page: string; readonly site: OldSite },
): string | undefined {
  const relative = withoutAlias(path, file, site.aliases)
  const target = relative.startsWith('/') ? joinPath(relative) : joinPath(folderOfFile(file), relative)
  return site.code.fileOf(target, asMarkdown(newPathOf(page, site)))
}

/** A slug names the folder of its language too: `de/guides/start`. */
function inLocale(slug: string, { folder }: StarlightLocale): string {
  const plain = slug.replace(/^\/|\/$/g, '')
  return folder !== '' && `${plain}/`.startsWith(`${folder}/`) ? plain.slice(folder.length + 1) : plain
}

function jsonOf(page: string, { files, aliases }: OldSite): JsonReader {
  return jsonReader(page, files, aliases)
}

/** `link` is that of the page, for what the text names by an alias. */
function partialReader(
  page: Draft,
  site: OldSite,
  link: (path: string) => string,
  depth = 0,
): (path: string) => string | undefined {
  return (written) => {
    const path = withoutAlias(written, page.file, site.aliases)
    const file = joinPath(folderOfFile(page.file), path)
    const text = path.startsWith('.') && depth < 8 ? site.files.read(file) : undefined
    if (text === undefined) return undefined
    const draft = new Draft(file, text)
    migrateStarlightPage(draft, partialReader(draft, site, link, depth + 1), {
      link: (own) => (withoutAlias(own, file, site.aliases) === own ? own : link(own)),
      shownFile: (own) => shownFile(own, file, { page: page.file, site }),
      json: jsonOf(file, site),
    })
    page.adopt(draft)
    const migrated = draft.finish()
    return migrated.slice(pageLinesOf(migrated).bodyStart)
  }
}

const asset = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|pdf|zip)$/i

function copiesOf(site: OldSite, publicFolder: string, options: unknown): Migration['copies'] {
  const { paths, read } = site.files
  const logos = ['src', 'light', 'dark'].flatMap((key) => publicImage(textIn(options, 'logo', key)) ?? [])
  return [
    ...paths
      .filter((path) => path.startsWith(`${publicFolder}/`) || (path.startsWith('src/') && asset.test(path)))
      .map((from) => ({ from, to: newPathOf(from, site) })),
    ...logos.filter(({ from }) => read(from) !== undefined).map(({ from, src }) => ({ from, to: `${publicFolder}${src}` })),
  ]
}

/** Pages of Astro, components, and Markdoc. */
function otherPages({ paths }: ProjectFiles): readonly Note[] {
  return paths.flatMap((file): Note[] => {
    if (/^src\/pages\/.*\.astro$/.test(file))
      return [
        {
          kind: 'by-hand',
          topic: 'react-page',
          file,
          line: 1,
          message: 'The Astro page was left out: rewrite it as a React page in pages/.',
        },
      ]
    if (file.endsWith('.mdoc') && file.startsWith(content))
      return [
        { kind: 'by-hand', topic: 'mdx-code', file, line: 1, message: 'The Markdoc page was left out: rewrite it in Markdown.' },
      ]
    return []
  })
}
