// The words that a search found, on their way from its results to the page that the reader opens. They stay in the tab: the address that
// readers share does not name them.

/** What leads from a result to its page. `page` is the path of the address. */
export interface FoundWords {
  readonly page: string
  readonly words: readonly string[]
}

/** Whatever else may be stored under the key is nothing. */
export function parseFound(stored: string | null): FoundWords | undefined {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    if (typeof value !== 'object' || value === null || !('page' in value) || !('words' in value)) return undefined
    const { page, words } = value
    if (typeof page !== 'string' || !Array.isArray(words)) return undefined
    return { page, words: words.filter((word) => typeof word === 'string' && word !== '') }
  } catch {
    return undefined
  }
}

/** Start and end of each place where a word of the text begins with one of `words`: `token` is found in `tokens` and `refreshToken`, not in `broken`. */
export function placesOf(words: readonly string[], text: string): readonly (readonly [number, number])[] {
  // The longest first: of two words that begin alike, the whole of the longer one is marked.
  const patterns = [...words].sort((a, b) => b.length - a.length).map((word) => word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'))
  if (patterns.length === 0) return []
  return [...text.matchAll(new RegExp(patterns.join('|'), 'gi'))].flatMap((match) => {
    const { index } = match
    return isWordStart(text, index) ? [[index, index + match[0].length] as const] : []
  })
}

function isWordStart(text: string, index: number): boolean {
  const [before = '', first = ''] = [text.charAt(index - 1), text.charAt(index)]
  if (!/[\p{L}\p{N}]/u.test(before) || !/[\p{L}\p{N}]/u.test(first)) return true
  return /\p{Lu}/u.test(first) && !/\p{Lu}/u.test(before)
}
