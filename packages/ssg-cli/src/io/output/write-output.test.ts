import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OutputSizes } from '../../model/budgets.ts'
import type { OutputFile } from '../../model/output.ts'
import { outputPathOf } from '../../model/output-path.ts'
import { writeOutput } from './write-output.ts'

let root = ''
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'docgen-output-'))))
afterEach(() => rmSync(root, { recursive: true, force: true }))

type Texts = Readonly<Record<string, string>>

const fileOf = ([path, text]: readonly [string, string]): OutputFile => ({
  path: outputPathOf(path),
  key: text,
  contents: { kind: 'text', text: () => text },
})

const write = (texts: Texts) => writeFiles(Object.entries(texts).map(fileOf))

const writeFiles = (files: readonly OutputFile[]) =>
  writeOutput({
    outDir: join(root, 'dist'),
    root,
    files,
    isWanted: () => true,
    isMeasured: false,
    manifestFile: join(root, 'manifest.json'),
  })

function written(): Texts {
  const entries = readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(paths.sort().map((path) => [path.slice(join(root, 'dist/').length), readFileSync(path, 'utf8')]))
}

const site: Texts = {
  'a/index.html': 'A',
  'b/index.html': 'B',
  'old/index.html': 'O',
  'search/index.json': '1',
  'search/1/terms.txt': 'one',
}

test.each<[string, boolean, Texts]>([
  [
    'a page and the index behind it',
    true,
    { ...site, 'a/index.html': 'AA', 'search/index.json': '2', 'search/2/terms.txt': 'two' },
  ],
  ['a page alone', true, { ...site, 'a/index.html': 'AA' }],
  ['a page that is new', true, { ...site, 'c/index.html': 'C' }],
  ['two pages', false, { ...site, 'a/index.html': 'AA', 'b/index.html': 'BB' }],
  ['two files that keep their names', false, { ...site, 'search/index.json': '2', 'search/1/terms.txt': 'two' }],
])('%s: in the folder itself is %s', async (_, inPlace, change) => {
  const { [inPlace ? 'search/1/terms.txt' : '']: __, ...next } = change
  await write(site)
  const folder = statSync(join(root, 'dist')).ino
  await write(next)
  expect(written()).toEqual(next)
  expect(statSync(join(root, 'dist')).ino === folder).toBe(inPlace)
  expect(readdirSync(root).sort()).toEqual(['dist', 'manifest.json'])
})

test('a page that goes takes its folder along', async () => {
  await write(site)
  const { 'old/index.html': _, ...next } = site
  await write(next)
  expect(written()).toEqual(next)
  expect(readdirSync(join(root, 'dist')).sort()).toEqual(['a', 'b', 'search'])
})

test('a small change that cannot be made whole changes nothing', async () => {
  await write(site)
  const crashing: OutputFile = {
    path: outputPathOf('search/index.json'),
    key: '2',
    contents: { kind: 'text', text: () => Promise.reject(new Error('no')) },
  }
  const files = [
    ...Object.entries({ ...site, 'a/index.html': 'AA' })
      .map(fileOf)
      .filter(({ path }) => path !== crashing.path),
    crashing,
  ]
  await expect(writeFiles(files)).rejects.toThrow('no')
  expect(written()).toEqual(site)
})

test('a build that was killed in a small change is made good by the next', async () => {
  await write(site)
  // A folder stands where the page has to go: what is new has been moved by then, the page has not.
  rmSync(join(root, 'dist/a/index.html'))
  mkdirSync(join(root, 'dist/a/index.html/x'), { recursive: true })
  await expect(write({ ...site, 'a/index.html': 'AA', 'search/2/terms.txt': 'two' })).rejects.toThrow(/EISDIR|EEXIST|ENOTEMPTY/)
  expect(Object.keys(written())).toContain('search/2/terms.txt')
  rmSync(join(root, 'dist/a/index.html'), { recursive: true })
  await write({ ...site, 'a/index.html': 'AAA' })
  expect(written()).toEqual({ ...site, 'a/index.html': 'AAA' })
})

test('sizes of what is kept are those of the build that made it', async () => {
  const seen: OutputSizes[] = []
  const measured = (texts: Texts) =>
    writeOutput({
      outDir: join(root, 'dist'),
      root,
      files: Object.entries(texts).map(fileOf),
      isWanted: (sizes) => seen.push(sizes) > 0,
      isMeasured: true,
      manifestFile: join(root, 'manifest.json'),
    })
  // Built without budgets, then with; then nothing, one page and two pages are others than before.
  await write(site)
  const other = 'another text '.repeat(50)
  for (const texts of [site, site, { ...site, 'a/index.html': other }, { ...site, 'a/index.html': 'AA', 'b/index.html': other }])
    await measured(texts)
  const small = gzipSync('A', { level: 9 }).length
  const large = gzipSync(other, { level: 9 }).length
  expect(seen.map((sizes) => Object.fromEntries(sizes))).toEqual([
    { 'a/index.html': small, 'b/index.html': small, 'old/index.html': small },
    { 'a/index.html': small, 'b/index.html': small, 'old/index.html': small },
    { 'a/index.html': large, 'b/index.html': small, 'old/index.html': small },
    { 'a/index.html': gzipSync('AA', { level: 9 }).length, 'b/index.html': large, 'old/index.html': small },
  ])
})
