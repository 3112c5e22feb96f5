import { english, knownLanguageOf, type KnownLanguage, type Messages } from '@docgen/model'

/** A module each: a site loads the words of its own languages. */
const loaders: { readonly [Language in KnownLanguage]: () => Promise<Messages> } = {
  ar: async () => (await import('./arabic.ts')).arabic,
  de: async () => (await import('./german.ts')).german,
  en: async () => english,
  es: async () => (await import('./spanish.ts')).spanish,
  fr: async () => (await import('./french.ts')).french,
  it: async () => (await import('./italian.ts')).italian,
  ja: async () => (await import('./japanese.ts')).japanese,
  ko: async () => (await import('./korean.ts')).korean,
  pt: async () => (await import('./portuguese.ts')).portuguese,
  ru: async () => (await import('./russian.ts')).russian,
  zh: async () => (await import('./chinese.ts')).chinese,
}

/** Words by the language of a page: `de-AT`. */
export type MessageTables = ReadonlyMap<string, Messages>

export async function loadMessageTables(htmlLangs: readonly string[]): Promise<MessageTables> {
  return new Map(await Promise.all(htmlLangs.map(async (htmlLang) => [htmlLang, await loadMessages(htmlLang)] as const)))
}

/** Words of a language; English where docgen knows none. */
export async function loadMessages(htmlLang: string): Promise<Messages> {
  const language = knownLanguageOf(htmlLang)
  return language ? loaders[language]() : english
}
