// One list of symbols and sections. Pure: what was found comes in with its scores, and goes out in order.
import type { SearchHitKind } from '../model/search.ts'
import type { Query } from './query.ts'
import { termsOf } from './tokenise.ts'

export interface Candidate {
  readonly page: number
  readonly anchor: string
  readonly kind: SearchHitKind
  /** Up to about 1. */
  readonly score: number
}

/** How much the words of a kind of page count: guides explain, changelogs only mention. */
const shareOfSection = 0.62
const shareOfApiText = 0.5
const shareOfChangelog = 0.25

export function sectionScore(score: number, pageKind: SearchHitKind): number {
  if (pageKind === 'changelog') return score * shareOfChangelog
  return score * (pageKind === 'page' ? shareOfSection : shareOfApiText)
}

/** What stands at one address is one hit, with the better of its scores. Best first; of equal ones the earlier page. */
export function rankCandidates<Item extends Candidate>(items: readonly Item[]): readonly Item[] {
  const best = new Map<string, Item>()
  for (const item of items) {
    const key = `${item.page}#${item.anchor}`
    const other = best.get(key)
    if (!other || item.score > other.score) best.set(key, item)
  }
  return [...best.values()].sort((a, b) => b.score - a.score || a.page - b.page || (a.anchor < b.anchor ? -1 : 1))
}

/** What a title adds: most when it says just what was asked. */
export function titleBonus(query: Query, title: string, outer: readonly string[]): number {
  const asked = query.terms.filter(({ weight }) => weight >= 0.5).map(({ term }) => term)
  if (asked.length === 0) return 0
  const own = new Set(termsOf(title))
  const inOwn = asked.filter((term) => own.has(term)).length
  const around = new Set(outer.flatMap((part) => termsOf(part)))
  const inAny = asked.filter((term) => own.has(term) || around.has(term)).length
  if (inOwn === asked.length && own.size === asked.length) return 0.36
  const share = inAny / asked.length
  return (inOwn / asked.length) * 0.12 + (share === 1 ? 0.1 : 0) + (own.size > 0 && inOwn === own.size ? 0.06 : 0)
}

/** What the words standing together adds. */
export function phraseBonus({ words }: Query, text: string): number {
  return words.length > 1 && text.toLowerCase().includes(words.join(' ')) ? 0.12 : 0
}
