// The `locales` of Starlight: each language has a folder below that of all pages, but for the one that is named `root`.
import { nameOfLanguage, type LocaleCode, type OldLocale, type OldLocales } from '../core/locales.ts'
import { isRecord, type MessageKey } from '@docgen/model'
import type { ConfigNotes } from '../core/config-notes.ts'
import type { ProjectFiles } from '../core/site.ts'
import { jsonOf } from '../../syntax/data/json-of.ts'
import { at, entriesIn, textIn } from '../core/values.ts'

export interface StarlightLocale extends OldLocale {
  /** Of its pages, below the folder of all; empty for that one itself. */
  readonly folder: string
  /** As texts in several languages name it: `pt-BR`. */
  readonly lang: string
}

export interface StarlightLocales extends OldLocales {
  readonly first: StarlightLocale
  readonly others: readonly StarlightLocale[]
}

/**
 * https://starlight.astro.build/guides/i18n/: pages fall back to those of `defaultLocale`. `folders` are those among the pages: Astro writes
 * addresses in lower case, so the folder of `zh-cn` may be called `zh-CN`.
 */
export function localesOf(options: unknown, folders: readonly string[]): StarlightLocales {
  const given = entriesIn(options, 'locales')
  const all: readonly (readonly [string, unknown])[] = given.length > 0 ? given : [['root', {}]]
  const named = textIn(options, 'defaultLocale') ?? 'root'
  const first = all.find(([key, value]) => key === named || textIn(value, 'lang') === named) ?? all[0] ?? ['root', {}]
  const names = new Set(all.map(([key]) => key))
  const localeOfEntry = ([key, value]: readonly [string, unknown]): StarlightLocale =>
    localeOf(key, value, names, folderNamed(key, folders))
  return { first: localeOfEntry(first), others: all.filter((each) => each !== first).map(localeOfEntry) }
}

function localeOf(key: string, value: unknown, names: ReadonlySet<string>, folder: string): StarlightLocale {
  const lang = textIn(value, 'lang') ?? (key === 'root' ? 'en' : key)
  const language = lang.split('-')[0] ?? lang
  return {
    name: key !== 'root' ? key : names.has(language) ? lang : language,
    label: textIn(value, 'label') ?? nameOfLanguage(lang),
    path: key === 'root' ? '/' : `/${key}`,
    htmlLang: lang,
    direction: textIn(value, 'dir'),
    folder,
    lang,
  }
}

function folderNamed(key: string, folders: readonly string[]): string {
  if (key === 'root') return ''
  return folders.includes(key) ? key : (folders.find((name) => name.toLowerCase() === key.toLowerCase()) ?? key)
}

/** What the config says in a language. */
export function textsOf(locale: StarlightLocale, options: unknown, messages: LocaleCode | undefined): LocaleCode {
  const title = at(options, 'title')
  return { title: isRecord(title) ? textIn(title, locale.lang) : undefined, messages }
}

/** Words of docgen, by the names of Starlight's own. */
const words: Readonly<Record<string, MessageKey>> = {
  'page.previousLink': 'previous',
  'page.nextLink': 'next',
  'page.editLink': 'editThisPage',
  'tableOfContents.onThisPage': 'onThisPage',
  'skipLink.label': 'skipToContent',
  'search.label': 'search',
  'menuButton.accessibleLabel': 'menu',
  'sidebarNav.accessibleLabel': 'mainNavigation',
  'aside.note': 'admonition.note',
  'aside.tip': 'admonition.tip',
  'aside.caution': 'admonition.caution',
  'aside.danger': 'admonition.danger',
}

/** Those of `src/content/i18n/<lang>.json`. */
export function messagesOf({ lang }: StarlightLocale, { read }: ProjectFiles, notes: ConfigNotes): LocaleCode | undefined {
  const file = `src/content/i18n/${lang}.json`
  const text = read(file)
  if (text === undefined) return undefined
  const said = entriesIn(jsonOf(text)).flatMap(([key, value]): [string, string][] => {
    const own = words[key]
    return own === undefined || typeof value !== 'string' ? [] : [[own, value]]
  })
  notes.say(
    'changed',
    'locale',
    'locales',
    `The words of ${file} that docgen has too are now \`messages\` of the locale; the others were left out.`,
  )
  return said.length > 0 ? Object.fromEntries(said) : undefined
}
