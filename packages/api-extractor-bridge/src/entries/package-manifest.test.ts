import { expect, test } from 'vitest'
import { toPackageManifest } from './package-manifest.ts'

const manifestOf = (json: object) => toPackageManifest(JSON.stringify({ name: 'lib', version: '1.0.0', ...json }))

test.each(['', '{', '[]', '{}', '{ "name": 3 }'])('is no manifest: %s', (text) => expect(toPackageManifest(text)).toBeUndefined())

test.each([
  [{ types: 'a.d.ts', typings: 'b.d.ts', main: 'c.js' }, ['a.d.ts', 'b.d.ts', 'c.js']],
  [{ exports: './x.js' }, ['./x.js']],
  [
    { exports: { '.': { import: { default: './i.js', types: './i.d.ts' }, types: './t.d.ts' } } },
    ['./t.d.ts', './i.d.ts', './i.js'],
  ],
  [{ exports: { types: './t.d.ts', default: './d.js' } }, ['./t.d.ts', './d.js']],
  [{ exports: { './sub': './s.js' } }, []],
])('reads the entries of %o', (json, entries) => expect(manifestOf(json)?.entries).toEqual(entries))

test.each([
  ['git+https://github.com/o/r.git', 'https://github.com/o/r'],
  ['git@github.com:o/r.git', 'https://github.com/o/r'],
  ['ssh://git@gitlab.com/o/r.git', 'https://gitlab.com/o/r'],
  ['git://github.com/o/r', 'https://github.com/o/r'],
  ['o/r', 'https://github.com/o/r'],
  ['gitlab:o/r', 'https://gitlab.com/o/r'],
  ['https://github.com/o/r/tree/master/packages/x', 'https://github.com/o/r/tree/master/packages/x'],
])('reads the repository %s', (repository, url) => expect(manifestOf({ repository })?.repository?.url).toBe(url))

test.each(['file:../x', 'not an address'])('knows no web address of %s', (repository) =>
  expect(manifestOf({ repository })?.repository).toBeUndefined(),
)

test('reads the folder in the repository', () => {
  const repository = { url: 'https://github.com/o/r', directory: './packages/x/' }
  expect(manifestOf({ repository })?.repository?.directory).toBe('packages/x')
})

test.each([
  ['Tokens for sessions', 'Tokens for sessions'],
  ['lib', ''],
  [undefined, ''],
])('describes it by %j as "%s"', (description, expected) => expect(manifestOf({ description })?.description).toBe(expected))

test.each([
  [{}, []],
  [{ exports: './index.js' }, ['.']],
  [{ exports: { import: './index.mjs', types: './index.d.ts' } }, ['.']],
  [{ exports: { '.': './index.js', './client': './client.js', './internal/*': null } }, ['.', './client', './internal/*']],
  [{ publishConfig: { exports: { './client': './dist/client.js' } } }, ['./client']],
  [{ exports: { './a': './src/a.ts' }, publishConfig: { exports: { './b': './dist/b.js' } } }, ['./a']],
])('reads the subpaths of %j', (json, subpaths) => expect([...(manifestOf(json)?.exports.keys() ?? [])]).toEqual(subpaths))
