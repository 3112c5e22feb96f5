import { Call, type Code } from '../../scaffold/code-text.ts'
import { readYamlValue } from '../../syntax/data/yaml-value.ts'
import { jsonOf } from '../../syntax/data/json-of.ts'
import { docIdentityOf } from '../../sources/docs/doc-identity.ts'
import { aliasesOf, type Aliases } from '../core/aliases.ts'
import { blogOf, migrateBlog, placeInBlog, rulesOf, titleOfPost, withPosts, type RspressBlog } from './blog.ts'
import { brandIn } from '../core/brand.ts'
import { createConfigNotes, type ConfigNotes } from '../core/config-notes.ts'
import { Draft } from '../core/draft.ts'
import { folderRedirects } from '../core/folder-redirects.ts'
import { yamlText } from '../core/frontmatter.ts'
import { pageLinesOf } from '../core/lines.ts'
import { localeSettings, type LocaleCode } from '../core/locales.ts'
import { codePages } from '../core/next/code-pages.ts'
import type { Note } from '../core/note.ts'
import { finishPages, type DraftPage } from '../core/pages.ts'
import { folderOfFile, joinPath, relativePath, withinSite } from '../core/paths.ts'
import { isWithoutSidebar, migrateSidebar } from '../core/path-sidebars.ts'
import { createShownCode, type ShownCode } from '../core/shown-code.ts'
import type { ForeignConfig, Migration, MigrationInput, MigrationTool, OldAddress, ProjectFiles } from '../core/site.ts'
import { at, entriesIn, merged, rooted, textIn } from '../core/values.ts'
import type { Home } from './home.ts'
import { linksOf, plainAddress, type Links } from './links.ts'
import { localesOf, lostKeysOf, messagesOf, type RspressLocale, type RspressLocales, type Words } from './locales.ts'
import { lostOfMeta } from './meta.ts'
import {
  foldersOf,
  newPathOf,
  oldPagesOf,
  plainRoute,
  rootOf,
  type Folders,
  type OldPage,
  type OldPages,
  type PageFolder,
} from './old-pages.ts'
import { overviewText } from './overview.ts'
import { beginsWithTitle, migrateRspressPage, titleInText } from './page.ts'
import { notePlugins, pluginsOf, redirectsOf } from './plugins.ts'
import { footerOf, navbarOf, noteCode, noteOthers, siteSettings } from './settings.ts'
import { navOf, sidebarsOf, type Sidebars } from './sidebars.ts'
import { withoutPreset } from './preset.ts'
import { isReferencePlugin, pluginReference } from './typedoc-plugin.ts'

const endings = ['ts', 'mts', 'js', 'mjs', 'cjs', 'cts']

export const rspress: MigrationTool = {
  name: 'rspress',
  title: 'Rspress',
  // Rstack has the config of Rspress in that of all its tools.
  configNames: ['rspress', 'rstack'].flatMap((name) => endings.map((ending) => `${name}.config.${ending}`)),
  packageNames: ['rspress'],
  foldersOf: ({ value }) => [rootOf(withoutPreset(value))].filter((root) => root.startsWith('../')),
  asksForPackages: (config) => pluginsOf(config).some(isReferencePlugin),
  brandOf: ({ value }, files) => brandIn(styleSheetsOf(value, files), files, { names: ['--rp-c-brand', '--rp-c-brand-dark'] }),
  migrate,
}

/** What is asked of the old site. */
interface OldSite {
  readonly files: ProjectFiles
  readonly config: unknown
  readonly locales: RspressLocales
  readonly folders: Folders
  readonly old: OldPages
  readonly blog: RspressBlog | undefined
  readonly words: Words
  readonly aliases: Aliases
  readonly code: ShownCode
  readonly titles: ReadonlyMap<OldPage, string | undefined>
  readonly notes: ConfigNotes
}

function migrate(given: MigrationInput): Migration {
  const input = { ...given, config: { ...given.config, value: withoutPreset(given.config.value) } }
  const { config, files, fromOut } = input
  const site = siteOf(config, files, createShownCode({ files, fromOut }))
  const { locales, folders, old, notes } = site
  const plugins = pluginsOf(config)
  const links = linksOf({ ...site, pages: old.pages }, migrateRspressPage)
  const sidebars = new Map(folders.all.map((folder) => [folder, sidebarsOf(config.value, folders, sideInputOf(folder, site))]))
  const drafts = old.pages
    .filter(isShown)
    .map((page) => draftPageOf(page, { site, links, sidebars: sidebars.get(page.folder) ?? {} }))
  const finished = finishPages(drafts)
  const moved = movedVersions(old.pages, finished.addresses)
  const made = codePages({
    files,
    code: old.code.map(({ file, folder, route }) => ({ file, route: addressOf(folder, plainRoute(route)), folder: route })),
    written: new Set(old.pages.map(({ folder, route }) => addressOf(folder, plainRoute(route)))),
    rootDir: folders.all[0] && withinSite(folders.all[0].dir),
    title: textIn(config.value, 'title') ?? 'Home',
    tagline: textIn(config.value, 'description'),
    made: [],
  })
  const addresses = [...finished.addresses.map((each) => moved.get(each) ?? each), ...made.addresses, ...made.forwarded]
  const redirects = [
    ...folderRedirects(finished.addresses, locales),
    ...[...moved.values()].map(({ address, now }) => ({ from: address, to: now?.replace(/(?<=.)\/$/, '') })),
    ...made.redirects.map(({ from, to }) => ({ from, to })),
    ...redirectsOf(plugins, notes),
  ]
  const copies = [...assetsOf(site), ...site.code.copies(), ...links.assets()]
  const reference = pluginReference(plugins, input, { root: folders.root, notes })
  noteConfig(config, site)
  notePlugins(
    plugins.filter((plugin) => !isReferencePlugin(plugin)),
    notes,
  )
  const blog = site.blog && migrateBlog(site.blog, { locales, files, notes })
  const navbar = (locale: RspressLocale): Code => navbarIn(locale, site, links)
  return {
    pages: finished.pages,
    files: made.files,
    copies: [...new Map(copies.map((copy) => [copy.to, copy])).values()],
    settings: [
      ...siteSettings({ config: config.value, root: withinSite(folders.root), copies, plugins, notes }),
      { key: 'navbar', value: navbar(locales.first) },
      { key: 'plugins', value: blog && [blog.plugin] },
      ...localeSettings(locales, (locale) => textsOf(locale, navbar(locale), site), notes),
      { key: 'redirects', value: redirects.length > 0 ? redirects : undefined },
      { key: 'sources', value: [...sourcesOf(sidebars, site, links), ...made.sources, ...(reference ? [reference.source] : [])] },
    ],
    notes: [
      ...notes.notes,
      ...listFilesIn(folders, files).flatMap((file) => lostOfMeta(file, files.read(file) ?? '')),
      ...(blog?.notes ?? []),
      ...made.notes,
      ...themeNotes(config.value, files),
      ...drafts.flatMap(({ draft }) => draft.notes),
    ],
    addresses: [
      ...addresses,
      ...(blog?.addresses ?? []),
      ...(reference ? [{ address: `${reference.path}/`, file: config.file, now: reference.path }] : []),
      ...old.outside.map((file) => lostAddress(file, folders.root)),
    ],
    components: drafts.flatMap(({ draft }) => draft.components),
  }
}

function siteOf(config: ForeignConfig, files: ProjectFiles, code: ShownCode): OldSite {
  const { value } = config
  const locales = localesOf(value)
  const folders = foldersOf(value, locales)
  const found = oldPagesOf(value, folders, files)
  const blog = blogOf(found, locales, files)
  const old = withPosts(found, blog)
  const parts = listFilesIn(folders, files)
  const notes = createConfigNotes(config, files, parts)
  const named = ['resolve', 'source'].flatMap((key) => entriesIn(value, 'builderConfig', key, 'alias'))
  const aliases = named.flatMap(([name, folder]): [string, string][] =>
    typeof folder === 'string' ? [[`${name}/`, `${joinPath(folder)}/`]] : [],
  )
  const ofFile = jsonOf(files.read(joinPath(textIn(value, 'i18nSourcePath') ?? 'i18n.json')))
  return {
    files,
    config: value,
    locales,
    folders,
    old,
    blog,
    words: merged(ofFile ?? {}, at(value, 'i18nSource') ?? {}),
    aliases: new Map([...aliasesOf(files), ...aliases]),
    code,
    titles: new Map(old.pages.map((page) => [page, titleOf(page, files)])),
    notes,
  }
}

/** What lists pages: parts of the config. */
function listFilesIn({ root }: Folders, { paths }: ProjectFiles): readonly string[] {
  return paths.filter((path) => path.startsWith(root === '' ? '' : `${root}/`) && /(?:^|\/)_(?:meta|nav)\.json$/.test(path))
}

/** As Rspress calls a page in its sidebar. */
function titleOf({ file }: OldPage, { read }: ProjectFiles): string | undefined {
  const text = read(file) ?? ''
  const { frontmatter } = pageLinesOf(text)
  return textIn(frontmatter && readYamlValue(frontmatter.text).value, 'title') ?? titleInText(new Draft(file, text))
}

function sideInputOf(folder: PageFolder, { files, old, titles, words, notes }: OldSite) {
  const pages = old.pages.filter((page) => page.folder === folder && page.newPath === undefined && isShown(page))
  return { files, folder, pages, titleOf: (page: OldPage) => titles.get(page), words, notes }
}

/** Of a page, as the old site served it. */
function addressOf({ prefix }: PageFolder, route: string): string {
  return `${prefix}${route}`.replace(/(?<=.)\/$/, '')
}

function isShown({ isList }: OldPage): boolean {
  return isList !== true
}

interface PageContext {
  readonly site: OldSite
  readonly links: Links
  readonly sidebars: Sidebars
}

function draftPageOf(page: OldPage, { site, links, sidebars }: PageContext): DraftPage {
  const { file, folder, contentPath, route } = page
  const { files, config, locales, folders, titles } = site
  const draft = new Draft(file, files.read(file) ?? '')
  const shown = titleInText(draft)
  const isPost = site.blog?.posts.includes(page) === true
  const rules = isPost && site.blog ? rulesOf(site.blog, shown) : undefined
  const data = migrateRspressPage(draft, { ...links.inputOf(draft, page), home: homeOf(folder, site), rules })
  if (data['overview'] === true) {
    const text = overviewText({
      route,
      items: sidebarAt(route, sidebars),
      titleOf: (address) => titles.get(links.pageAt(address, folder) ?? page) ?? address,
      link: (address) => {
        const target = links.pageAt(address, folder)
        return target ? encodeURI(relativePath(folderOfFile(newPathOf(page)), newPathOf(target))) : address
      },
    })
    draft.insert(draft.text.length, draft.text.endsWith('\n') ? text : `\n${text}`)
  }
  const hasOwn = data['sidebar'] === false || ['home', 'custom', 'blank'].includes(textIn(data, 'pageType') ?? '')
  const isBare = !hasOwn && isWithoutSidebar(sidebars, route)
  const original = folders.all.find((each) => each.version === folder.version && each.locale === locales.first)
  const isClean = at(config, 'route', 'cleanUrls') === true
  return {
    draft,
    to: newPathOf(page),
    contentPath,
    base: `${folder.base}/`.replace('//', '/'),
    address: `${folder.base}${route}`.replace('//', '/') + (isClean || route.endsWith('/') ? '' : '.html'),
    keys: isPost
      ? titleOfPost(draft, data, shown, nameOf(contentPath))
      : [...(isBare ? ['hide_sidebar: true'] : []), ...titleKeys(page, draft, data)],
    under: folder.locale.path === '/' ? undefined : folder.locale.path,
    original:
      folder.locale === locales.first ? undefined : isPost ? contentPath : withinSite(joinPath(original?.dir ?? '', contentPath)),
    ...(isPost && placeInBlog(page, data)),
  }
}

function titleKeys({ contentPath }: OldPage, draft: Draft, data: Readonly<Record<string, unknown>>): readonly string[] {
  const given = textIn(data, 'title')
  const shown = titleInText(draft)
  // Frontmatter that cannot be read may have one all the same.
  if (given === undefined && Object.keys(data).length === 0 && /^title\s*:/m.test(draft.page.frontmatter?.text ?? '')) return []
  if (data['pageType'] === 'home' || (shown === undefined && given !== undefined)) return []
  if (shown === undefined) return [`title: ${nameOf(contentPath)}`]
  if (beginsWithTitle(draft.finish())) return []
  return [...(given === shown ? [] : [`title: ${yamlText(shown)}`]), 'hide_title: true']
}

/** Of what a theme shows, only this is known. */
function homeOf(folder: PageFolder, { config, files, words }: OldSite): Home {
  const { own } = folder.locale
  const entry = navOf(config, folder, { files, words }).find((item) => textIn(item, 'link')?.startsWith('/') === true)
  return {
    title: textIn(own, 'title') ?? textIn(config, 'title'),
    tagline: textIn(own, 'description') ?? textIn(config, 'description'),
    entry:
      entry === undefined ? undefined : { text: textIn(entry, 'text'), link: plainAddress(textIn(entry, 'link') ?? '', folder) },
  }
}

/** Rspress calls a page without a title after its file. */
function nameOf(contentPath: string): string {
  return JSON.stringify(
    contentPath
      .replace(/(?:\/index)?\.md$/, '')
      .split('/')
      .at(-1) ?? contentPath,
  )
}

function sidebarAt(route: string, sidebars: Sidebars): Sidebars[string] {
  const paths = Object.keys(sidebars).filter((path) => `${route}/`.startsWith(path))
  return sidebars[[...paths].sort((a, b) => b.length - a.length)[0] ?? ''] ?? []
}

/** docgen writes the language in front of the version, so these pages have moved. */
function movedVersions(pages: readonly OldPage[], addresses: readonly OldAddress[]): ReadonlyMap<OldAddress, OldAddress> {
  const byFile = new Map(pages.map((page) => [page.file, page]))
  return new Map(
    addresses.flatMap((each): [OldAddress, OldAddress][] => {
      const { folder, route } = byFile.get(each.file) ?? {}
      if (folder === undefined || route === undefined || folder.base === '/' || folder.locale.path === '/') return []
      return [[each, { ...each, address: addressOf(folder, route) }]]
    }),
  )
}

function lostAddress(file: string, root: string): OldAddress {
  return {
    address: `/${file.slice(root === '' ? 0 : root.length + 1).replace(/(?:(?:^|\/)index)?\.mdx?$/, '')}`,
    file,
    now: undefined,
  }
}

function navbarIn(locale: RspressLocale, { config, folders, files, words, locales, notes }: OldSite, links: Links): Code {
  const folder = folders.all.find((each) => each.locale === locale)
  if (folder === undefined) return undefined
  return navbarOf(navOf(config, folder, { files, words }), {
    social: at(config, 'themeConfig', 'socialLinks'),
    notes: locale === locales.first ? notes : silent,
    path: (address) => {
      const own = plainAddress(rooted(address), folder)
      return links.pageAt(own, folder) ? plainRoute(own) || '/' : own
    },
  })
}

const silent: ConfigNotes = { say: () => undefined, notes: [] }

/** What the config says in a language. A key without a value is that of the site. */
function textsOf(locale: RspressLocale, navbar: Code, { words }: OldSite): LocaleCode {
  const { own } = locale
  return {
    title: textIn(own, 'title'),
    tagline: textIn(own, 'description'),
    navbar,
    footer: footerOf(own),
    messages: messagesOf(words, locale),
  }
}

function sourcesOf(
  sidebars: ReadonlyMap<PageFolder, Sidebars>,
  { folders, locales, notes }: OldSite,
  links: Links,
): readonly Code[] {
  const versions = folders.versions.length === 0 ? [undefined] : folders.versions
  const sidebarOf = (folder: PageFolder): Code =>
    migrateSidebar(sidebars.get(folder), {
      idOf: (address) => idOf(links.pageAt(plainAddress(address, folder), folder)),
      notes: folder.locale === locales.first ? notes : silent,
    })
  return versions.map((version) => {
    const [first, ...others] = folders.all.filter((folder) => folder.version === version)
    const translations = others.map((folder): [string, LocaleCode] => [
      folder.locale.name,
      { dir: withinSite(folder.dir), sidebar: sidebarOf(folder) },
    ])
    const dir = withinSite(first?.dir ?? '')
    return new Call('docs', {
      dir: dir === 'docs' ? undefined : dir || '.',
      path: first?.base,
      version: version === undefined ? undefined : { name: version },
      sidebar: first && sidebarOf(first),
      locales: translations.length > 0 ? Object.fromEntries(translations) : undefined,
    })
  })
}

function idOf(page: OldPage | undefined): string | undefined {
  return page && docIdentityOf(page.contentPath, {}, '/').id
}

/** Static files, and what lies beside pages: no pages, no code, no lists. */
function assetsOf({ files, folders: { root } }: OldSite): Migration['copies'] {
  const below = root === '' ? '' : `${root}/`
  const isAsset = (path: string): boolean =>
    path.startsWith(`${below}public/`) ||
    (below !== '' && path.startsWith(below) && !/\.(?:mdx?|css|scss|less|[cm]?[jt]sx?)$|\/_(?:meta|nav)\.json$/.test(path))
  return files.paths.filter(isAsset).map((from) => ({ from, to: withinSite(from) }))
}

function noteConfig(foreign: ForeignConfig, { config, locales, folders, old, notes }: OldSite): void {
  noteCode(foreign, notes)
  noteOthers(config, withinSite(folders.root), notes)
  for (const file of old.outside)
    notes.say(
      'by-hand',
      'locale',
      'locales',
      `The page "${file}" is not in the folder of a language or a version, so it was left out.`,
    )
  for (const locale of locales.others)
    for (const key of lostKeysOf(locale)) {
      const message = `${key} of the language "${locale.name}" was left out: the new site has one value for all languages.`
      notes.say('left', 'locale', key, message)
    }
}

function themeFolderOf(config: unknown): string {
  return joinPath(textIn(config, 'themeDir') ?? 'theme')
}

function styleSheetsOf(config: unknown, { paths }: ProjectFiles): readonly string[] {
  const named = textIn(config, 'globalStyles')
  const own = paths.filter((path) => path.startsWith(`${themeFolderOf(config)}/`) && /\.(?:css|scss|less)$/.test(path))
  return [...new Set([...(named === undefined ? [] : [joinPath(named)]), ...own])]
}

function themeNotes(config: unknown, files: ProjectFiles): readonly Note[] {
  const code = files.paths.filter((path) => path.startsWith(`${themeFolderOf(config)}/`) && /\.[jt]sx?$/.test(path))
  const noteOf =
    (topic: string) =>
    (file: string): Note => ({
      kind: 'by-hand',
      topic,
      file,
      line: 1,
      message: "This part of the theme was left out: write a React component, or set the tokens of docgen's theme.",
    })
  return [...styleSheetsOf(config, files).map(noteOf('style-sheet')), ...code.map(noteOf('theme-override'))]
}
