// What an editor says of the names in samples lies in a file beside their page, fits the code as it is shown, and follows what the samples are about.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadConfig, runBuild } from '@docgen/ssg-cli/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashTree, listFiles } from '../support/file-tree.ts'
import { sitesFolder } from '../support/fixture-sites.ts'
import { shownTypesOf } from '../support/shown-types.ts'
import { endThreads, keepThreads } from '../support/kept-threads.mjs'
import { copySite } from '../support/temp-site.ts'
import { createTempFolder } from '../support/test-site.ts'

beforeAll(() => keepThreads(['extract', 'check']))

afterAll(() => endThreads('check'))

let root: string

beforeEach(() => {
  root = copySite(join(sitesFolder, 'checked-samples'), join(createTempFolder(), 'site'))
})

async function build(useCache = true): Promise<void> {
  const loaded = await loadConfig({ root })
  if (!('config' in loaded)) throw new Error('The config of the fixture is refused.')
  await runBuild({ root, loaded, useCache, write: true, failOn: 'never', workers: 0 })
}

function edit(file: string, from: string, to: string): void {
  const path = join(root, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
}

const shownOn = (page: string) => shownTypesOf(join(root, 'dist', page, 'index.html'))

test('each name of a sample has its type, and documented ones what their comment says', async () => {
  await build()
  expect(shownOn('docs')).toEqual([
    ['Shop', 'class Shop\n\nWhere orders go.'],
    ['corner', 'const corner: Shop'],
    ['Shop', 'new Shop(options: ShopOptions): Shop\n\nWhere orders go.'],
    ['name', '(property) name: string\n\nName over the door.'],
    ['openHours', '(property) openHours?: number\n\nHours a day.'],
    ['corner', 'const corner: Shop'],
    ['console', 'const console: Console'],
    ['log', '(method) log(...data: any[]): void'],
    ['corner', 'const corner: Shop'],
    ['total', '(method) total(): number\n\nSums of the day.'],
    ['shop', 'const shop: Shop'],
    ['total', '(method) total(): number\n\nSums of the day.'],
  ])
})

test('another type of a declaration reaches the samples, though nothing of their page has changed', async () => {
  await build()
  edit('packages/shop/index.d.ts', 'total(): number', 'total(): bigint')
  await build()
  expect(shownOn('docs')).toContainEqual(['total', '(method) total(): bigint\n\nSums of the day.'])
  const kept = hashTree(join(root, 'dist'))
  await build(false)
  expect(hashTree(join(root, 'dist'))).toEqual(kept)
})

test.each<readonly [name: string, file: string, from: string, to: string]>([
  ['if nobody wants them', 'docgen.config.ts', 'checkedSamples()', 'checkedSamples({ types: false })'],
  ['on a site that is read from a disk', 'docgen.config.ts', "title: 'Shop',", "title: 'Shop',\n  relativeLinks: true,"],
  [
    'of a page without samples',
    'docs/index.md',
    readFileSync(join(sitesFolder, 'checked-samples/docs/index.md'), 'utf8'),
    '# Shop\n',
  ],
])('there are none %s', async (_, file, from, to) => {
  edit(file, from, to)
  await build()
  const files = listFiles(join(root, 'dist'))
  expect(files).toContain('docs/index.html')
  expect(files.filter((each) => each.endsWith('code-types.json'))).toEqual([])
  expect(readFileSync(join(root, 'dist/docs/index.html'), 'utf8')).not.toContain('data-types')
})
