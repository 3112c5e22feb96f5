/** By whose rules words of texts are found. Texts in any other language are read by the rules of English, as code and its names are. */
export type SearchLanguage = 'en' | 'de'

/** `de-AT` → `de`. */
export function searchLanguageOf(htmlLang: string): SearchLanguage {
  return /^de(?:[-_]|$)/i.test(htmlLang) ? 'de' : 'en'
}
