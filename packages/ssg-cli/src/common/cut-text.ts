import { once } from '@docgen/model'

/**
 * Where a text has to end that may have so many characters: at a space, if one is among the last `within` of them, else between two characters
 * as readers see them. A word of Chinese or Japanese can be as long as a paragraph.
 */
export function endOfCut(text: string, longest: number, within: number): number {
  if (text.length <= longest) return text.length
  const space = text.lastIndexOf(' ', longest)
  if (space > longest - within) return space
  // What readers see as one character may consist of more than all of them.
  return characters().segment(text).containing(longest)?.index || longest
}

const longestDescription = 200
const fewestOfSentences = 100

/** What search engines and other sites show of a text: its first sentences, if they say enough, else as many words as fit. */
export function descriptionFrom(text: string): string {
  if (text.length <= longestDescription) return text
  const sentences = /^.*[.!?](?= )|^.*[。！？]/su.exec(text.slice(0, longestDescription + 1))?.[0] ?? ''
  if (sentences.length >= fewestOfSentences) return sentences.slice(0, longestDescription)
  return `${text.slice(0, endOfCut(text, longestDescription - 1, 40))}…`
}

/** Its tables take 20 ms to load, and few texts have no space where they are cut. */
const characters = once(() => new Intl.Segmenter('en', { granularity: 'grapheme' }))
