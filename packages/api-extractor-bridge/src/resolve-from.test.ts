// Packages of another release than the site has installed.
import { expect, test } from 'vitest'
import { loadReference } from './testing/load-reference.ts'

const packageIn = (folder: string, version: string, code: string) => ({
  [`${folder}/package.json`]: JSON.stringify({ name: '@acme/kit', version, types: 'index.d.ts' }),
  [`${folder}/index.d.ts`]: code,
  [`${folder}/README.md`]: `# Kit ${version}\n`,
})
const files = {
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
