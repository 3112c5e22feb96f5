import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Includes, SiteConfig, SourceFile } from '@docgen/model'
import { openKnownSources, SourceChanged } from './known-sources.ts'

let root = ''
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-known-')))
  mkdirSync(join(root, 'docs'))
  for (const [file, text] of Object.entries(texts)) write(file, text)
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(root, { recursive: true, force: true })
})

const texts = { 'docs/a.md': '# A\n', 'docs/b.md': '# B\n' }
const files = Object.keys(texts)

function write(file: string, text: string): void {
  writeFileSync(join(root, file), text)
}

const open = (hash = 'code', maxSize = 1000, trustsTimes = true) => {
  // Of a config, what reading asks it for.
  const config = { files: { allow: [], maxSize } } as unknown as SiteConfig
  return openKnownSources({ root, loaded: { hash, config }, trustsTimes })
}

const sourceOf = (file: string, text: string, includes: Includes = {}): SourceFile => ({
  file,
  contentPath: file,
  source: 'docs',
  text,
  includes,
})

/** A build that reads all files, a while after they were saved. */
function build(includes: Includes = {}): void {
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] })
  const known = open()
  known.find(files)
  known.save(Object.entries(texts).map(([file, text]) => sourceOf(file, text, file === 'docs/a.md' ? includes : {})))
}

test('a file that nobody touched is known, and its text is at hand', () => {
  build()
  const found = open().find(files)
  expect([...found.keys()]).toEqual(files)
  expect([...found.values()].map(({ text }) => text())).toEqual(Object.values(texts))
  expect(new Set([...found.values()].map(({ key }) => key)).size).toBe(2)
})

test('what was known stays so without being read', () => {
  build()
  const second = open()
  const found = second.find(files)
  second.save(
    [...found].map(([file, { key }]) => ({
      ...sourceOf(file, ''),
      textKey: key,
      get text(): string {
        throw new Error(`${file} was read.`)
      },
    })),
  )
  expect([...open().find(files).keys()]).toEqual(files)
})

const changes: readonly (readonly [what: string, change: () => void])[] = [
  ['has other bytes', () => write('docs/a.md', '# C\n')],
  ['was saved again as it was', () => write('docs/a.md', '# A\n')],
  ['is gone', () => rmSync(join(root, 'docs/a.md'))],
  [
    'has become a link to itself elsewhere',
    () => {
      renameSync(join(root, 'docs/a.md'), join(root, 'a.md'))
      symlinkSync('../a.md', join(root, 'docs/a.md'))
    },
  ],
]
test.each(changes)('a file that %s is not known', (_, change) => {
  build()
  change()
  expect([...open().find(files).keys()]).toEqual(['docs/b.md'])
})

test('a file that includes others is read each time', () => {
  build({ 'src/a.ts': null })
  expect([...open().find(files).keys()]).toEqual(['docs/b.md'])
})

test('a file that was saved a moment before it was read is read again', () => {
  const known = open()
  known.find(files)
  known.save(Object.entries(texts).map(([file, text]) => sourceOf(file, text)))
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] })
  expect(open().find(files).size).toBe(0)
})

test.each([
  ['other code', () => open('other code')],
  ['other files may be read', () => open('code', 2)],
  ['times are not to be trusted', () => open('code', 1000, false)],
])('nothing is known where %s', (_, reopened) => {
  build()
  expect(reopened().find(files).size).toBe(0)
})

test('a file that changes after it was found is told of', () => {
  build()
  const found = open().find(files)
  write('docs/a.md', '# C\n')
  expect(() => found.get('docs/a.md')?.text()).toThrow(SourceChanged)
})
