import type { SearchHit } from '@docgen/model'
import { hitKey } from './group-hits.ts'
import type { MoreOf } from './search-session.ts'

/** The results with those behind them; the same where they cannot be had. */
export const moreOf: MoreOf = async (client, asked, found, limit) => {
  try {
    const next = await client.search({ ...asked, offset: found.hits.length, limit })
    // An engine may count more than it gives: then these are all.
    const total = next.hits.length === 0 ? found.hits.length : next.total
    return { kind: 'found', found: { ...found, total, hits: withoutDoubles([...found.hits, ...next.hits]) }, more: 'ready' }
  } catch {
    return { kind: 'found', found, more: 'failed' }
  }
}

function withoutDoubles(hits: readonly SearchHit[]): readonly SearchHit[] {
  const seen = new Set<string>()
  return hits.filter((hit) => {
    const isNew = !seen.has(hitKey(hit))
    seen.add(hitKey(hit))
    return isNew
  })
}
