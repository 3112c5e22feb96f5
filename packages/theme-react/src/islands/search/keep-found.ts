import type { SearchHit } from '@docgen/model'
import { foundKey } from '../../client/found-key.ts'
import type { FoundWords } from '../../client/found-words.ts'

/** What the search marked in the hit: its words as they stand there, whatever form the reader typed. */
export function foundIn({ title, snippet }: Pick<SearchHit, 'title' | 'snippet'>): readonly string[] {
  const words = [...title, ...snippet].filter(({ isMatch }) => isMatch).map(({ text }) => text.trim().toLowerCase())
  return [...new Set(words)].filter((word) => word !== '')
}

/** For the page of the hit, which marks them. A new tab would not get them, and the next page of this one is not theirs. */
export function keepFound(
  hit: SearchHit,
  { ctrlKey, metaKey, shiftKey }: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): void {
  if (ctrlKey || metaKey || shiftKey) return
  const found: FoundWords = { page: new URL(hit.href, location.href).pathname, words: foundIn(hit) }
  try {
    sessionStorage.setItem(foundKey, JSON.stringify(found))
  } catch {
    // Forbidden or full: then nothing is marked.
  }
}
