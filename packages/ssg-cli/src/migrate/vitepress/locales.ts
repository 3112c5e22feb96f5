// The `locales` of VitePress: each language has a folder of pages, and a config of its own that goes before that of the site.
import { isRecord, type MessageKey } from '@docgen/model'
import type { ConfigNotes } from '../core/config-notes.ts'
import { nameOfLanguage, type LocaleCode, type OldLocale, type OldLocales } from '../core/locales.ts'
import { at, entriesIn, textIn } from '../core/values.ts'
import { mergedConfig } from './folder-configs.ts'

export interface VitePressLocale extends OldLocale {
  /** Of its pages, below the folder of all; empty for those in no folder of a language. */
  readonly folder: string
  /** What the config says of it, and the whole config with that. */
  readonly own: unknown
  readonly config: unknown
}

export interface VitePressLocales extends OldLocales {
  readonly first: VitePressLocale
  readonly others: readonly VitePressLocale[]
}

/** Those that lie on other sites are links, which `foreignLocales` has. */
export function localesOf(config: unknown): VitePressLocales {
  const own = entriesIn(config, 'locales').filter(([, value]) => !isForeign(value))
  const [first = ['root', {}], ...others] = [...own].sort(([a], [b]) => Number(b === 'root') - Number(a === 'root'))
  const names = new Set(others.map(([key]) => key))
  return {
    first: localeOf(first[0], first[1], config, names),
    others: others.map(([key, value]) => localeOf(key, value, config, names)),
  }
}

/** That of the language, or of several those of its pages; `undefined` where it is the one of the first language. */
export function sidebarIn(locale: VitePressLocale, { first, others }: VitePressLocales): unknown {
  const { folder, config, own } = locale
  const sidebar = at(config, 'themeConfig', 'sidebar')
  if (!isRecord(sidebar)) return locale === first || at(own, 'themeConfig', 'sidebar') !== undefined ? sidebar : undefined
  const isBelow = (path: string, name: string): boolean => `${path}/`.startsWith(`/${name}/`)
  const ofPages = Object.entries(sidebar).filter(([path]) =>
    folder === '' ? !others.some((other) => isBelow(path, other.folder)) : isBelow(path, folder),
  )
  return Object.fromEntries(ofPages)
}

function isForeign(value: unknown): boolean {
  return /^[a-z]+:/i.test(textIn(value, 'link') ?? '')
}

function localeOf(key: string, value: unknown, site: unknown, others: ReadonlySet<string>): VitePressLocale {
  const lang = textIn(value, 'lang') ?? (key === 'root' ? (textIn(site, 'lang') ?? 'en') : key)
  const language = lang.split('-')[0] ?? lang
  const name = key !== 'root' ? key : others.has(language) ? lang : language
  const folder = key === 'root' ? '' : key
  return {
    name,
    label: textIn(value, 'label') ?? nameOfLanguage(lang),
    path: folder === '' ? '/' : `/${folder}`,
    htmlLang: lang,
    direction: textIn(value, 'dir') ?? (key === 'root' ? textIn(site, 'dir') : undefined),
    folder,
    own: value,
    config: mergedConfig(site, value),
  }
}

/** A language that is another site: VitePress lists it in its menu of languages. */
export function foreignLocales(config: unknown): readonly { readonly label: string; readonly href: string }[] {
  return entriesIn(config, 'locales').flatMap(([key, value]) =>
    isForeign(value) ? [{ label: textIn(value, 'label') ?? key, href: textIn(value, 'link') ?? '' }] : [],
  )
}

/** Words of docgen, by the place of VitePress's own. */
const words: readonly (readonly [MessageKey, ...string[]])[] = [
  ['previous', 'docFooter', 'prev'],
  ['next', 'docFooter', 'next'],
  ['onThisPage', 'outline', 'label'],
  ['onThisPage', 'outlineTitle'],
  ['editThisPage', 'editLink', 'text'],
  ['menu', 'sidebarMenuLabel'],
  ['darkMode', 'darkModeSwitchLabel'],
  ['pageNotFound', 'notFound', 'title'],
]

export function messagesOf({ own }: VitePressLocale): LocaleCode | undefined {
  const found = words.flatMap(([key, ...path]): [string, string][] => {
    const text = textIn(own, 'themeConfig', ...path)
    return text === undefined ? [] : [[key, text]]
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

/** What a language says in keys of VitePress's config that are migrated for each language. */
const told = new Set(['label', 'lang', 'dir', 'link', 'title', 'description', 'themeConfig'])
const toldInTheme = new Set(['nav', 'sidebar', 'footer', 'socialLinks', 'siteTitle', ...words.map(([, first = '']) => first)])

/** What a language says, and the new site says once for all of them. */
export function noteLocale({ name, own }: VitePressLocale, notes: ConfigNotes): void {
  const lost = [
    ...entriesIn(own).flatMap(([key]) => (told.has(key) ? [] : [key])),
    ...entriesIn(own, 'themeConfig').flatMap(([key]) => (toldInTheme.has(key) ? [] : [`themeConfig.${key}`])),
  ]
  for (const key of lost)
    notes.say(
      'left',
      'locale',
      key.replace('themeConfig.', ''),
      `${key} of the language "${name}" was left out: the new site has one value for all languages.`,
    )
}
