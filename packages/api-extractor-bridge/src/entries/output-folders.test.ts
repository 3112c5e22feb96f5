import { expect, onTestFinished, test } from 'vitest'
import { createSite } from '../testing/create-site.ts'
import { outputFoldersOf } from './output-folders.ts'
import { sourceCandidates, type OutputFolder } from './source-candidates.ts'

test.each<[string, Readonly<Record<string, string>>, readonly OutputFolder[]]>([
  ['none', {}, []],
  [
    'rootDir and outDir, with comments',
    { 'tsconfig.json': '{ // ours\n "compilerOptions": { "rootDir": "source", "outDir": "./target", }, }' },
    [{ output: 'target', sources: 'source' }],
  ],
  [
    'a folder for declarations, and sources that are included',
    {
      'tsconfig.build.json': '{ "compilerOptions": { "outDir": "js", "declarationDir": "types" }, "include": ["code/**/*.ts"] }',
    },
    [
      { output: 'types', sources: 'code' },
      { output: 'js', sources: 'code' },
    ],
  ],
  [
    'what it extends and refers to',
    {
      'tsconfig.json': '{ "files": [], "references": [{ "path": "./lib" }, { "path": "../other" }] }',
      'lib/tsconfig.json': '{ "extends": "../base", "compilerOptions": { "rootDir": "." } }',
      'base.json': '{ "compilerOptions": { "outDir": "out" } }',
    },
    [{ output: 'out', sources: 'lib' }],
  ],
  ['nothing outside the package', { 'tsconfig.json': '{ "compilerOptions": { "outDir": "../../dist" } }' }, []],
])('reads %s', async (_, files, folders) => {
  const site = createSite({ 'package.json': '{}', ...files })
  onTestFinished(() => site.remove())
  expect(outputFoldersOf(site.root)).toEqual(folders)
})

test.each<[string, readonly OutputFolder[], string]>([
  ['target/a/b.d.ts', [{ output: 'target', sources: 'source' }], 'source/a/b.ts'],
  ['dist/index.d.ts', [], 'src/index.ts'],
  ['./dist/esm/client.d.mts', [], 'src/client.ts'],
  ['dist/client/index.js', [], 'src/client.ts'],
  ['dist/client.js', [], 'src/client/index.ts'],
])('%s may be built of a source', (built, folders, source) => expect(sourceCandidates(built, folders)).toContain(source))

test.each(['index.d.ts', 'client/index.d.ts', '../dist/index.d.ts'])('%s is what it is', (built) =>
  expect(sourceCandidates(built, [])).toEqual([]),
)
