// lunr's index, loaded whole. The only file of the worker that knows lunr.
import lunr from 'lunr'
import { lunrFileName } from '../../search/index-format.ts'
import type { Query } from '../../search/query.ts'
import type { IndexFiles } from './index-files.ts'
import { lunrIndexOf } from './lunr-index.ts'
import { mergeTerms } from './merge-terms.ts'
import type { SectionEngine, SectionScores } from './section-engine.ts'

export function lunrEngine({ index, firstSections, read }: IndexFiles): SectionEngine {
  const total = firstSections.at(-1) ?? 0
  let loading: Promise<lunr.Index> | undefined
  const load = (): Promise<lunr.Index> => {
    loading ??= read(lunrFileName(index.key)).then((rows) =>
      lunr.Index.load({ version: lunr.version, ...lunrIndexOf(rows, total) }),
    )
    loading.catch(() => (loading = undefined))
    return loading
  }
  return { find: async (query) => scoresOf(await load(), query, total) }
}

/** A word in a heading is worth ten in the text to lunr, which for the merged list is too much. */
function scoresOf(index: lunr.Index, { terms }: Query, total: number): SectionScores {
  return mergeTerms(
    terms.map(({ term, weight, prefix }) => {
      const found = resultsOf(index, term, prefix)
      const best = found[0]?.score ?? 1
      return { weight, shares: new Map(found.map(({ ref, score }) => [Number(ref), Math.sqrt(score / best)])) }
    }),
    total,
  )
}

/** Best first. Another spelling is only tried when nothing is spelled so. */
function resultsOf(index: lunr.Index, term: string, prefix: string | undefined): readonly lunr.Index.Result[] {
  const exact = index.query((query) => {
    query.term(term, { boost: 2 })
    if (prefix !== undefined) query.term(prefix, { wildcard: lunr.Query.wildcard.TRAILING })
  })
  if (exact.length > 0 || term.length < 4) return exact
  return index.query((query) => query.term(term, { editDistance: 1 }))
}
