// Which pages a missing address may have meant: those whose addresses share its rarer words, and its last one.
import { findSimilar } from '@docgen/model'

/** As the build lists them: address with base, title. */
export type ListedPage = readonly [href: string, title: string]

/** What an address says, or why it says nothing. `pathname` is encoded, `base` its part that all pages share. */
export function wordsOfAddress(pathname: string, base: string): readonly string[] | 'undecodable' {
  const path = decoded(pathname)
  if (path === undefined) return 'undecodable'
  const inner = path.startsWith(base) ? path.slice(base.length) : path
  return [...new Set(inner.replace(/(?:index)?\.html?$/, '').split(/[^\p{L}\p{N}]+/u))].filter(Boolean)
}

/** Pages that a reader is shown at the most. */
const longestList = 5

/** The likeliest first; none that shares nothing but what is common. A misspelt word stands for the nearest of the site. */
export function nearestPages(words: readonly string[], pages: readonly ListedPage[], base: string): readonly ListedPage[] {
  const wordsOf = pages.map(([href]) => lowerWordsOf(href, base))
  const counts = new Map<string, number>()
  for (const word of wordsOf.flatMap((list) => [...list])) counts.set(word, (counts.get(word) ?? 0) + 1)
  const common = Math.max(3, pages.length / 5)
  const weights = new Map<string, number>()
  const lastWords: (readonly [string, number])[] = []
  for (const [index, word] of words.entries()) {
    const lower = word.toLowerCase()
    const known = counts.has(lower) ? lower : findSimilar(lower, counts.keys())
    // The end of an address tells more than where it stands.
    const weight = (known === lower ? 1 : 0.7) * (index === words.length - 1 ? 2 : 1)
    if (known === undefined) continue
    if ((counts.get(known) ?? 0) <= common) weights.set(known, Math.max(weights.get(known) ?? 0, weight))
    else if (index === words.length - 1) lastWords.push([known, weight])
  }
  // What is common says nothing alone, but chooses among what a rarer word leads to.
  if (weights.size > 0) for (const [word, weight] of lastWords) weights.set(word, weight)
  return pages
    .map((page, index) => ({ page, score: scoreOf(wordsOf[index] ?? new Set(), weights) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, longestList)
    .map(({ page }) => page)
}

/** Of two pages that share as much, the one that says less else is nearer. */
function scoreOf(own: ReadonlySet<string>, weights: ReadonlyMap<string, number>): number {
  const shared = [...weights].reduce((sum, [word, weight]) => sum + (own.has(word) ? weight : 0), 0)
  return shared === 0 ? 0 : shared - own.size / 100
}

function lowerWordsOf(href: string, base: string): ReadonlySet<string> {
  const words = wordsOfAddress(href, base)
  return new Set(words === 'undecodable' ? [] : words.map((word) => word.toLowerCase()))
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}
