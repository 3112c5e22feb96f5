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

/** The page that the address would have on a host that adds slashes, or `.html`, or takes them away; `undefined` for the address itself. */
export function pageAt(pathname: string, pages: readonly ListedPage[]): ListedPage | undefined {
  const path = plainPathOf(pathname)
  return pages.find(([href]) => href !== pathname && plainPathOf(href) === path)
}

function plainPathOf(pathname: string): string | undefined {
  return decoded(pathname)?.replace(/(?:\/index)?(?:\.html?)?\/?$/, '')
}

/** Pages that a reader is shown at the most. */
const longestList = 5

/**
 * The likeliest first; none that shares with the address only what many pages do. A misspelt word stands for the nearest of the site. The end
 * of an address tells what was looked for; what stands before it leads to pages by itself only where it leads to few.
 */
export function nearestPages(words: readonly string[], pages: readonly ListedPage[], base: string): readonly ListedPage[] {
  const wordsOf = pages.map(([href]) => lowerWordsOf(href, base))
  const known = new Set(wordsOf.flatMap((own) => [...own]))
  const weights = new Map<string, number>()
  let last: string | undefined
  for (const word of words) {
    const lower = word.toLowerCase()
    last = known.has(lower) ? lower : findSimilar(lower, known)
    if (last !== undefined) weights.set(last, last === lower ? 1 : 0.7)
  }
  const shared = wordsOf.map((own) => [...weights.keys()].filter((word) => own.has(word)))
  const told = new Map<string, boolean>()
  const tells = (set: readonly string[]): boolean => {
    const alike = shared.filter((other) => set.every((word) => other.includes(word))).length
    const most = set.some((word) => word === last) ? Math.max(3, pages.length / 5) : Math.min(longestList, pages.length / 3)
    return set.length > 0 && alike <= most
  }
  return pages
    .flatMap((page, index) => {
      const set = shared[index] ?? []
      // Few sets are those of many pages.
      const isNear = told.get(`${set}`) ?? tells(set)
      told.set(`${set}`, isNear)
      // Of two that share as much, the one that says less else is nearer.
      const score = set.reduce((sum, word) => sum + (weights.get(word) ?? 0) * (word === last ? 2 : 1), 0)
      return isNear ? [{ page, score: score - (wordsOf[index]?.size ?? 0) / 100 }] : []
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, longestList)
    .map(({ page }) => page)
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
