// The languages of a site: what a config says of them, and the config that each of them has. For all but their words, their texts, the base of
// their pages and the folders of their sources, that is the config of the site.
import {
  createWords,
  english,
  intlTagOf,
  routeFolderOf,
  untranslatedMessages,
  type DocgenConfig,
  type LocalText,
  type LocaleConfig,
  type LocaleSite,
  type LocaleTexts,
  type SiteConfig,
  type SiteLocale,
  type SiteLocaleConfig,
  type Source,
  type Theme,
  type TranslationFolder,
} from '@docgen/model'
import { directionOf } from '../common/direction-of.ts'
import { withEndSlash } from '../common/paths.ts'
import { withMessages } from '../common/with-messages.ts'
import { configTextsOf, localTextsIn, readingIn, sourcesIn, sourceTextsOf } from './local-texts.ts'
import type { MessageTables } from './messages/tables.ts'
import { plainFolderOf } from './sources.ts'

/** What pages of a locale say; `undefined` where they say what the config does. */
type Said = Pick<SiteConfig, 'locale' | 'messages' | 'untranslated'>

type LocalesConfig = Pick<DocgenConfig, 'locale' | 'locales' | 'defaultLocale'>

export function completeLocale({ name, label, htmlLang = name, direction, calendar }: LocaleConfig): SiteConfig['locale'] {
  return { name, label, direction: direction ?? directionOf(htmlLang), htmlLang, calendar: calendar ?? 'gregory' }
}

/** Of a site with one language, the locale of its config; else the default of all. */
export function saidByDefault(config: LocalesConfig, tables: MessageTables): Said {
  const name = config.locales && defaultLocaleOf(config)
  const given: LocaleConfig = name === undefined ? onlyLocaleOf(config) : { name, label: name, ...config.locales?.[name] }
  return saidIn(given, tables)
}

/** The languages of the pages, for `loadMessageTables`. */
export function languagesOf(config: LocalesConfig): readonly string[] {
  const locales: readonly Pick<LocaleConfig, 'name' | 'htmlLang'>[] = config.locales
    ? Object.entries(config.locales).map(([name, { htmlLang }]) => ({ name, htmlLang }))
    : [onlyLocaleOf(config)]
  return locales.map(({ name, htmlLang = name }) => htmlLang)
}

function onlyLocaleOf({ locale = { name: 'en', label: 'English' } }: LocalesConfig): LocaleConfig {
  return locale
}

function saidIn(given: LocaleConfig, tables: MessageTables): Said {
  const locale = completeLocale(given)
  return {
    locale,
    messages: { ...(tables.get(locale.htmlLang) ?? english), ...given.messages },
    untranslated: untranslatedMessages(locale.htmlLang, given.messages),
  }
}

export function defaultLocaleOf({ locales = {}, defaultLocale }: Pick<DocgenConfig, 'locales' | 'defaultLocale'>): string {
  return defaultLocale ?? Object.keys(locales)[0] ?? ''
}

/** All locales of a config that has several, the default first. */
export function configuredLocalesOf(
  config: DocgenConfig,
  sources: readonly Source<LocalText>[],
  { theme, tables }: { readonly theme: Theme; readonly tables: MessageTables },
): readonly SiteLocale[] | undefined {
  const { locales } = config
  if (locales === undefined) return undefined
  const first = defaultLocaleOf(config)
  const names = [first, ...Object.keys(locales).filter((name) => name !== first)]
  return names.flatMap((name) => {
    const given = locales[name]
    if (given === undefined) return []
    const reading = readingIn(name, first)
    const own = { ...config, ...ownTextsOf(given) }
    const ownSources = sources.map((source) => withOwnSidebar(source, name))
    const { locale, messages, untranslated } = saidIn({ name, ...given }, tables)
    const path = routeFolderOf(given.path ?? (name === first ? '/' : name))
    const inlineScript = theme.inlineScript && withMessages(theme.inlineScript, messages)
    return [
      {
        ...locale,
        path,
        messages,
        untranslated,
        inlineScript,
        texts: configTextsOf(own, reading),
        sourceTexts: sourceTextsOf(own, ownSources, reading),
        unsaid: localTextsIn(own, ownSources)
          .filter(({ text }) => !Object.hasOwn(text, name))
          .map(({ text, path: at }) => ({ text: reading.original(text), path: at })),
      },
    ]
  })
}

/** What a locale says in the place of the config. */
function ownTextsOf({ title, tagline, navbar, footer, announcementBar }: SiteLocaleConfig): Partial<LocaleTexts> {
  return {
    ...(title !== undefined && { title }),
    ...(tagline !== undefined && { tagline }),
    ...(navbar !== undefined && { navbar }),
    ...(footer !== undefined && { footer }),
    ...(announcementBar !== undefined && { announcementBar }),
  }
}

function withOwnSidebar(source: Source<LocalText>, locale: string): Source<LocalText> {
  const sidebar = source.kind === 'docs' ? source.locales?.[locale]?.sidebar : undefined
  return source.kind === 'docs' && sidebar !== undefined ? { ...source, sidebar } : source
}

/** Names of the locales of a site with several, the default first; of any other site one empty name. */
export function localeNamesOf({ siteLocales }: Pick<SiteConfig, 'siteLocales'>): readonly string[] {
  return siteLocales?.map(({ name }) => name) ?? ['']
}

/** The config of one locale; that of the site itself where it has one language. */
export function configOfLocale(config: SiteConfig, name: string): SiteConfig {
  const locale = config.siteLocales?.find((each) => each.name === name)
  const first = config.siteLocales?.[0]
  if (locale === undefined || first === undefined) return config
  const { path, messages, untranslated, inlineScript, texts, sourceTexts, unsaid, ...own } = locale
  const sources = sourcesIn(config.sources, sourceTexts)
  const isDefault = locale === first
  const localeSite: LocaleSite = {
    base: config.base,
    path,
    isDefault,
    defaultLocale: config.locale,
    translations: isDefault ? {} : translationsIn(config, name),
    translationFolders: isDefault ? [] : translationFoldersIn(config, name),
    translatedDirs: [...translatedDirsOf(config)],
  }
  return {
    ...config,
    ...texts,
    base: config.base + path.slice(1),
    locale: own,
    messages,
    untranslated,
    unsaid,
    words: createWords(messages, intlTagOf(own.htmlLang, own.calendar)),
    theme: { ...config.theme, inlineScript },
    sources: isDefault ? config.sources : sources.map((source) => sourceOfLocale(source, name)),
    redirects: isDefault ? config.redirects : sharedRedirectsOf(config, path),
    localeSite,
  }
}

/** The redirects that hold in every language, without those that the locale with this path replaces by one of its own. */
function sharedRedirectsOf(config: SiteConfig, path: string): SiteConfig['redirects'] {
  const shared = config.redirects.filter(({ from }) => localeWithFolderAt(from, config) === undefined)
  if (path === '/') return shared
  const all = new Set<string>(config.redirects.map(({ from }) => withEndSlash(from)))
  return shared.filter(({ from }) => !all.has(withEndSlash(path + from.slice(1))))
}

/** The locale in whose folder a path of the whole site lies. */
function localeWithFolderAt(path: string, { siteLocales }: Pick<SiteConfig, 'siteLocales'>): SiteLocale | undefined {
  return siteLocales?.find((locale) => locale.path !== '/' && `${path}/`.startsWith(locale.path))
}

/** A translated source as its locale has it: named after the source that it stands for. */
function sourceOfLocale(source: Source, locale: string): Source {
  return isInFolder(source) ? { ...source, dir: translatedDirOf(source, locale) } : source
}

type InFolder = Extract<Source, { kind: 'docs' | 'pages' }>

export function isInFolder(source: Source): source is InFolder {
  return source.kind === 'docs' || source.kind === 'pages'
}

/** Where translations are, unless a source says otherwise. */
export const translationsDir = 'i18n'

/** `i18n/de/docs`. */
export function translatedDirOf(source: InFolder, locale: string): string {
  const given = source.kind === 'docs' ? source.locales?.[locale]?.dir : undefined
  if (given !== undefined) return plainFolderOf(given)
  const segments = source.dir.split('/').filter((segment) => segment !== '..' && segment !== '.')
  return [translationsDir, locale, ...segments].join('/')
}

/** Tells the translations of a source from the source, and from those in other languages. */
function loadedNameOf({ name }: Pick<Source, 'name'>, locale: string): string {
  return `${name}@${locale}`
}

/** The name that the config has for a source that may hold the translations of another. */
export function nameInConfig({ name, locale }: { readonly name: string; readonly locale?: string | undefined }): string {
  return locale === undefined ? name : name.slice(0, -loadedNameOf({ name: '' }, locale).length)
}

function translationsIn({ sources }: Pick<SiteConfig, 'sources'>, locale: string): LocaleSite['translations'] {
  return Object.fromEntries(sources.filter(isTranslated).map((source) => [loadedNameOf(source, locale), source.name]))
}

function translationFoldersIn({ sources }: Pick<SiteConfig, 'sources'>, locale: string): readonly TranslationFolder[] {
  return sources.filter(isInFolder).map((source) => ({
    loaded: loadedNameOf(source, locale),
    source: source.name,
    dir: translatedDirOf(source, locale),
    originalDir: source.dir,
  }))
}

/** Whether a source may have other pages in another language. */
function isTranslated(source: Source): boolean {
  return isInFolder(source) || (source.kind === 'custom' && source.perLocale === true)
}

/** Every source that pages are read for: those of the config, and the translations of each. */
export function readSourcesOf(config: Pick<SiteConfig, 'sources' | 'siteLocales'>): readonly Source[] {
  const others = config.siteLocales?.slice(1) ?? []
  return [
    ...config.sources,
    ...others.flatMap(({ name }) =>
      config.sources.flatMap((source): Source[] => {
        const loaded = { name: loadedNameOf(source, name), locale: name }
        if (isInFolder(source)) return [{ ...source, ...loaded, dir: translatedDirOf(source, name) }]
        return source.kind === 'custom' && isTranslated(source) ? [{ ...source, ...loaded }] : []
      }),
    ),
  ]
}

/** Folders of translations, which may lie in those of the originals. */
export function translatedDirsOf(config: Pick<SiteConfig, 'sources' | 'siteLocales'>): ReadonlySet<string> {
  return new Set(
    readSourcesOf(config).flatMap((source) => (isInFolder(source) && source.locale !== undefined ? [source.dir] : [])),
  )
}

/** Source that a compiled page stands for in a locale: of a translation that of the original. */
export function sourceInLocale(source: string, { localeSite }: Pick<SiteConfig, 'localeSite'>): string {
  return localeSite?.translations[source] ?? source
}

/** Whether the page of a custom source is shown in the place of a translation. */
export function isFallbackOf(source: string, { localeSite }: Pick<SiteConfig, 'localeSite'>): boolean {
  return localeSite !== undefined && !localeSite.isDefault && localeSite.translations[source] === undefined
}

/** Whether a file of the author is shown in the place of a translation: all are that lie in no folder of translations. */
export function isFallbackFile(file: string, config: Pick<SiteConfig, 'localeSite'>): boolean {
  const { localeSite } = config
  return localeSite !== undefined && !localeSite.isDefault && originalOf(file, config) === undefined
}

/** Where a file lies in the other of the two folders: of a translation that of the original, and the other way round. */
export function twinOf(file: string, { localeSite }: Pick<SiteConfig, 'localeSite'>): string | undefined {
  const isTranslation = localeSite?.translatedDirs.some((dir) => file.startsWith(`${dir}/`)) ?? false
  for (const { dir, originalDir } of localeSite?.translationFolders ?? []) {
    const found = moved(file, dir, originalDir) ?? (isTranslation ? undefined : moved(file, originalDir, dir))
    if (found !== undefined) return found
  }
  return undefined
}

/** Where the original of a file lies that is a translation, or could be one. */
export function originalOf(file: string, { localeSite }: Pick<SiteConfig, 'localeSite'>): string | undefined {
  for (const { dir, originalDir } of localeSite?.translationFolders ?? []) {
    const found = moved(file, dir, originalDir)
    if (found !== undefined) return found
  }
  return undefined
}

/** Where the original of a file lies that is, or could be, a translation in any language of the site. */
export function originalFilesIn(config: SiteConfig): (file: string) => string | undefined {
  const folders = (config.siteLocales ?? []).slice(1).map(({ name }) => configOfLocale(config, name))
  return (file) => folders.map((locale) => originalOf(file, locale)).find((found) => found !== undefined)
}

function moved(file: string, from: string, to: string): string | undefined {
  const inside = from === '.' ? file : file.startsWith(`${from}/`) ? file.slice(from.length + 1) : undefined
  return inside === undefined ? undefined : to === '.' ? inside : `${to}/${inside}`
}

/** What a path of a locale's pages is on the whole site: `/docs/` → `/de/docs/`. */
export function pathInSite(path: string, { localeSite }: { readonly localeSite?: Pick<LocaleSite, 'path'> | undefined }): string {
  return localeSite === undefined || localeSite.path === '/' ? path : localeSite.path + path.slice(1)
}

/** The same of a page, for messages: pages of other languages have the same paths. */
export function pathOfPage(
  { path, locale }: { readonly path: string; readonly locale?: string | undefined },
  { siteLocales = [] }: Pick<SiteConfig, 'siteLocales'>,
): string {
  const localeSite = siteLocales.find(({ name }) => name === locale)
  return pathInSite(path, { localeSite })
}

/** The other way round: `/de/docs/` → `/docs/`. */
export function pathInLocale(path: string, { localeSite }: Pick<SiteConfig, 'localeSite'>): string {
  return localeSite !== undefined && path.startsWith(localeSite.path) ? path.slice(localeSite.path.length - 1) : path
}

/** Name of the locale that a path of the whole site lies in; `undefined` for what lies in none, and on a site with one language. */
export function localeAt(path: string, { siteLocales }: Pick<SiteConfig, 'siteLocales'>): string | undefined {
  return (localeWithFolderAt(path, { siteLocales }) ?? siteLocales?.find((locale) => locale.path === '/'))?.name
}

/** Path that the files of the site stand under, which all of its languages share. */
export function filesBaseOf({ base, localeSite }: Pick<SiteConfig, 'base' | 'localeSite'>): string {
  return localeSite?.base ?? base
}
