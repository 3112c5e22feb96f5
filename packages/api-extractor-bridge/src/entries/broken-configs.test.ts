import { expect, test } from 'vitest'
import { loadReference } from '../testing/load-reference.ts'

const manifest = '{ "name": "lib", "version": "1.0.0", "types": "index.ts" }'

test.each<[string, string, readonly string[]]>([
  ['is right', '{ // ours\n "extends": ["./base", "@acme/config"], }', []],
  ['is empty', '', []],
  ['extends what a tool will write', '{ "extends": "./.nuxt/tsconfig.json" }', []],
  ['extends what is not installed yet', '{ "extends": "./node_modules/@acme/config/base.json" }', []],
  ['is not closed', '{\n  "compilerOptions": {\n', ['3:1 This tsconfig.json is not valid JSON.']],
  [
    'extends what is not there',
    '{\n  "extends": "../gone.json"\n}',
    ['2:14 This tsconfig.json extends "../gone.json", which does not exist.'],
  ],
])('a tsconfig.json of a folder that %s', async (_, text, expected) => {
  const files = {
    'lib/package.json': manifest,
    'lib/index.ts': 'export const a = 1',
    'lib/base.json': '{}',
    'lib/tsconfig.json': text,
  }
  const { diagnostics } = await loadReference(files, { packages: [{ folder: 'lib' }] })
  expect(diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual(expected)
  expect(diagnostics.every(({ file, severity }) => file === 'lib/tsconfig.json' && severity === 'warning')).toBe(true)
})

test('a broken tsconfig.json is reported before the entry point that docgen cannot find because of it', async () => {
  const built = '{ "name": "lib", "version": "1.0.0", "types": "out/index.d.ts" }'
  const files = {
    'lib/package.json': built,
    'lib/code/index.ts': 'export const a = 1',
    'lib/tsconfig.json': '{ "compilerOptions": {',
  }
  const { diagnostics } = await loadReference(files, { packages: [{ folder: 'lib' }] })
  expect(diagnostics.map(({ code }) => code)).toEqual(['api-syntax', 'api-entry-not-found'])
})
