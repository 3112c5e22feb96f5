/** By whose rules words of texts are found. Texts in any other language are read by the rules of English, as code and its names are. */
// prettier-ignore
export const searchLanguages = [
  'ar', 'bg', 'da', 'de', 'el', 'en', 'es', 'fi', 'fr', 'ga', 'hi', 'hu', 'hy', 'id', 'it', 'lt',
  'ne', 'nl', 'no', 'pt', 'ro', 'ru', 'sr', 'sv', 'ta', 'tr', 'uk',
] as const

export type SearchLanguage = (typeof searchLanguages)[number]

/** Both written forms of Norwegian have one set of rules. */
const otherNames: ReadonlyMap<string, SearchLanguage> = new Map([
  ['nb', 'no'],
  ['nn', 'no'],
])

/** `de-AT` → `de`. */
export function searchLanguageOf(htmlLang: string): SearchLanguage {
  const [name = ''] = htmlLang.toLowerCase().split(/[-_]/)
  return searchLanguages.find((language) => language === name) ?? otherNames.get(name) ?? 'en'
}
