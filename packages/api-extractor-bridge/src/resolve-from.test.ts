// Packages of another release than the site has installed.
import { expect, test } from 'vitest'
import { loadReference } from './testing/load-reference.ts'

const packageIn = (folder: string, version: string, code: string) => ({
  [`${folder}/package.json`]: JSON.stringify({ name: '@acme/kit', version, types: 'index.d.ts' }),
  [`${folder}/index.d.ts`]: code,
  [`${folder}/README.md`]: `# Kit ${version}\n`,
})
const files = {
  'versioned/package.json': '{ "name": "docs", "dependencies": { "@acme/kit": "^2.0.0" } }',
  'versioned/1.0/package.json': '{ "name": "docs-1", "dependencies": { "@acme/kit": "^1.0.0" } }',
  ...packageIn('node_modules/@acme/kit', '2.0.0', 'export declare const two: number\n'),
  ...packageIn('versioned/1.0/node_modules/@acme/kit', '1.0.0', 'export declare const one: number\n'),
}

test.each([
  [undefined, '2.0.0', 'two', 'node_modules/@acme/kit/README.md'],
  ['versioned/1.0', '1.0.0', 'one', 'versioned/1.0/node_modules/@acme/kit/README.md'],
  ['./versioned/1.0/', '1.0.0', 'one', 'versioned/1.0/node_modules/@acme/kit/README.md'],
  // As Node does, it looks in the folders above too.
  ['versioned', '2.0.0', 'two', 'node_modules/@acme/kit/README.md'],
])('from %j', async (resolveFrom, version, name, readme) => {
  const { model, diagnostics } = await loadReference(files, {
    packages: [{ npm: '@acme/kit' }],
    ...(resolveFrom !== undefined && { resolveFrom }),
  })
  expect(diagnostics).toEqual([])
  const [found] = model.packages
  expect([found?.version, found?.entries.map((entry) => entry.name), found?.readme?.file]).toEqual([version, [name], readme])
})

test('what is not installed there is to be installed there', async () => {
  const { diagnostics } = await loadReference(files, { packages: [{ npm: '@acme/lid' }], resolveFrom: 'versioned/1.0' })
  expect(diagnostics.map(({ code, hint }) => [code, hint])).toEqual([
    [
      'api-package-not-found',
      'Add "@acme/lid" to the dependencies of "versioned/1.0/package.json" and install them, or correct its name.',
    ],
  ])
})

test.each<[string, Readonly<Record<string, string>>, string, readonly string[]]>([
  [
    'a folder that does not exist',
    {},
    'versioned/0.9',
    ['The API reference finds its npm packages from the folder "versioned/0.9", which has no package.json.'],
  ],
  [
    'a release that is not installed is not taken for that of the site',
    { 'old/package.json': '{ "name": "docs-0", "dependencies": { "@acme/kit": "^1.0.0" } }' },
    'old',
    ['The API reference finds "@acme/kit" 2.0.0 from "old", whose package.json asks for "^1.0.0".'],
  ],
  ['a range that may mean it', { 'old/package.json': '{ "name": "docs-0", "dependencies": { "@acme/kit": ">=1" } }' }, 'old', []],
])('%s', async (_, more, resolveFrom, expected) => {
  const { diagnostics } = await loadReference({ ...files, ...more }, { packages: [{ npm: '@acme/kit' }], resolveFrom })
  expect(diagnostics.map(({ message }) => message)).toEqual(expected)
})
