// The languages of a site of Rspress: a folder of pages each, the first of them at the root of the site.
import { isRecord, type MessageKey } from '@docgen/model'
import { nameOfLanguage, type LocaleCode, type OldLocale, type OldLocales } from '../core/locales.ts'
import { at, entriesIn, listIn, textIn } from '../core/values.ts'

export interface RspressLocale extends OldLocale {
  /** Of its pages, below the folder of the docs or of a version; empty in a site of one language. */
  readonly folder: string
  /** What the config says of it. */
  readonly own: unknown
}

export interface RspressLocales extends OldLocales {
  readonly first: RspressLocale
  readonly others: readonly RspressLocale[]
}

/** `locales` of the config and of the theme add up. */
export function localesOf(config: unknown): RspressLocales {
  const given = [...listIn(config, 'locales'), ...listIn(config, 'themeConfig', 'locales')]
  const byName = new Map<string, Readonly<Record<string, unknown>>>()
  for (const locale of given) {
    const name = textIn(locale, 'lang')
    if (name !== undefined && isRecord(locale)) byName.set(name, { ...byName.get(name), ...locale })
  }
  const [some] = byName.keys()
  const named = textIn(config, 'lang') ?? some ?? 'en'
  const first = byName.has(named) ? named : (some ?? named)
  const localeOf = (name: string): RspressLocale => ({
    name,
    label: textIn(byName.get(name), 'label') ?? nameOfLanguage(name),
    path: name === first ? '/' : `/${name}`,
    htmlLang: name,
    folder: byName.size === 0 ? '' : name,
    own: byName.get(name),
  })
  return { first: localeOf(first), others: [...byName.keys()].filter((name) => name !== first).map(localeOf) }
}

/** Words of Rspress and of the site, by their keys and by language: `{ gettingStarted: { en: 'Getting started' } }`. */
export type Words = unknown

/** What a label says to the readers of a language, which may be the key of a word. */
export function labelIn(words: Words, { name }: RspressLocale, label: string): string {
  return textIn(words, label, name) ?? label
}

const known: readonly (readonly [MessageKey, string])[] = [
  ['previous', 'prevPageText'],
  ['next', 'nextPageText'],
  ['onThisPage', 'outlineTitle'],
  ['editThisPage', 'editLinkText'],
  ['pageNotFound', 'notFoundText'],
]

/** Words of docgen that the site has in its own way. */
export function messagesOf(words: Words, { name, own }: RspressLocale): LocaleCode | undefined {
  const found = known.flatMap(([key, old]): [string, string][] => {
    const text = textIn(words, old, name) ?? textIn(own, old)
    return text === undefined ? [] : [[key, text]]
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

const told: ReadonlySet<string> = new Set(
  ['lang label title description nav sidebar', ...known.map(([, old]) => old)].flatMap((keys) => keys.split(' ')),
)

/** Keys of a language that the new site has once for all of them, or not at all. */
export function lostKeysOf({ own }: RspressLocale): readonly string[] {
  return entriesIn(own).flatMap(([key, value]) => (told.has(key) || at(value) === undefined ? [] : [key]))
}
