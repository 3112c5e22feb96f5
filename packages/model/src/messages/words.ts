import { english } from './english.ts'
import type { MessageKey, Messages, PlaceholderOf } from './messages.ts'

type ValuesOf<Key extends MessageKey> = [PlaceholderOf<Key>] extends [never]
  ? readonly []
  : readonly [values: { readonly [Name in PlaceholderOf<Key>]: Name extends 'count' ? number : string | number }]

/** Says a message in the language of the page: `words('resultCount', { count: 3 })`. Numbers and plurals are those of the language. */
export interface Words<Key extends MessageKey = MessageKey> {
  <Said extends Key>(key: Said, ...values: ValuesOf<Said>): string
  /** For `Intl`, with the calendar of the site: `de`, `ar-u-ca-islamic`. */
  readonly lang: string
  readonly messages: Pick<Messages, Key>
}

/** `messages` may be some of them: those that a script in the browser needs. */
export function createWords<Key extends MessageKey>(messages: Pick<Messages, Key>, lang: string): Words<Key> {
  let plurals: Intl.PluralRules | undefined
  let numbers: Intl.NumberFormat | undefined
  const shown = (value: string | number | undefined): string =>
    typeof value === 'number' ? (numbers ??= new Intl.NumberFormat(lang)).format(value) : (value ?? '')
  const say = (key: Key, values?: Readonly<Record<string, string | number>>): string => {
    const message: Messages[MessageKey] = messages[key]
    if (values === undefined && typeof message === 'string') return message
    const count = Number(values?.['count'])
    const text =
      typeof message === 'string' ? message : (message[(plurals ??= new Intl.PluralRules(lang)).select(count)] ?? message.other)
    return text.replace(/\{(\w+)\}/g, (_, name: string) => shown(values?.[name]))
  }
  return Object.assign(say, { lang, messages }) as Words<Key>
}

/** What `Intl` takes for a language and a calendar; English for what is no language tag. */
export function intlTagOf(lang: string, calendar?: string): string {
  try {
    return new Intl.Locale(lang, calendar === undefined || calendar === 'gregory' ? {} : { calendar }).toString()
  } catch {
    return 'en'
  }
}

/** `a`, `a and b`, `a, b and c` as the language has it. */
export function listOf(words: Pick<Words, 'lang'>, items: readonly string[]): string {
  return new Intl.ListFormat(words.lang).format(items)
}

/** For what is the same in every language, and for tests. */
export const englishWords: Words = /* @__PURE__ */ createWords(english, 'en')
