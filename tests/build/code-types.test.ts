// What an editor says of the names in samples lies in a file beside their page, fits the code as it is shown, and follows what the samples are about.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadConfig, runBuild } from '@docgen/ssg-cli/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashTree, listFiles } from '../support/file-tree.ts'
import { sitesFolder } from '../support/fixture-sites.ts'
import { decodeEntities } from '../support/html.ts'
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

test.each([
  ['en', '(+1 overload)'],
  ['ru', '(+1 перегрузка)'],
])('how many overloads a function has is said in the language %s', async (name, said) => {
  edit('docgen.config.ts', "title: 'Shop',", `title: 'Shop',\n  locale: { name: '${name}', label: '${name}' },`)
  edit(
    'docs/index.md',
    'shop.total())',
    'shop.total())\nfunction f(a: 1): 1\nfunction f(a: 2): 2\nfunction f(a: 1 | 2) {\n  return a\n}\nexport const g = f',
  )
  await build()
  expect(shownOn('docs').at(-1)).toEqual(['f', `function f(a: 1): 1 ${said}`])
})

describe('comments that ask for a type', () => {
  const shown = (): readonly string[] => {
    const html = readFileSync(join(root, 'dist/docs/index.html'), 'utf8')
    const text = decodeEntities(html.replace(/<[^>]*>/g, ''))
    const markdown = ['docs.md', 'llms-full.txt'].map((file) => readFileSync(join(root, 'dist', file), 'utf8'))
    return [text, ...markdown]
  }

  beforeEach(() => {
    edit('docgen.config.ts', 'defineConfig, docs }', 'defineConfig, docs, llmsTxt, markdownPages }')
    edit('docgen.config.ts', "title: 'Shop',", "title: 'Shop',\n  outputs: [markdownPages(), llmsTxt()],")
    edit(
      'docs/index.md',
      'shop.total())',
      "shop.total())\n//       ^?\nconst sums = { first: corner.total(), second: corner.total(), namesOfAllShops: ['Corner'] }\n//    ^?\ncorner",
    )
  })

  const answers = (total: string): string =>
    `console.log(corner.total() + shop.total())
//       ^? (method) log(...data: any[]): void
const sums = { first: corner.total(), second: corner.total(), namesOfAllShops: ['Corner'] }
//    ^? const sums: {
//         first: ${total};
//         second: ${total};
//         namesOfAllShops: string[];
//       }
corner
`

  test('have it in the page, in its Markdown and in what programs read', async () => {
    await build()
    for (const text of shown()) expect(text).toContain(answers('number'))
    // What stands below an answer has its own types still.
    expect(shownOn('docs').at(-1)).toEqual(['corner', 'const corner: Shop'])
  })

  test('follow a declaration, though nothing of their page has changed', async () => {
    await build()
    edit('packages/shop/index.d.ts', 'total(): number', 'total(): bigint')
    await build()
    for (const text of shown()) expect(text).toContain(answers('bigint'))
    const kept = hashTree(join(root, 'dist'))
    await build(false)
    expect(hashTree(join(root, 'dist'))).toEqual(kept)
  })

  test('stay as they are where no samples are checked', async () => {
    edit('docgen.config.ts', 'samples: checkedSamples(),', '')
    await build()
    for (const text of shown()) expect(text).toContain('shop.total())\n//       ^?\nconst sums')
  })

  test('are answered where readers see no other types', async () => {
    edit('docgen.config.ts', 'checkedSamples()', 'checkedSamples({ types: false })')
    await build()
    for (const text of shown()) expect(text).toContain(answers('number'))
  })

  test('are answered in comments of packages too', async () => {
    edit(
      'packages/shop/index.d.ts',
      '/** Where orders go. */',
      "/**\n * Where orders go.\n *\n * ```ts\n * import { Shop } from '@shop/server'\n *\n * const shop = new Shop({ name: 'A' })\n * //    ^?\n * ```\n */",
    )
    await build()
    const files = listFiles(join(root, 'dist')).filter(
      (file) => /Shop\b.*(?:html|md)$/.test(file) && !file.includes('ShopOptions'),
    )
    const texts = files.map((file) => readFileSync(join(root, 'dist', file), 'utf8')).filter((text) => text.includes('^?'))
    expect(texts.length).toBeGreaterThanOrEqual(2)
    for (const text of texts) expect(text).toMatch(/\/\/ {4}\^\? const shop: Shop(?:<|\n)/)
  })
})
