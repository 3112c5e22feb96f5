// lunr's index, loaded whole. The only file of the worker that knows lunr.
import lunr from 'lunr'
import { lunrFileName } from '../../search/index-format.ts'
import type { Query } from '../../search/query.ts'
import type { IndexFiles } from './index-files.ts'
import type { SectionEngine } from './section-engine.ts'

export function lunrEngine({ index, read }: IndexFiles): SectionEngine {
  let loading: Promise<lunr.Index> | undefined
  const load = (): Promise<lunr.Index> => {
    loading ??= read(lunrFileName(index.key)).then((text) => lunr.Index.load(JSON.parse(text) as object))
    loading.catch(() => (loading = undefined))
    return loading
  }
  return { find: async (query) => scoresOf(await load(), query) }
}

function scoresOf(index: lunr.Index, { terms }: Query): ReadonlyMap<number, number> {
  const scores = new Map<number, { score: number; covered: number }>()
  let whole = 0
  for (const { term, weight, prefix } of terms) {
    const found = resultsOf(index, term, prefix)
    const importance = weight * Math.log(1 + 1000 / (found.length + 1))
    whole += importance
    const best = found[0]?.score ?? 1
    for (const { ref, score } of found) {
      const sum = scores.get(Number(ref)) ?? { score: 0, covered: 0 }
      // A word in a heading is worth ten in the text to lunr, which for the merged list is too much.
      sum.score += importance * Math.sqrt(score / best)
      sum.covered += importance
      scores.set(Number(ref), sum)
    }
  }
  return new Map([...scores].map(([section, { score, covered }]) => [section, (score / whole) * (covered / whole)]))
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
