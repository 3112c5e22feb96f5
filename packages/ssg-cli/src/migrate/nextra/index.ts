import { Call, type Code } from '../../scaffold/code-text.ts'
import { docIdentityOf } from '../../sources/docs/doc-identity.ts'
import { readYamlValue } from '../../syntax/data/yaml-value.ts'
import { createConfigNotes, noteOpaque, type ConfigNotes } from '../core/config-notes.ts'
import { Draft } from '../core/draft.ts'
import { yamlText } from '../core/frontmatter.ts'
import { jsonReader } from '../core/json-import.ts'
import { pageLinesOf } from '../core/lines.ts'
import { localeSettings, type LocaleCode } from '../core/locales.ts'
import { finishPages, type DraftPage } from '../core/pages.ts'
import { proseOf } from '../core/prose.ts'
import type { ForeignConfig, Migration, MigrationInput, MigrationTool, ProjectFiles } from '../core/site.ts'
import { at, listIn, textIn } from '../core/values.ts'
import { codePages } from '../core/next/code-pages.ts'
import { showComponent } from './shown-component.ts'
import { linksOf } from '../core/next/links.ts'
import { localesOf, type NextraLocales } from './locales.ts'
import { isMeta, readGlobalMetas, readMeta, type Meta } from './meta.ts'
import { oldPagesOf, optionsOf, type OldPage, type OldPages } from './old-pages.ts'
import { migrateNextraPage, titleInText } from './page.ts'
import { placeOf, type Place } from './place.ts'
import { themeFiles } from '../core/next/theme-files.ts'
import type { Note } from '../core/note.ts'
import { imagePlace } from '../core/next/layout-settings.ts'
import { drawnLogo } from '../core/next/drawn-logo.ts'
import { logoIn } from './settings.ts'
import {
  brandOf,
  noteOthers,
  siteSettings,
  siteTitle,
  socialLinks,
  taglineOf,
  themeOptionsOf,
  type ThemeOptions,
} from './settings.ts'
import { sidebarsOf, titleOfName, type Sidebars } from './sidebar.ts'
import { keysOfTheme } from './theme-keys.ts'
import { treeOf, type PageFacts } from './tree.ts'

export const nextra: MigrationTool = {
  name: 'nextra',
  title: 'Nextra',
  configNames: ['next.config.mjs', 'next.config.ts', 'next.config.js', 'next.config.mts', 'next.config.cjs'],
  packageNames: ['nextra', '@theguild/components'],
  react: (config) => ({
    locale: textIn(config?.value, 'i18n', 'defaultLocale'),
    calls: [
      'redirects',
      'logo',
      'head',
      'useNextSeoProps',
      ...['text', 'content', 'component'].flatMap((key) => [`footer.${key}`, `banner.${key}`]),
      'navbar.component',
    ],
    curried: { nextra: 'nextraOptions' },
  }),
  modulesOf: (config, files) => [
    ...[themeFileOf(config.value, files), layoutFileOf(files)].flatMap((file) => file ?? []),
    ...files.paths.filter((path) => isMeta(path) && !path.endsWith('.json')),
  ],
  brandOf: ({ value }, files, modules) => brandOf(themeOf(value, { files, modules })),
  migrate,
}

type Read = Pick<MigrationInput, 'files' | 'modules'>

function themeFileOf(config: unknown, { paths }: ProjectFiles): string | undefined {
  const named = textIn(optionsOf(config), 'themeConfig')?.replace(/^\.\//, '')
  const isTheme = (path: string): boolean => path.replace(/\.\w+$/, '') === (named?.replace(/\.\w+$/, '') ?? 'theme.config')
  return paths.find((path) => isTheme(path) && /\.[jt]sx?$/.test(path))
}

/** The layout around all pages; that of a language's folder where the root has none. */
function layoutFileOf({ paths }: ProjectFiles): string | undefined {
  const found = paths.filter((path) => /^(?:src\/)?app\/(?:\[\w+\]\/|\([\w-]+\)\/)?layout\.[jt]sx?$/.test(path))
  return [...found].sort((a, b) => a.split('/').length - b.split('/').length)[0]
}

function isAround(path: string): boolean {
  return /^(?:src\/)?(?:pages\/_app|pages\/_document|app\/(?:\[\w+\]\/|\([\w-]+\)\/)?layout)\.(?:[jt]sx?|mdx)$/.test(path)
}

function themeOf(config: unknown, { files, modules }: Read): ThemeOptions {
  const moduleAt = (file: string | undefined): ForeignConfig | undefined => (file === undefined ? undefined : modules.get(file))
  return themeOptionsOf(moduleAt(themeFileOf(config, files)), moduleAt(layoutFileOf(files)))
}

/** What is asked of the old site. */
interface OldSite extends Read {
  readonly locales: NextraLocales
  readonly pages: OldPages
  readonly place: Place
  readonly theme: ThemeOptions
  readonly notes: ConfigNotes
}

interface Page {
  readonly old: OldPage
  readonly draft: Draft
  readonly facts: PageFacts
  /** What the page says of itself. */
  readonly data: unknown
  readonly title: string | undefined
}

function migrate({ config, files, modules }: MigrationInput): Migration {
  const parts = [...modules.keys()]
  const notes = createConfigNotes(config, files, parts)
  const theme = themeOf(config.value, { files, modules })
  const locales = localesOf(config.value, listIn(theme.options, 'i18n'), files.paths)
  const pages = oldPagesOf(config.value, files, locales)
  const site: OldSite = { files, modules, locales, pages, place: placeOf(pages, locales), theme, notes }
  const links = linksOf({ ...site, pages: pages.pages, newPathOf: site.place.newPathOf, migratePage: migrateNextraPage })
  const read = pages.pages.flatMap((old) => pageOf(old, site))
  for (const { draft, old } of read) {
    migrateNextraPage(draft, { link: links.of(old), include: links.included(draft, old), json: jsonReader(draft.file, files) })
    showComponent(draft, old.route, site)
  }
  const sidebars = new Map([locales.first, ...locales.others].map(({ name }) => [name, sidebarsFor(name, read, site)]))
  const drafts = read.map((page) => draftPageOf(page, sidebars.get(localeOf(page.old, site)), site))
  const finished = finishPages(drafts)
  const code = codePages({
    files,
    code: pages.code,
    written: new Set(pages.pages.map(({ route }) => route)),
    rootDir: site.place.path === '/' ? site.place.dir : undefined,
    title: textIn(theme.metadata, 'title', 'default') ?? siteTitle(theme) ?? 'Home',
    tagline: taglineOf(theme),
    made: sidebars.get(locales.first.name)?.unknown ?? [],
  })
  const routes = new Set([...finished.addresses, ...code.addresses].flatMap(({ now }) => now?.replace(/(?<=.)\/$/, '') ?? []))
  const copies = copiesOf(site, links.assets())
  const ofModules = noteConfig(config, site)
  const drawn = files.paths.includes('public/logo.svg') ? undefined : drawnLogo(logoIn(theme))
  const settings = siteSettings({
    config: config.value,
    theme,
    copies,
    icon: copies.map(({ to }) => /^public(\/(?:favicon|icon)\.\w+)$/.exec(to)?.[1]).find((icon) => icon !== undefined),
    imageOf: (src) => imageFor(src, site),
    drawn,
    notes,
    routes,
    redirects: code.redirects,
  })
  const navbar = (locale: string): Code => navbarOf(sidebars.get(locale), theme)
  return {
    pages: finished.pages,
    files: [...code.files, ...(drawn?.files ?? [])],
    copies,
    settings: [
      ...settings,
      { key: 'navbar', value: navbar(locales.first.name) },
      ...localeSettings(locales, ({ name }) => ({ navbar: navbar(name) }), notes),
      { key: 'sources', value: [sourceOf(sidebars, site), ...code.sources] },
    ],
    notes: [
      ...notes.notes,
      ...ofModules,
      ...code.notes,
      ...themeFiles(files, isAround),
      ...drafts.flatMap(({ draft }) => draft.notes),
    ],
    addresses: [...finished.addresses, ...code.addresses, ...code.forwarded],
    components: drafts.flatMap(({ draft }) => draft.components),
  }
}

function localeOf({ locale }: OldPage, { locales }: OldSite): string {
  return locale ?? locales.first.name
}

function navbarOf(sidebars: Sidebars | undefined, theme: ThemeOptions): Code {
  const ofPages = sidebars?.navbar ?? []
  const labels = new Set(ofPages.map((item) => at(item, 'label')))
  // A bar of its own names pages again.
  const all = [...ofPages, ...socialLinks(theme).filter((item) => !labels.has(at(item, 'label')))]
  return all.length > 0 ? all : undefined
}

function pageOf(old: OldPage, site: OldSite): readonly Page[] {
  const { files, locales, pages, place, notes } = site
  if (
    locales.kind === 'folder' &&
    old.locale === undefined &&
    !pages.folders.some(({ dir, kind }) => kind === 'app' && old.file.startsWith(`${dir}/`))
  ) {
    notes.say('by-hand', 'locale', 'locales', `The page "${old.file}" is not in the folder of a language, so it was left out.`)
    return []
  }
  const text = files.read(old.file) ?? ''
  const draft = new Draft(old.file, text)
  const { frontmatter } = pageLinesOf(text)
  const data = frontmatter ? readYamlValue(frontmatter.text).value : {}
  const title = textIn(data, 'title') ?? titleInText(draft)
  const contentPath = place.contentPathOf(old)
  const facts: PageFacts = {
    file: old.file,
    route: old.route,
    isIndex: old.isIndex,
    isFolderPage: at(data, 'asIndexPage') === true,
    id: docIdentityOf(contentPath, {}, '/').id,
    label: textIn(data, 'sidebarTitle') ?? title,
    display: textIn(data, 'display'),
  }
  return [{ old, draft, facts, data, title }]
}

function sidebarsFor(locale: string, pages: readonly Page[], site: OldSite): Sidebars {
  const own = pages.filter(({ old }) => localeOf(old, site) === locale)
  const code = site.pages.code.flatMap(({ file, route }) => (route === undefined ? [] : [codeFacts(file, route)]))
  const written = new Set(own.map(({ facts }) => facts.route))
  const tree = treeOf({
    pages: [...own.map(({ facts }) => facts), ...code.filter(({ route }) => !written.has(route))],
    metaOf: (route) => metaAt(route, locale, site),
    router: site.pages.router,
  })
  const isFirst = locale === site.locales.first.name
  const level = at(site.theme.options, 'sidebar', 'defaultMenuCollapseLevel')
  return sidebarsOf(tree, {
    notes: isFirst ? site.notes : silent,
    openDepth: typeof level === 'number' ? level - 1 : 1,
    isMade: (route) => site.pages.code.some((page) => page.route === undefined && page.folder === route),
  })
}

function codeFacts(file: string, route: string): PageFacts {
  return { file, route, isIndex: false, isFolderPage: false, id: undefined, label: undefined, display: undefined }
}

/** What is wrong with a sidebar is told once. */
const silent: Pick<ConfigNotes, 'say'> = { say: () => undefined }

/** The file of a folder may lie in `content/` or, for the same route, in `app/`: what they say adds up. */
function metaAt(route: string, locale: string, site: OldSite): Meta | undefined {
  const ofFolder = site.place.foldersAt(route, locale).flatMap((folder) => readMeta(folder, locale, site) ?? [])
  const found = route === '/' ? [...readGlobalMetas(site), ...ofFolder] : ofFolder
  const [first, ...others] = found
  return first && { ...first, items: [...first.items, ...others.flatMap(({ items }) => items)] }
}

function draftPageOf(page: Page, sidebars: Sidebars | undefined, { place, locales }: OldSite): DraftPage {
  const { old, draft, data, title } = page
  const contentPath = place.contentPathOf(old)
  const locale =
    old.locale === undefined ? locales.first : [locales.first, ...locales.others].find(({ name }) => name === old.locale)
  const isTranslation = locale !== undefined && locale !== locales.first
  const name = old.route.split('/').at(-1) ?? ''
  return {
    draft,
    to: place.newPathOf(old),
    contentPath,
    base: `${place.path}/`.replace('//', '/'),
    address: old.route,
    slug: textIn(data, 'slug'),
    keys: [
      ...(title === undefined ? [`title: ${yamlText(titleOfName(name === '' ? 'index' : name))}`] : []),
      // Nextra shows no title but that of the text.
      ...(/<h1[\s>]/.test(proseOf(draft)) ? ['hide_title: true'] : []),
      ...keysOfTheme(sidebars?.themes.get(old.file) ?? {}, sidebars?.alone.includes(old.file) === true, draft),
    ],
    under: locale === undefined || locale.path === '/' ? undefined : locale.path,
    original: isTranslation ? place.originalPathOf(old) : undefined,
  }
}

function sourceOf(sidebars: ReadonlyMap<string, Sidebars>, { place, locales }: OldSite): Call {
  const codeOf = (name: string): Code => {
    const byName = sidebars.get(name)?.byName ?? new Map<string, readonly Code[]>()
    const [only] = byName.values()
    return byName.size > 1 ? Object.fromEntries(byName) : (only ?? [])
  }
  const others = locales.others.map(({ name }): [string, LocaleCode] => [
    name,
    { dir: place.localeDirOf(name), sidebar: codeOf(name) },
  ])
  return new Call('docs', {
    dir: place.dir === 'docs' ? undefined : place.dir,
    path: place.path === '/docs' ? undefined : place.path,
    sidebar: codeOf(locales.first.name),
    locales: others.length > 0 ? Object.fromEntries(others) : undefined,
  })
}

/** Static files, what lies beside pages, and images that pages show from elsewhere. */
function copiesOf(site: OldSite, assets: readonly string[]): Migration['copies'] {
  const { files, pages } = site
  const isBeside = (path: string): boolean =>
    pages.folders.some(({ dir, kind }) => kind !== 'app' && path.startsWith(`${dir}/`)) &&
    !/\.(?:mdx?|json|css|scss|[cm]?[jt]sx?)$/.test(path)
  const ofPublic = files.paths.filter((path) => path.startsWith('public/')).map((from) => ({ from, to: from }))
  const beside = files.paths.filter(isBeside).map((from) => ({ from, to: from }))
  const shown = assets.map((from) => ({ from, to: from }))
  const icons = files.paths.flatMap((from) => {
    const name = /^(?:src\/)?app\/((?:favicon|icon)\.(?:ico|svg|png))$/.exec(from)?.[1]
    return name === undefined ? [] : [{ from, to: `public/${name}` }]
  })
  const all = [...ofPublic, ...icons, ...beside, ...shown]
  return [...new Map(all.map((copy) => [copy.to, copy])).values()]
}

function imageFor(src: string, { files, theme }: OldSite): string | undefined {
  const image = imagePlace(src, theme.file)
  return image && files.paths.includes(image.from) && image.from.startsWith('public/') ? image.src : undefined
}

/** Keys of next.config that mean something to Next.js alone. */
const ofNext =
  /^(?:webpack|turbopack|experimental|images|typescript|eslint|headers|rewrites|env|generate\w*|nextra\w*|reactStrictMode)\b/

function noteConfig(config: ForeignConfig, { modules, files, locales, theme, notes }: OldSite): readonly Note[] {
  noteOpaque(config, notes, (path) => ofNext.test(path) || /^\w+(?:\(\))+$/.test(path) || path.startsWith('@'))
  const ofModules = [...modules].flatMap(([file, module]) => {
    const own = createConfigNotes(module, files)
    // What is within elements is code of React, which the settings name where it mattered.
    const isWithin = (path: string): boolean => /\.(?:props|children)\.|^(?:props|children)\.|^$/.test(path)
    const isSmall = (path: string): boolean => path.includes('.') && !/^(?:footer|banner|navbar)\./.test(path)
    noteOpaque(module, own, (path) => isWithin(path) || (!isMeta(file) && isSmall(path)))
    return own.notes
  })
  noteOthers(config.value, theme, notes)
  if (locales.others.length > 0 && at(theme.options, 'footer') !== undefined)
    notes.say('left', 'locale', 'footer', `The footer and the banner are those of "${locales.first.name}" in all languages.`)
  if (locales.kind === 'folder')
    notes.say(
      'by-hand',
      'locale',
      'locales',
      `Every language has a folder, so no page is at /: lead readers from there to ${locales.first.path}/ where the site is hosted.`,
    )
  return ofModules
}
