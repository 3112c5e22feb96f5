// lunr's index, loaded whole. The only file of the worker that knows lunr.
import lunr from 'lunr'
import { lunrFileName } from '../../search/index-format.ts'
import { nearTermsOf } from '../../search/near-spelling.ts'
import type { Query, QueryTerm } from '../../search/query.ts'
import type { IndexFiles } from './index-files.ts'
import { lunrIndexOf } from './lunr-index.ts'
import { mergeTerms } from './merge-terms.ts'
import type { SectionEngine, SectionScores } from './section-engine.ts'

interface Loaded {
  readonly index: lunr.Index
  readonly terms: ReadonlySet<string>
}

export function lunrEngine({ index, firstSections, read }: IndexFiles): SectionEngine {
  const total = firstSections.at(-1) ?? 0
  let loading: Promise<Loaded> | undefined
  const load = (): Promise<Loaded> => {
    loading ??= read(lunrFileName(index.key)).then((rows) => {
      const serialised = lunrIndexOf(rows, total)
      return {
        index: lunr.Index.load({ version: lunr.version, ...serialised }),
        terms: new Set(serialised.invertedIndex.map(([term]) => term)),
      }
    })
    loading.catch(() => (loading = undefined))
    return loading
  }
  return { find: async (query) => scoresOf(await load(), query, total) }
}

/** A word in a heading is worth ten in the text to lunr, which for the merged list is too much. */
function scoresOf(loaded: Loaded, query: Query, total: number): SectionScores {
  return mergeTerms(
    query.terms.map((term) => {
      const found = resultsOf(loaded, term, query)
      const best = found[0]?.score ?? 1
      return { weight: term.weight, shares: new Map(found.map(({ ref, score }) => [Number(ref), Math.sqrt(score / best)])) }
    }),
    total,
  )
}

/** Best first. Another spelling is only tried when nothing is spelled so. */
function resultsOf(
  { index, terms }: Loaded,
  { term, prefix, cut = [], word }: QueryTerm,
  { rules }: Query,
): readonly lunr.Index.Result[] {
  const exact = index.query((query) => {
    query.term(term, { boost: 2 })
    for (const shorter of cut) query.term(shorter, {})
    if (prefix !== undefined) query.term(prefix, { wildcard: lunr.Query.wildcard.TRAILING })
  })
  if (exact.length > 0 || term.length < 4) return exact
  const near = word === undefined ? [] : [...nearTermsOf(word, rules)].filter((other) => terms.has(other))
  return index.query((query) => {
    query.term(term, { editDistance: 1 })
    for (const other of near) query.term(other, {})
  })
}
