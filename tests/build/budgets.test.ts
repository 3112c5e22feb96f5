// What a reader downloads, in bytes after gzip. `node bench/budgets.mjs` prints the same for sites of any size.
import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { budgets, longestPageOf, measureSizes } from '../../bench/sizes.mjs'
import { writeCorpus } from '../../bench/corpus.mjs'
import { sitesFolder } from '../support/fixture-sites.ts'
import { runWarm } from '../support/run-warm.ts'
import { linkPackages } from '../support/temp-site.ts'
import { createSite, createTempFolder } from '../support/test-site.ts'

async function build(root: string): Promise<string> {
  const { code, stdout, stderr } = await runWarm(['build'], root)
  expect(code, stdout + stderr).toBe(0)
  return join(root, 'dist')
}

test.each([
  [30, budgets.html],
  [400, budgets.htmlOfLargeSite],
])('a guide of a site with %i pages stays in its budget', async (pages, html) => {
  const root = createSite({ 'package.json': '{}' })
  writeCorpus({ pages, out: join(root, 'docs') })
  const dist = await build(root)
  const sizes = measureSizes(dist, longestPageOf(dist))
  expect(sizes.html).toBeLessThanOrEqual(html)
  expect(sizes.html).toBeGreaterThan(1000)
  // With the script that every page holds.
  expect(sizes.beforeIdle).toBeLessThanOrEqual(budgets.beforeIdle)
  expect(sizes.beforeIdle).toBeGreaterThan(1000)
  // A guide has no island, and so no React, also once it is searched.
  expect(sizes.allScripts).toBeLessThanOrEqual(budgets.allScripts)
  expect(sizes.allScripts).toBeGreaterThan(sizes.beforeIdle)
  // With its words in the language of the page.
  expect(sizes.searchDialog).toBeLessThanOrEqual(budgets.searchDialog)
  expect(sizes.searchDialog).toBeGreaterThan(1000)
  // It starts when a reader opens the search, beside the page.
  expect(sizes.searchWorker).toBeLessThanOrEqual(budgets.searchWorker)
  expect(sizes.searchWorker).toBeGreaterThan(1000)
  expect(sizes.styles).toBeLessThanOrEqual(budgets.styles)
  expect(sizes.requests).toBe(budgets.requests)
  expect(sizes.typeface).toBeGreaterThan(1000)
  expect(sizes.typeface).toBeLessThanOrEqual(budgets.typeface)
})

test('a page is charged with the islands that it shows, and with no other; React alone is compiled ahead', async () => {
  const root = join(createTempFolder(), 'islands')
  cpSync(join(sitesFolder, 'islands'), root, { recursive: true })
  linkPackages(root)
  const dist = await build(root)
  const [plain, guide, home] = ['docs/plain/index.html', 'docs/index.html', 'index.html'].map(
    (page) => measureSizes(dist, page, '/sub/path/').allScripts,
  )
  expect(guide).toBeGreaterThan(plain ?? Infinity)
  expect(home).toBeGreaterThan(guide ?? Infinity)

  const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'))
  const isAhead = (name: string) => readFileSync(join(dist, 'assets', name), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n')
  expect(scripts.filter(isAhead).map((name) => name.split('-', 2).join('-'))).toEqual(['hydrate-island'])
})
