import type { SearchText } from '@docgen/model'

// Services put these around what matched. Private characters, since what they mark is text and may hold any markup.
export const markStart = '\uE000'
export const markEnd = '\uE001'

/** Text of a record as pieces. Records are written for interfaces that insert them as HTML: the basic entities stand for characters. */
export function markedText(value: string): readonly SearchText[] {
  return value
    .split(/(\uE000[^\uE001]*\uE001)/)
    .map((piece) => ({ text: plainText(piece.replace(/[\uE000\uE001]/g, '')), isMatch: piece.startsWith(markStart) }))
    .filter(({ text }) => text !== '')
}

/** The same, without saying where it matched. */
export function plainText(value: string): string {
  return value.replace(/&(?:lt|gt|amp|quot|#39|#x27);/g, (entity) => characterByEntity[entity] ?? entity)
}

const characterByEntity: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
}
