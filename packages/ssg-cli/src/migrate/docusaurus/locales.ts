// The `i18n` of Docusaurus: a folder for each language, with a folder for each plugin and files of texts.
import { isRecord, type MessageKey } from '@docgen/model'
import type { Code } from '../../scaffold/code-text.ts'
import type { ConfigNotes } from '../core/config-notes.ts'
import { copyrightOf } from '../core/copyright.ts'
import { nameOfLanguage, type LocaleCode, type OldLocale, type OldLocales } from '../core/locales.ts'
import type { Note } from '../core/note.ts'
import type { ForeignConfig, ProjectFiles } from '../core/site.ts'
import { jsonOf } from '../../syntax/data/json-of.ts'
import { at, entriesIn, listIn, textIn } from '../core/values.ts'

export interface DocusaurusLocale extends OldLocale {
  /** `i18n/de` */
  readonly folder: string
}

export interface DocusaurusLocales extends OldLocales {
  readonly others: readonly DocusaurusLocale[]
}

export function localesOf({ value }: ForeignConfig): DocusaurusLocales {
  const first = textIn(value, 'i18n', 'defaultLocale') ?? 'en'
  const names = listIn(value, 'i18n', 'locales').filter((name): name is string => typeof name === 'string' && name !== first)
  const root = (textIn(value, 'i18n', 'path') ?? 'i18n').replace(/^\.\//, '').replace(/\/$/, '')
  const localeOf = (name: string): DocusaurusLocale => {
    const given = at(value, 'i18n', 'localeConfigs', name)
    const htmlLang = textIn(given, 'htmlLang') ?? name
    return {
      name,
      label: textIn(given, 'label') ?? nameOfLanguage(htmlLang),
      path: name === first ? '/' : `/${name}`,
      htmlLang,
      direction: textIn(given, 'direction'),
      calendar: textIn(given, 'calendar'),
      folder: `${root}/${textIn(given, 'path') ?? name}`,
    }
  }
  return { first: localeOf(first), others: names.map(localeOf) }
}

/** What a plugin calls the folder of its translations: `docusaurus-plugin-content-docs-api`. */
export function pluginFolder(name: string, id: string | undefined): string {
  return id === undefined || id === 'default' ? name : `${name}-${id}`
}

/** Texts of a file such as `navbar.json`, by their ids. */
export type Texts = ReadonlyMap<string, string>

export function textsOf(path: string, { read }: ProjectFiles): Texts {
  const text = read(path)
  return new Map(
    entriesIn(jsonOf(text)).flatMap(([id, value]) => {
      const message = textIn(value, 'message') ?? textIn(value)
      return message === undefined ? [] : [[id, message]]
    }),
  )
}

/** The text that describes the logo, in each language where some have their own. */
export function logoInAll(logo: Code, { first, others }: DocusaurusLocales, files: ProjectFiles): Code {
  const alt = textIn(logo, 'alt')
  const said = others.flatMap(({ name, folder }): [string, string][] => {
    const own = textsOf(`${folder}/docusaurus-theme-classic/navbar.json`, files).get('logo.alt')
    return own === undefined ? [] : [[name, own]]
  })
  if (!isRecord(logo) || alt === undefined || said.length === 0) return logo
  const rest = others.map(({ name }): [string, string] => [name, alt])
  const texts = Object.fromEntries([[first.name, alt], ...rest, ...said])
  return Object.fromEntries(Object.entries(logo).map(([key, value]) => [key, key === 'alt' ? texts : codeOf(value)]))
}

/** What the config says in a language: the settings of the site with the texts of the classic theme. */
export function localeTexts(
  { folder }: DocusaurusLocale,
  site: { readonly navbar: Code; readonly footer: Code },
  files: ProjectFiles,
): LocaleCode {
  const navbar = textsOf(`${folder}/docusaurus-theme-classic/navbar.json`, files)
  const footer = textsOf(`${folder}/docusaurus-theme-classic/footer.json`, files)
  const inNavbar = (label: string): string | undefined => navbar.get(`item.label.${label}`)
  const inFooter = (label: string): string | undefined =>
    footer.get(`link.item.label.${label}`) ?? footer.get(`link.title.${label}`)
  return {
    title: navbar.get('title'),
    navbar: navbar.size > 0 ? withLabels(site.navbar, inNavbar) : undefined,
    footer: footer.size > 0 ? withCopyright(withLabels(site.footer, inFooter), footer.get('copyright')) : undefined,
    messages: messagesOf(textsOf(`${folder}/code.json`, files)),
  }
}

/** The same code with other texts behind `label` and `title`. */
function withLabels(code: Code, labelOf: (label: string) => string | undefined): Code {
  if (Array.isArray(code)) return code.map((item: Code) => withLabels(item, labelOf))
  if (!isRecord(code)) return code
  return Object.fromEntries(
    Object.entries(code).map(([key, value]): [string, Code] => {
      const isLabel = (key === 'label' || key === 'title') && typeof value === 'string'
      return [key, isLabel ? (labelOf(value) ?? value) : withLabels(codeOf(value), labelOf)]
    }),
  )
}

/** What stands in code is code. */
export function codeOf(value: unknown): Code {
  return value as Code
}

function withCopyright(footer: Code, copyright: string | undefined): Code {
  return copyright !== undefined && isRecord(footer) && 'copyright' in footer
    ? {
        ...Object.fromEntries(Object.entries(footer).map(([key, value]) => [key, codeOf(value)])),
        copyright: copyrightOf(copyright),
      }
    : footer
}

/** Words of docgen, by the ids of the classic theme's own. */
const words: Readonly<Record<string, MessageKey>> = {
  'theme.docs.paginator.previous': 'previous',
  'theme.docs.paginator.next': 'next',
  'theme.docs.paginator.navAriaLabel': 'pagination',
  'theme.common.editThisPage': 'editThisPage',
  'theme.common.skipToMainContent': 'skipToContent',
  'theme.TOCCollapsible.toggleButtonLabel': 'onThisPage',
  'theme.NotFound.title': 'pageNotFound',
  'theme.CodeBlock.copied': 'copied',
  'theme.CodeBlock.copyButtonAriaLabel': 'copyCode',
  'theme.SearchBar.label': 'search',
  'theme.docs.breadcrumbs.navAriaLabel': 'breadcrumbs',
  'theme.docs.sidebar.closeSidebarButtonAriaLabel': 'closeMenu',
  'theme.AnnouncementBar.closeButtonAriaLabel': 'close',
  'theme.admonition.note': 'admonition.note',
  'theme.admonition.tip': 'admonition.tip',
  'theme.admonition.info': 'admonition.info',
  'theme.admonition.warning': 'admonition.warning',
  'theme.admonition.caution': 'admonition.caution',
  'theme.admonition.danger': 'admonition.danger',
}

function messagesOf(texts: Texts): LocaleCode | undefined {
  const said = Object.entries(words).flatMap(([id, key]): [string, string][] => {
    const text = texts.get(id)
    return text === undefined ? [] : [[key, text]]
  })
  return said.length > 0 ? Object.fromEntries(said) : undefined
}

/** Of each language what was not migrated; `known` are the files that were. */
export function localeNotes(
  { others }: DocusaurusLocales,
  { files, config }: { readonly files: ProjectFiles; readonly config: ForeignConfig },
  known: ReadonlySet<string>,
  notes: ConfigNotes,
): readonly Note[] {
  const folders = new Set(others.map(({ folder }) => folder))
  const root = (textIn(config.value, 'i18n', 'path') ?? 'i18n').replace(/^\.\//, '')
  for (const { name } of others)
    for (const key of ['url', 'baseUrl'])
      if (at(config.value, 'i18n', 'localeConfigs', name, key) !== undefined)
        notes.say(
          'by-hand',
          'locale',
          key,
          `The language "${name}" has its own ${key}: its pages are now below /${name} of the same site.`,
        )
  const unnamed = [
    ...new Set(files.paths.flatMap((path) => (path.startsWith(`${root}/`) ? path.split('/').slice(0, 2).join('/') : []))),
  ]
  return [
    ...unnamed
      .filter((folder) => !folders.has(folder) && folder.split('/').length === 2)
      .map((file): Note => ({
        kind: 'left',
        topic: 'locale',
        file,
        line: 1,
        message: 'The config does not name this language, so its translations were left out.',
      })),
    ...others.flatMap(({ folder }) =>
      files.paths
        .filter((path) => path.startsWith(`${folder}/`) && !known.has(path) && !/\/_[^/]*\.mdx?$/.test(path))
        .map((file) => leftNote(file, files)),
    ),
  ]
}

function leftNote(file: string, files: ProjectFiles): Note {
  const about = { topic: 'locale', file, line: 1 }
  if (file.endsWith('/code.json')) {
    const own = [...textsOf(file, files).keys()].filter((id) => !id.startsWith('theme.'))
    const message = `Words of docgen's theme are now \`messages\` of the locale; ${own.length} texts of React components were left out.`
    return { ...about, kind: own.length > 0 ? 'by-hand' : 'changed', message }
  }
  if (/\/(?:navbar|footer|current|version-[^/]+)\.json$/.test(file)) {
    return { ...about, kind: 'changed', message: 'The labels of this file are now in the config.' }
  }
  return { ...about, kind: 'by-hand', message: 'This translated file was left out.' }
}
