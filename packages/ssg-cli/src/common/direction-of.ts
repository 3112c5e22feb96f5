/** Scripts that people write today from right to left. https://www.unicode.org/iso15924/iso15924-codes.html */
const rightToLeft: ReadonlySet<string> = new Set([
  'Adlm',
  'Arab',
  'Aran',
  'Hebr',
  'Mand',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
  'Yezi',
])

/** Of a language tag: that of its script, or else of the script that the language is mostly written in. */
export function directionOf(lang: string): 'ltr' | 'rtl' {
  return rightToLeft.has(scriptOf(lang) ?? '') ? 'rtl' : 'ltr'
}

function scriptOf(lang: string): string | undefined {
  // Most sites are in English, and to ask the tables of all languages for the first time takes 8 ms.
  if (/^en(?:-[A-Z]{2})?$/.test(lang)) return 'Latn'
  try {
    return new Intl.Locale(lang).maximize().script
  } catch {
    return undefined
  }
}
