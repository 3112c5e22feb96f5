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
  try {
    return new Intl.Locale(lang).maximize().script
  } catch {
    return undefined
  }
}
