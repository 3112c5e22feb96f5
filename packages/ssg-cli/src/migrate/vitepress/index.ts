import { Call, type Code } from '../../scaffold/code-text.ts'
import type { Setting } from '../../scaffold/config-file.ts'
import { createConfigNotes, noteOpaque, type ConfigNotes } from '../core/config-notes.ts'
import { brandIn } from '../core/brand.ts'
import { askedPage, editLinkQuestion, withEditLink } from '../core/edit-link.ts'
import { folderRedirects } from '../core/folder-redirects.ts'
import { keepLinkedAnchors } from '../core/heading-ids.ts'
import { localeSettings, withoutLocale, type LocaleCode } from '../core/locales.ts'
import type { Note } from '../core/note.ts'
import { finishPages } from '../core/pages.ts'
import { joinPath } from '../core/paths.ts'
import {
  filledFolder,
  type ForeignConfig,
  type Migration,
  type MigrationInput,
  type MigrationTool,
  type ProjectFiles,
} from '../core/site.ts'
import { createShownCode } from '../core/shown-code.ts'
import { at, rooted, textIn } from '../core/values.ts'
import { foreignLocales, localesOf, messagesOf, noteLocale, sidebarIn, type VitePressLocale } from './locales.ts'
import { assetsOf, draftOf, folderOf, idsIn, inSource, pagesIn, plainAddress, targetsAmong, type OldSite } from './pages.ts'
import { footerOf, hasOwnSlugs, isOfPlugin, navbarOf, noteOthers, siteSettings } from './settings.ts'
import { folderConfigsIn, withFolderConfigs, type FolderConfig } from './folder-configs.ts'
import { withRootFolder } from './root-folder.ts'
import { migrateSidebar } from '../core/path-sidebars.ts'
import { teamModulesIn } from './team-modules.ts'
import { themeReference, type ThemeReference } from './typedoc-theme.ts'

const endings = ['ts', 'mts', 'js', 'mjs', 'cts', 'cjs']

export const vitepress: MigrationTool = {
  name: 'vitepress',
  title: 'VitePress',
  configNames: ['.vitepress/config', '.vitepress/config/index'].flatMap((name) => endings.map((ending) => `${name}.${ending}`)),
  modulesOf: ({ value }, files) => [...folderConfigsIn(value, files), ...teamModulesIn(files)],
  brandOf: (_, files) => brandIn(styleSheetsIn(files), files, vitepressColors),
  migrate,
  questions: {
    of: ({ opaque }) =>
      editLinkQuestion(opaque.find(isEditPattern), { filePath: askedPage, relativePath: askedPage, frontmatter: {} }),
    answered: (migration, answers, { value }) => withEditLink(migration, answers, joinPath(textIn(value, 'srcDir') ?? '.')),
  },
}

function isEditPattern(path: string): boolean {
  return path === 'themeConfig.editLink.pattern'
}

function migrate({ config, files: all, modules, fromOut }: MigrationInput): Migration {
  const { files, movedOf, restored } = withRootFolder(config.value, all)
  const ofFolders = folderConfigsIn(config.value, all).flatMap((path) => {
    const module = modules.get(path)
    return module ? [{ path: movedOf(path), config: { ...module, file: movedOf(path) } }] : []
  })
  const teams = new Map([...modules].map(([path, module]) => [movedOf(path), module]))
  const foreign = { ...config, value: withFolderConfigs(config.value, ofFolders) }
  // Packages are outside of the folder of the pages.
  const referenceOf = (notes: ConfigNotes) =>
    themeReference({ files: all, fromOut }, joinPath(textIn(config.value, 'srcDir') ?? '.'), notes)
  return restored(migrateFiles({ files, foreign, ofFolders, referenceOf, fromOut, teams }))
}

interface SiteInput extends Pick<MigrationInput, 'files' | 'fromOut'> {
  readonly foreign: ForeignConfig
  readonly ofFolders: readonly FolderConfig[]
  readonly teams: OldSite['teams']
  readonly referenceOf: (notes: ConfigNotes) => ThemeReference | undefined
}

function migrateFiles({ files, foreign, ofFolders, referenceOf, fromOut, teams }: SiteInput): Migration {
  const locales = localesOf(foreign.value)
  const { config } = locales.first
  const notes = createConfigNotes(
    foreign,
    files,
    ofFolders.map(({ path }) => path),
  )
  for (const each of ofFolders) noteOpaque(each.config, notes)
  const site: OldSite = {
    files,
    config,
    locales,
    src: joinPath(textIn(config, 'srcDir') ?? '.'),
    code: createShownCode({ files, fromOut }),
    teams,
    keepsAnchors: !hasOwnSlugs(config, foreign.opaque),
  }
  noteConfig(site, foreign, notes)
  const pages = pagesIn(site, notes)
  const ids = idsIn(pages, site)
  const drafts = pages.map((page) => draftOf(page, site, ids))
  if (!site.keepsAnchors)
    keepLinkedAnchors(
      drafts.map(({ draft }) => draft),
      targetsAmong(drafts, site),
    )
  const finished = finishPages(drafts)
  const reference = referenceOf(notes)
  const ofReference = reference ? [{ address: `${reference.path}/`, file: foreign.file, now: `${reference.path}/` }] : []
  const addresses = [...finished.addresses, ...ofReference]
  const redirects = folderRedirects(addresses, locales)
  const publicDir = inSource(site, 'public')
  const copies = [...assetsOf(site, publicDir), ...site.code.copies()]
  const settings: readonly Setting[] = [
    ...siteSettings(config, notes, foreignLocales(foreign.value)),
    ...localeSettings(locales, (locale) => textsOf(locale, notes), notes),
    { key: 'staticDir', value: filledFolder(publicDir, copies) },
    { key: 'redirects', value: redirects.length > 0 ? redirects : undefined },
    { key: 'sources', value: [sourceOf(site, ids, notes), ...(reference ? [reference.source] : [])] },
  ]
  const outputs = outputsOf(settings, finished.pages, copies)
  return {
    pages: finished.pages,
    files: [],
    copies,
    settings: [...settings, { key: 'outputs', value: outputs.length > 0 ? outputs : undefined }],
    notes: [...notes.notes, ...themeNotes(files), ...drafts.flatMap(({ draft }) => draft.notes)],
    addresses,
    components: drafts.flatMap(({ draft }) => draft.components),
  }
}

/** Files for language models, which a plugin wrote, are there as long as something links to them. */
function outputsOf(settings: readonly Setting[], pages: Migration['pages'], copies: Migration['copies']): readonly Call[] {
  const isStatic = copies.some(({ to }) => /(?:^|\/)llms(?:-full)?\.txt$/.test(to))
  const texts = [JSON.stringify(settings), ...pages.map(({ text }) => text)]
  const isLinked = texts.some((text) => /["'(/]llms(?:-full)?\.txt\b/.test(text))
  return isLinked && !isStatic ? [new Call('llmsTxt')] : []
}

function styleSheetsIn({ paths }: ProjectFiles): readonly string[] {
  return paths.filter((path) => /^\.vitepress\/theme\/.*\.(?:css|scss)$/.test(path))
}

/** Variables of VitePress's theme, with the colors that it gives to those of its palette. */
const vitepressColors = {
  names: ['--vp-c-brand-1', '--vp-c-brand'],
  defaults: {
    '--vp-c-indigo-1': ['#3451b2', '#a8b1ff'],
    '--vp-c-purple-1': ['#6f42c1', '#c8abfa'],
    '--vp-c-green-1': ['#18794e', '#3dd68c'],
    '--vp-c-yellow-1': ['#915930', '#f9b44e'],
    '--vp-c-red-1': ['#b8272c', '#f66f81'],
  },
} as const

function noteConfig({ config, locales, keepsAnchors }: OldSite, foreign: ForeignConfig, notes: ConfigNotes): void {
  if (!keepsAnchors)
    notes.say(
      'by-hand',
      'anchor',
      'slugify',
      'Code in the config makes the anchors of headings. Those that pages link to were kept; links from elsewhere to other headings may need {#id} after the headings.',
    )
  noteOpaque(
    foreign,
    notes,
    (path) => isEditPattern(path) || isOfPlugin(path) || /^(?:markdown|vite|transform|buildEnd|head\.)/.test(path),
  )
  noteOthers(config, notes)
  for (const locale of locales.others) noteLocale(locale, notes)
  if (locales.first.folder !== '')
    notes.say(
      'by-hand',
      'locale',
      'locales',
      `Every language has a folder, so no page is at /: lead readers from there to ${locales.first.path}/ where the site is hosted.`,
    )
}

function sourceOf(site: OldSite, ids: ReadonlyMap<string, string>, notes: ConfigNotes): Code {
  const { first, others } = site.locales
  const sidebarOf = (locale: VitePressLocale): Code =>
    migrateSidebar(sidebarIn(locale, site.locales), {
      idOf: (address) => ids.get(plainAddress(withoutLocale(address, locale))),
      pathOf: (path) => withoutLocale(rooted(path), locale),
      notes,
    })
  const translations = others.map((locale): [string, LocaleCode] => {
    // Beside that of the originals, a folder of a language stays where it is.
    const dir = first.folder === '' ? undefined : folderOf(locale, site).slice(0, -1)
    return [locale.name, { dir, sidebar: sidebarOf(locale) }]
  })
  const said = translations.filter(([, value]) => Object.values(value).some((each) => each !== undefined))
  const dir = folderOf(first, site).slice(0, -1)
  return new Call('docs', {
    dir: dir === '' ? '.' : dir,
    path: '/',
    sidebar: sidebarOf(first),
    locales: said.length > 0 ? Object.fromEntries(said) : undefined,
  })
}

/** What the config says in a language. A key without a value is that of the site. */
function textsOf(locale: VitePressLocale, notes: ConfigNotes): LocaleCode {
  const { own } = locale
  return {
    title: textIn(own, 'title'),
    tagline: textIn(own, 'description'),
    navbar:
      at(own, 'themeConfig', 'nav') === undefined
        ? undefined
        : navbarOf(at(locale.config, 'themeConfig'), notes, (path) => withoutLocale(rooted(path), locale)),
    footer: at(own, 'themeConfig', 'footer') === undefined ? undefined : footerOf(at(own, 'themeConfig')),
    messages: messagesOf(locale),
  }
}

function themeNotes({ paths }: ProjectFiles): readonly Note[] {
  return paths
    .filter((path) => /^\.vitepress\/(?:theme|components)\/.*\.(?:vue|css|scss)$/.test(path))
    .map((file) => ({
      kind: 'by-hand',
      topic: file.endsWith('css') ? 'style-sheet' : 'theme-override',
      file,
      line: 1,
      message: "This part of the theme was left out: write a React component, or set the tokens of docgen's theme.",
    }))
}
