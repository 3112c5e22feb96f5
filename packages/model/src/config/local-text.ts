/** A text that readers see: one for all languages, or one for each by the name of its locale: `{ en: 'Guides', de: 'Anleitungen' }`. */
export type LocalText = string | Readonly<Record<string, string>>

/** The text in the first of these locales that has one; a site with one language says it in any case. */
export function localTextIn(text: LocalText, locales: readonly string[]): string {
  if (typeof text === 'string') return text
  const found = locales.find((name) => Object.hasOwn(text, name))
  return (found === undefined ? Object.values(text)[0] : text[found]) ?? ''
}
