// One list of symbols and sections. Pure: what was found comes in with its scores, and goes out in order.
import type { SearchHitKind } from '@docgen/model'
import { isIdentifier, type Query } from './query.ts'
import { termsOf, wholeTermsOf } from './tokenise.ts'
import { isUnspaced } from './unspaced.ts'

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

/** Who asks a question wants to be told, not to be shown a declaration that uses the same words. */
const shareOfApiTextForQuestions = 0.18

/** A package's own page says what it is for, and leaves to guides what to do with it. */
const shareOfPackageForQuestions = 0.4

/** In every language: changelogs call themselves so. */
const changelogWord = /^(?:change|release)[ -]?(?:logs?|notes)$/

/** Who writes `changelog server` wants a changelog. */
function asksForChangelog(words: Query['words']): boolean {
  return words.some((word, index) => changelogWord.test(word) || changelogWord.test(`${word} ${words[index + 1] ?? ''}`))
}

export function sectionScore(
  score: number,
  pageKind: SearchHitKind | 'package',
  { sort, words }: Pick<Query, 'sort' | 'words'>,
): number {
  if (pageKind === 'changelog') return score * (asksForChangelog(words) ? 1 : shareOfChangelog)
  if (pageKind === 'package') return score * (sort === 'question' ? shareOfPackageForQuestions : shareOfSection)
  if (pageKind === 'page') return score * shareOfSection
  return score * (sort === 'question' ? shareOfApiTextForQuestions : shareOfApiText)
}

/** Sections this far below the best one hold a common word of the query, and little else. */
const leastShare = 0.12

/** Calls `visit` with the number and the score of each section that is worth a look. `scores` is 0 for what was not found. */
export function eachDistinct(scores: Float64Array, visit: (section: number, score: number) => void): void {
  let best = 0
  for (const score of scores) if (score > best) best = score
  // Tens of thousands on a large site, for each key: an iterator's pairs would be as many objects.
  for (let section = 0; section < scores.length; section++) {
    const score = scores[section] ?? 0
    if (score > 0 && score >= best * leastShare) visit(section, score)
  }
}

/** The `count` best, best first; of equal ones the earlier page. Sorting all of thousands would cost more than finding these. */
export function bestOf<Item extends Pick<Candidate, 'page' | 'score'>>(items: readonly Item[], count: number): readonly Item[] {
  const scores = new Float64Array(items.length)
  for (const [index, { score }] of items.entries()) scores[index] = score
  scores.sort()
  const least = scores[Math.max(0, scores.length - count)] ?? 0
  return items
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score || a.page - b.page)
    .slice(0, count)
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

/** Of a page whose title is what was asked. */
const bonusOfOwnTitle = 0.44

/** What the address of a guide adds: to its readers the last segment is as good a name as the title. */
export function addressBonus({ words }: Query, href: string): number {
  const segment = href.split('/').findLast((part) => part !== '')
  return words.join('-') === segment?.toLowerCase() ? bonusOfOwnTitle : 0
}

/** What stands in lists of links: what they lead to says more, and is found by the same words. */
const shareOfLinks = 0.25

/** Of a heading that is a name in code, below which a guide lists what concerns it. */
const shareOfName = 0.8

/** How much a section counts by what its heading is. */
export function headingShare(title: string, { sort, rules }: Pick<Query, 'sort' | 'rules'>): number {
  if (rules.headingOfLinks?.test(title)) return shareOfLinks
  return sort !== 'name' && isIdentifier(title) ? shareOfName : 1
}

/** Of a title that is what was asked, by depth: the deeper a heading, the more it is only one side of what its page is about. */
const bonusOfExactHeading = [bonusOfOwnTitle, 0.36, 0.3]
const bonusOfExactDeepHeading = 0.1
const shareOfDeepHeading = 0.4

/** What a title adds: most when it says just what was asked. `depth` is 0 for the title of a page, 1 for its main headings. */
export function titleBonus(query: Query, title: string, outer: readonly string[], depth: number): number {
  const asked = query.terms.filter(({ weight }) => weight >= 0.5).map(({ term }) => term)
  if (asked.length === 0) return 0
  const own = new Set(termsOf(title, query.rules))
  const inOwn = asked.filter((term) => own.has(term)).length
  const around = new Set(outer.flatMap((part) => termsOf(part, query.rules)))
  const inAny = asked.filter((term) => own.has(term) || around.has(term)).length
  // `OAuth` says no more than `oauth`, though it is found by its parts as well.
  const whole = new Set(wholeTermsOf(title, query.rules))
  if (whole.size === asked.length && asked.every((term) => whole.has(term)))
    return bonusOfExactHeading[depth] ?? bonusOfExactDeepHeading
  const share = inAny / asked.length
  const bonus =
    (inOwn / asked.length) * (depth === 0 ? 0.2 : 0.12) +
    (share === 1 ? 0.1 : 0) +
    (own.size > 0 && inOwn === own.size ? 0.06 : 0)
  return depth < bonusOfExactHeading.length ? bonus : bonus * shareOfDeepHeading
}

/** Less than a title that is what was asked: words in a text say less than a title does. */
export const mostWithPhrase = 0.29

/** What the words standing together adds. */
export function phraseBonus({ words }: Query, text: string): number {
  const [first = ''] = words
  const isPhrase = words.length > 1 || (isUnspaced(first) && first.length > 2)
  return isPhrase && text.toLowerCase().includes(words.join(' ')) ? 0.12 : 0
}

/** Titles of guides are chosen to be found; those of declarations and packages have been compared as names already. */
export function bonusShare(kind: SearchHitKind | 'package', { sort }: Pick<Query, 'sort'>): number {
  if (kind === 'page' || kind === 'section') return 1
  return sort === 'question' ? 0.15 : 0.4
}
