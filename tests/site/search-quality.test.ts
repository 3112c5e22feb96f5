// Search on the site of accounts-js answers the judged queries no worse than it once did. `node bench/search-quality.mjs` tells more.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { judge, meanReciprocalRank, staleTargets, type JudgedQuery } from '../../bench/search-quality.mjs'
import { startSearch } from '../../bench/search-worker.mjs'
import { listFiles } from '../support/file-tree.ts'
import { searchByLunr } from '../support/lunr-index.ts'
import { buildAccountsSite, type BuiltSite } from './accounts-site.ts'

let site: BuiltSite
let judged: readonly JudgedQuery[]
/** The same queries, answered by the other engine. */
let judgedOfLunr: readonly JudgedQuery[]

beforeAll(async () => {
  site = await buildAccountsSite()
  judged = await judge((await startSearch(site.dist)).search)
  judgedOfLunr = await judge((await startSearch(site.dist, '/', searchByLunr(site.dist))).search)
}, 300_000)

afterAll(() => site.remove())

describe.each(['tune', 'final'] as const)('%s', (split) => {
  test.each([
    ['symbol', 0.95],
    ['member', 0.95],
    ['topic', 0.7],
    ['error', 0.9],
    // Of ten queries each is a tenth of the mean.
    ['question', 0.65],
  ])('%s: the mean reciprocal rank is at least %d', (sort, least) => {
    const own = judged.filter((query) => query.sort === sort && query.split === split)
    expect(own.length).toBeGreaterThan(8)
    expect(meanReciprocalRank(own)).toBeGreaterThanOrEqual(least)
  })

  test('all together: it is at least 0.85', () =>
    expect(meanReciprocalRank(judged.filter((query) => query.split === split))).toBeGreaterThanOrEqual(0.85))
})

// A few queries each: one thing with another, names that packages share, packages without their scope, and what members are called like.
test.each([
  ['twin', 0.9],
  ['package', 0.9],
  ['common', 0.9],
  // Of four queries each is a quarter of the mean; two have an equal heading of another guide before them.
  ['task', 0.65],
  ['pair', 0.75],
])('%s: the mean reciprocal rank is at least %d', (sort, least) => {
  const own = judged.filter((query) => query.sort === sort)
  expect(own.length).toBeGreaterThan(1)
  expect(meanReciprocalRank(own)).toBeGreaterThanOrEqual(least)
})

test('of all queries the mean reciprocal rank is at least 0.95', () =>
  expect(meanReciprocalRank(judged)).toBeGreaterThanOrEqual(0.95))

test('with lunr it is at least 0.95, too', () => expect(meanReciprocalRank(judgedOfLunr)).toBeGreaterThanOrEqual(0.95))

test.each([
  ['reset password', 5, '/docs/strategies/password/#reset-a-forgotten-password'],
  ['magic link', 2, '/api/magic-link/'],
])('%s has among the first %i what its reader needs, and no table of errors before all', async (query, most, expected) => {
  const { search } = await startSearch(site.dist)
  const hrefs = (await search(query)).hits.map(({ href }) => href)
  expect(hrefs.slice(0, most)).toContain(expected)
  expect(hrefs[0]).not.toContain('/docs/handling-errors/')
})

test('every query leads to something that the site has', () => {
  const hrefs = listFiles(site.dist)
    .filter((file) => file.startsWith('assets/search/page-'))
    .flatMap((file) => {
      const { href, sections } = JSON.parse(readFileSync(join(site.dist, file), 'utf8')) as {
        readonly href: string
        readonly sections: readonly { readonly anchor: string }[]
      }
      return sections.map(({ anchor }) => (anchor === '' ? href : `${href}#${encodeURIComponent(anchor)}`))
    })
  expect(staleTargets(hrefs)).toEqual([])
})

test('the first result costs at most 200 kB', async () => {
  const { read, search } = await startSearch(site.dist)
  await search('how do I send emails')
  expect(read.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(200_000)
})
