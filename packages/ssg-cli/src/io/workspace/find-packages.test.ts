import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withFoundPackages, type ApiReferenceSource, type LocalText } from '@docgen/model'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changelogs, docs, type ChangelogPackage } from '../../config/sources.ts'
import { putFiles } from '../put-files-fixture.ts'
import { findPackages } from './find-packages.ts'

let root = ''

beforeEach(() => {
  root = join(mkdtempSync(join(tmpdir(), 'docgen-packages-')), 'site')
  mkdirSync(root)
  putFiles(root, {
    'packages/react/package.json': published('@acme/react'),
    'packages/core/package.json': published('@acme/core'),
    'packages/tools/package.json': { ...published('tools'), private: true },
    'packages/bare/package.json': { name: 'bare', private: true },
    'packages/notes/readme.md': 'No package.',
    'packages/core/node_modules/ms/package.json': published('ms'),
    'packages/core/__tests__/one/package.json': published('one'),
    'packages/fixtures/package.json': published('fixtures'),
    'plugins/core/package.json': published('@acme/plugin-core'),
    '../others/one/package.json': published('@acme/one'),
  })
})

afterEach(() => rmSync(join(root, '..'), { recursive: true, force: true }))

const published = (name: string): object => ({ name, version: '1.0.0', types: 'dist/index.d.ts' })

const packagesOf = async (...folders: readonly (string | ChangelogPackage)[]) => {
  const packages = folders.map((each) => (typeof each === 'string' ? { folder: each } : each))
  const found = await findPackages(root, [changelogs({ packages })], [])
  if ('problems' in found) return found.problems.map(({ message }) => message)
  return found.sources.flatMap((source) => (source.kind === 'changelogs' ? (source.packages ?? []) : []))
}

test.each([
  [['packages/*'], ['packages/core as core', 'packages/react as react']],
  [
    ['packages/*', 'packages/core'],
    ['packages/react as react', 'packages/core as core'],
  ],
  [['packages/*', '!packages/c*'], ['packages/react as react']],
  [
    ['packages/*', 'plugins/*'],
    ['packages/core as core', 'packages/react as react', 'plugins/core as plugin-core'],
  ],
  [['**'], ['packages/core as core', 'packages/react as react', 'plugins/core as plugin-core']],
  [['../others/*'], ['../others/one as one']],
  [['packages/{core,react}/'], ['packages/core as core', 'packages/react as react']],
  [[{ folder: 'packages/t*', privatePackages: true }], ['packages/tools as tools']],
  [
    [{ folder: 'packages/*', privatePackages: true }, '!packages/r*'],
    ['packages/core as core', 'packages/tools as tools'],
  ],
  // The one that says more of a folder comes first, and leaves nothing to the other.
  [
    ['packages/c*', { folder: 'packages/*', privatePackages: true }],
    ['packages/core as core', 'packages/react as react', 'packages/tools as tools'],
  ],
])('%j means %j', async (folders, expected) => {
  const found = await packagesOf(...folders)
  expect(found.map((each) => (typeof each === 'string' ? each : `${each.folder} as ${each.dir}`))).toEqual(expected)
})

test('a pattern of no package says why, and its source goes on without', async () => {
  const packages = ['package/*', 'packages/t*', 'packages/b*', 'packages/c*', '!nothing'].map((folder) => ({ folder }))
  const found = await findPackages(root, [changelogs({ packages })], [])
  expect('sources' in found && found.sources).toMatchObject([
    {
      packages: [{ folder: 'packages/core', dir: 'core' }],
      unmatchedPatterns: [
        { folder: 'package/*', reason: 'no-folder' },
        { folder: 'packages/t*', reason: 'private' },
        { folder: 'packages/b*', reason: 'no-code' },
      ],
    },
  ])
  expect('sources' in found && found.packageFolders.map(({ folder }) => folder)).toEqual(['package', 'packages'])
})

test('a package.json that is no JSON is reported where it stops being JSON: its package would be missed without a word', async () => {
  putFiles(root, {
    'packages/core/package.json': '{\n  "name": "@acme/core",\n  "version\n}\n',
    'packages/tools/package.json': '',
  })
  const sources = ['one', 'two'].map((name) => changelogs({ packages: [{ folder: 'packages/*' }], name }))
  const found = await findPackages(root, sources, [])
  const problem = {
    code: 'config',
    message: 'This package.json is not a JSON object, so docgen cannot tell which package it describes.',
  }
  expect('problems' in found && found.problems).toEqual([
    expect.objectContaining({ ...problem, file: 'packages/core/package.json', line: 3, column: 3 }),
    expect.objectContaining({ ...problem, file: 'packages/tools/package.json', line: 1, column: 1 }),
  ])
})

test('a package that comes or is no longer private changes the key', async () => {
  const keyOf = async () => {
    const found = await findPackages(root, [changelogs({ packages: [{ folder: 'packages/*' }] })], [])
    return 'problems' in found ? found.problems : found.key
  }
  const first = await keyOf()
  putFiles(root, { 'packages/core/package.json': { ...published('@acme/core'), version: '1.0.1' } })
  expect(await keyOf()).toBe(first)
  putFiles(root, { 'packages/tools/package.json': published('@acme/tools') })
  const second = await keyOf()
  expect(second).not.toBe(first)
  putFiles(root, { 'packages/vue/package.json': published('@acme/vue') })
  expect(await keyOf()).not.toBe(second)
})

test('a reference goes on as the one of its packages, with what is wrong with them', async () => {
  const reference = (packages: readonly { readonly folder: string }[]): ApiReferenceSource<LocalText> => ({
    kind: 'api',
    name: 'api',
    path: '/api/',
    problems: packages.flatMap(({ folder }) =>
      folder.endsWith('react') ? [{ key: 'packages', message: `Not ${folder}.`, hint: 'Remove it.' }] : [],
    ),
    patterns: [{ folder: 'packages/*' }],
    withPackages: (found) => reference(withFoundPackages(packages, found)),
    load: () => Promise.reject(new Error('is not loaded')),
  })
  const found = await findPackages(root, [reference([{ folder: 'packages/*' }])], [])
  expect('problems' in found && found.problems.map(({ message }) => message)).toEqual(['Not packages/react.'])
})

test('sources without patterns stay as they are', async () => {
  const sources = [docs(), changelogs({ packages: [{ folder: 'packages/core' }] }), changelogs()]
  expect(await findPackages(root, sources, [])).toEqual({ sources, packageFolders: [], key: undefined })
})
