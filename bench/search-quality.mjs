// How well search answers the judged queries: the mean of 1 / rank of the first acceptable hit, by sort and split.
//   node bench/search-quality.mjs [--site site/dist] [--misses]
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { isTarget, queries } from './search-queries.mjs'
import { startSearch } from './search-worker.mjs'
import { markdownTable } from './table.mjs'

const looked = 10

/** For each query the rank of its first acceptable hit, 0 when there is none among the first ten, and what came first instead. */
export async function judge(search) {
  const judged = []
  for (const query of queries) {
    const { hits } = await search(query.query, { limit: looked })
    const rank = hits.findIndex(({ href }) => isTarget(href, query.targets)) + 1
    judged.push({ ...query, rank, first: hits[0]?.href ?? 'nothing' })
  }
  return judged
}

export function meanReciprocalRank(judged) {
  return judged.reduce((sum, { rank }) => sum + (rank === 0 ? 0 : 1 / rank), 0) / judged.length
}

/** Targets that the site does not have: a judgement that has grown old. */
export function staleTargets(hrefs) {
  return queries.filter(({ targets }) => !hrefs.some((href) => isTarget(href, targets))).map(({ query }) => query)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      site: { type: 'string', default: fileURLToPath(new URL('../site/dist', import.meta.url)) },
      misses: { type: 'boolean', default: false },
    },
  })
  if (!existsSync(values.site)) throw new Error(`There is no built site at ${values.site}.`)
  const { search } = await startSearch(values.site)
  const judged = await judge(search)
  const sorts = [...new Set(judged.map(({ sort }) => sort))]
  const score = (list) => meanReciprocalRank(list).toFixed(3)
  const row = (name, list) => [
    name,
    list.length,
    score(list.filter(({ split }) => split === 'tune')),
    score(list.filter(({ split }) => split === 'final')),
    score(list),
    list.filter(({ rank }) => rank === 1).length,
    list.filter(({ rank }) => rank === 0).length,
  ]
  console.log(
    markdownTable(
      ['sort', 'queries', 'MRR tune', 'MRR final', 'MRR', 'first', `not in ${looked}`],
      [
        ...sorts.map((sort) =>
          row(
            sort,
            judged.filter((each) => each.sort === sort),
          ),
        ),
        row('all', judged),
      ],
    ),
  )
  if (values.misses) {
    // Those of the final split are not looked at while ranking is tuned.
    for (const { query, sort, rank, first, split } of judged)
      if (rank !== 1 && split === 'tune') console.log(`${sort}: ${query} → ${rank || 'none'}, first ${first}`)
  }
}
