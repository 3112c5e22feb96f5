import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadReference } from './testing/load-reference.ts'
import { createSite, type TestSite } from './testing/create-site.ts'
import { parseInventory, readSymbolInventories } from './symbol-inventories.ts'

const lineOf = (name: string, packageName: string, path = `/base/api/${name}/`) =>
  JSON.stringify({ name, kind: 'class', package: packageName, path })
const inventoryOf = (...lines: readonly string[]) => `[\n${lines.join(',\n')}\n]\n`

let site: TestSite

beforeEach(() => {
  site = createSite({
    'one.json': inventoryOf(lineOf('Row', '@acme/table'), lineOf('Row', '@acme/list'), lineOf('Tools.Row', '@acme/table')),
    'two.json': inventoryOf(lineOf('Row', '@acme/table', '/other/')),
    'node_modules/acme/symbols.json': '\uFEFF' + inventoryOf(lineOf('Cell', 'acme')),
  })
})
afterEach(() => site.remove())

const url = 'https://acme.example'
const configFiles = [{ file: 'docgen.config.ts', text: `const symbols = ['one.json', 'two.json', 'missing.json']\n` }]

test('links to the paths of the other site; of two inventories the first tells', () => {
  const inventories = readSymbolInventories({ root: site.root, configFiles }, [
    { url, symbols: 'one.json', packages: ['@acme/table'] },
    { url, symbols: './two.json' },
  ])
  expect(inventories).toEqual({
    hrefs: {
      '@acme/table:Row': 'https://acme.example/base/api/Row/',
      '@acme/table:Tools.Row': 'https://acme.example/base/api/Tools.Row/',
    },
    diagnostics: [],
    files: [join(site.root, 'one.json'), join(site.root, 'two.json')],
  })
})

test('finds what npm installed above the site', () => {
  const { hrefs } = readSymbolInventories({ root: join(site.root, 'site') }, [{ url, symbols: 'node_modules/acme/symbols.json' }])
  expect(hrefs).toEqual({ 'acme:Cell': 'https://acme.example/base/api/Cell/' })
})

test('reports a missing one where the config names it, and watches for it', () => {
  expect(readSymbolInventories({ root: site.root, configFiles }, [{ url, symbols: 'missing.json' }])).toMatchObject({
    hrefs: {},
    diagnostics: [{ code: 'symbols-file-not-found', file: 'docgen.config.ts', line: 1, column: 42 }],
    files: [join(site.root, 'missing.json')],
  })
})

test.each([
  ['no JSON', `[\n${lineOf('A', 'a')},\n{"name": }\n]`, [], [[3, 1]]],
  ['cut off', `[\n${lineOf('A', 'a')}`, [], [[1, 1]]],
  ['no list', '{}', [], [[1, 1]]],
  ['empty', '[]\n', [], []],
  ['a symbol without a package', inventoryOf('{"name":"A","path":"/a/"}', lineOf('B', 'b')), ['B'], [[2, 1]]],
  ['an address for a path', inventoryOf(lineOf('A', 'a'), lineOf('B', 'b', 'https://b.example')), ['A'], [[3, 1]]],
  [
    'another host for a path',
    inventoryOf(lineOf('A', 'a', '//b.example/'), lineOf('B', 'b', '/\\b')),
    [],
    [
      [2, 1],
      [3, 1],
    ],
  ],
  ['on one line', `[${lineOf('A', 'a')},{"name":1}]`, ['A'], [[1, lineOf('A', 'a').length + 3]]],
])('%s', (_, text, names, places) => {
  const { listed, diagnostics } = parseInventory(text, './inventories/a.json')
  expect(listed.map(({ name }) => name)).toEqual(names)
  expect(diagnostics.map(({ line, column }) => [line, column])).toEqual(places)
  for (const { code, file } of diagnostics) expect([code, file]).toEqual(['symbols-file-invalid', 'inventories/a.json'])
})

test('hands the addresses on with the model', async () => {
  const { model, watchFiles } = await loadReference(
    {
      'lib/package.json': '{ "name": "lib", "version": "1.0.0" }',
      'lib/index.ts': `import type { Cell } from 'acme'\nexport interface Row { cells: Cell[] }`,
      'acme.json': inventoryOf(lineOf('Cell', 'acme')),
    },
    { packages: [{ folder: 'lib' }], externalSymbols: [{ url, symbols: 'acme.json' }] },
  )
  expect(model.externalHrefs).toEqual({ 'acme:Cell': 'https://acme.example/base/api/Cell/' })
  expect(watchFiles.some((file) => file.endsWith('acme.json'))).toBe(true)
  expect(model.packages[0]?.entries).toMatchObject([{ members: [{ type: { element: { name: 'Cell', package: 'acme' } } }] }])
})
