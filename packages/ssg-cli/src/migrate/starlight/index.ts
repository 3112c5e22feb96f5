import { slug as slugify } from 'github-slugger'
import { Call } from '../../scaffold/code-text.ts'
import { docIdentityOf } from '../../sources/docs/doc-identity.ts'
import { readYamlValue } from '../../syntax/data/yaml-value.ts'
import { brandIn } from '../core/brand.ts'
import { createConfigNotes, noteOpaque, type ConfigNotes } from '../core/config-notes.ts'
import { Draft } from '../core/draft.ts'
import { pageLinesOf } from '../core/lines.ts'
import { localeSettings, movedLink, untranslated, type LocaleCode } from '../core/locales.ts'
import type { Note } from '../core/note.ts'
import { finishPages, translationsAmong, type DraftPage } from '../core/pages.ts'
import { asMarkdown, folderOfFile, joinPath } from '../core/paths.ts'
import type { Migration, MigrationInput, MigrationTool, ProjectFiles } from '../core/site.ts'
import { at, listIn, textIn } from '../core/values.ts'
import { localesOf, messagesOf, textsOf, type StarlightLocale, type StarlightLocales } from './locales.ts'
import { migrateStarlightPage } from './page.ts'
import { noteOthers, publicFolderOf, publicImage, siteSettings, starlightOptions } from './settings.ts'
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
}

/** What is asked of the old site. */
interface OldSite {
  readonly files: ProjectFiles
  readonly locales: StarlightLocales
}

function migrate({ config, files }: MigrationInput): Migration {
  const notes = createConfigNotes(config, files)
  const options = starlightOptions(config.value)
  const locales = localesOf(options, foldersIn(content, files.paths))
  const site: OldSite = { files, locales }
  const pages = files.paths
    .filter((path) => path.startsWith(`${content}/`) && /\.mdx?$/.test(path) && !/\/_/.test(path))
    .flatMap((file) => pageOf(file, site, notes))
  const drafts = pages.map(({ page }) => page)
  const finished = finishPages(drafts)
  noteOpaque(config, notes, (path) => /^(?:integrations\.\d+(?!.*sidebar)|vite|markdown)/.test(path))
  noteOthers(config.value, options, notes)
  const copies = copiesOf(site, publicFolderOf(config.value), options)
  return {
    pages: finished.pages,
    files: [],
    copies,
    settings: [
      ...siteSettings(config.value, options, copies, notes),
      ...localeSettings(locales, (locale) => textsOf(locale, options, messagesOf(locale, files, notes)), notes),
      { key: 'sources', value: [sourceOf(site, pages, options, notes)] },
    ],
    notes: [...notes.notes, ...otherPages(files), ...pages.flatMap(({ page }) => page.draft.notes)],
    addresses: [...finished.addresses, ...untranslated(finished.addresses, locales, translationsAmong(drafts))],
    components: drafts.flatMap(({ draft }) => draft.components),
  }
}

function sourceOf({ locales }: OldSite, pages: readonly Page[], options: unknown, notes: ConfigNotes): Call {
  const { first, others } = locales
  const given = at(options, 'sidebar')
  const docs = pages.flatMap(({ doc, locale }) => (locale === first ? [doc] : []))
  const sidebar = given === undefined ? undefined : migrateSidebar(given, { docs, notes })
  const translations = others.map((locale): [string, LocaleCode] => {
    // Beside that of the originals, a folder of a language stays where it is.
    const dir = first.folder === '' ? undefined : `${content}/${locale.folder}`
    const isTold = hasLabelsIn(given, locale.lang)
    return [locale.name, { dir, sidebar: isTold ? migrateSidebar(given, { docs, notes: silent, lang: locale.lang }) : undefined }]
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

/** Where a file of the old site lies in the new one: folders of languages that lie in that of the originals leave it. */
function newPathOf(path: string, { locales }: OldSite): string {
  const locale = localeAt(path, locales)
  if (locale === undefined || locale === locales.first || locales.first.folder !== '') return path
  return `i18n/${locale.name}/${content}/${path.slice(folderOf(locale).length + 1)}`
}

function pageOf(file: string, site: OldSite, notes: ConfigNotes): readonly Page[] {
  const { files, locales } = site
  const locale = localeAt(file, locales)
  if (locale === undefined) {
    notes.say('by-hand', 'locale', 'locales', `The page "${file}" is not in the folder of a language, so it was left out.`)
    return []
  }
  // Astro passes over empty lines before the frontmatter.
  const text = (files.read(file) ?? '').replace(/^(?:[ \t]*\r?\n)+(?=---[ \t]*\r?\n)/, '')
  const contentPath = asMarkdown(file.slice(folderOf(locale).length + 1))
  const { frontmatter } = pageLinesOf(text)
  const data = frontmatter ? readYamlValue(frontmatter.text).value : {}
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
  const to = asMarkdown(newPathOf(file, site))
  const link =
    to === asMarkdown(file) ? undefined : (path: string) => movedLink(path, { file, folder: folderOf(locale), original })
  migrateStarlightPage(draft, partialReader(draft, files), link, (path) => inLocale(path, locale))
  const order = Number(textIn(data, 'sidebar', 'order') ?? Infinity)
  const page: DraftPage = {
    draft,
    to,
    contentPath,
    base: '/',
    address: slug === '' ? '/' : `/${slug}/`,
    slug: given === undefined ? undefined : `/${slug}`,
    isDraft: at(data, 'draft') === true,
    under: locale.path === '/' ? undefined : locale.path,
    original: locale === locales.first ? undefined : original,
  }
  const doc: SidebarDoc = {
    id: docIdentityOf(contentPath, {}, '/').id,
    slug,
    order,
    isHidden: at(data, 'sidebar', 'hidden') === true || at(data, 'draft') === true,
  }
  return [{ page, doc, locale }]
}

/** A slug names the folder of its language too: `de/guides/start`. */
function inLocale(slug: string, { folder }: StarlightLocale): string {
  const plain = slug.replace(/^\/|\/$/g, '')
  return folder !== '' && `${plain}/`.startsWith(`${folder}/`) ? plain.slice(folder.length + 1) : plain
}

function partialReader(page: Draft, files: ProjectFiles, depth = 0): (path: string) => string | undefined {
  return (path) => {
    const file = joinPath(folderOfFile(page.file), path)
    const text = path.startsWith('.') && depth < 8 ? files.read(file) : undefined
    if (text === undefined) return undefined
    const draft = new Draft(file, text)
    migrateStarlightPage(draft, partialReader(draft, files, depth + 1))
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
