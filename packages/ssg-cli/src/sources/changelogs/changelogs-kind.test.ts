import { describe, expect, test } from 'vitest'
import type { ApiModel, ChangelogsSource, CompiledPage, SourceReader } from '@docgen/model'
import { changelogs } from '../../config/sources.ts'
import { configOf, pageOf } from '../page-fixture.ts'
import { changelogsKind } from './changelogs-kind.ts'

/** A disk of Windows or macOS finds a file under any spelling of its name. */
function readerOf(files: Readonly<Record<string, string>>, ignoresCase: boolean): SourceReader {
  const nameOf = (path: string): string => (ignoresCase ? path.toLowerCase() : path)
  const byName = new Map(Object.entries(files).map(([path, text]) => [nameOf(path), text]))
  return {
    list: async () => ({ files: [], refused: new Map() }),
    read: async (path) => byName.get(nameOf(path)),
    readAll: async (paths) =>
      new Map(
        paths.flatMap((path) => {
          const text = byName.get(nameOf(path))
          return text === undefined ? [] : [[path, text] as const]
        }),
      ),
  }
}

const source: ChangelogsSource = {
  kind: 'changelogs',
  name: 'changelogs',
  packages: [
    { folder: 'packages/core', dir: 'core' },
    { folder: '.', dir: 'root' },
    { folder: 'packages/none', dir: 'none' },
  ],
}

async function load(files: Readonly<Record<string, string>>, ignoresCase: boolean): Promise<readonly string[]> {
  const reader = readerOf(files, ignoresCase)
  const loaded = await changelogsKind.load?.(source, { reader, config: configOf(), loadIncludes: async () => ({}) })
  expect(loaded?.diagnostics).toEqual([])
  return loaded?.files.map(({ file, contentPath, text }) => `${contentPath} ${file} ${text}`) ?? []
}

const files = { 'packages/core/Changelog.md': 'of core', 'changelog.md': 'of all' }

test('each package has one changelog, however its name is spelled', async () => {
  expect(await load(files, false)).toEqual([
    'core/CHANGELOG.md packages/core/Changelog.md of core',
    'root/CHANGELOG.md changelog.md of all',
  ])
})

test('a package whose folder has no name has that of its package.json', async () => {
  const reader = readerOf({ 'CHANGELOG.md': 'of all', 'package.json': '{ "name": "@acme/one" }' }, false)
  const nameless = changelogs({ packages: [{ folder: '.' }] })
  const loaded = await changelogsKind.load?.(nameless, { reader, config: configOf(), loadIncludes: async () => ({}) })
  expect(loaded?.files.map(({ contentPath }) => contentPath)).toEqual(['one/CHANGELOG.md'])
})

test('a changelog of a folder whose name does not end with ".md" is a finding, and a picture is none', async () => {
  const listed = ['changelogs/a.markdown', 'changelogs/b.md', 'changelogs/chart.png']
  const reader: SourceReader = {
    ...readerOf({ 'changelogs/b.md': 'of b' }, false),
    list: async () => ({ files: listed, refused: new Map() }),
  }
  const loaded = await changelogsKind.load?.(changelogs(), { reader, config: configOf(), loadIncludes: async () => ({}) })
  expect(loaded?.diagnostics).toMatchObject([{ code: 'unread-markdown', file: 'changelogs/a.markdown' }])
  expect(loaded?.files.map(({ file }) => file)).toEqual(['changelogs/b.md'])
})

test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
  [
    'of a package without another',
    { 'CHANGELOG.md': 'of all', 'packages/core/CHANGELOG.markdown': 'of core' },
    ['unread-markdown packages/core/CHANGELOG.markdown'],
  ],
  ['that is the only one', { 'packages/core/Changelog.mkd': 'of core' }, ['unread-markdown packages/core/Changelog.mkd']],
  ['beside one that is read', { 'packages/core/CHANGELOG.md': 'of core', 'packages/core/CHANGELOG.markdown': 'old' }, []],
  ['of another name', { 'CHANGELOG.md': 'of all', 'packages/core/NEWS.markdown': '', 'packages/core/changelog.png': '' }, []],
  ['of a folder further in', { 'CHANGELOG.md': 'of all', 'packages/core/old/CHANGELOG.markdown': '' }, []],
])('a changelog of a package whose name does not end with ".md" is a finding: one %s', async (_, given, expected) => {
  const reader: SourceReader = {
    ...readerOf(given, false),
    list: async (dir, isSkipped) => {
      const below = Object.keys(given).filter((file) => dir === '.' || file.startsWith(`${dir}/`))
      const inside = (file: string): readonly string[] => (dir === '.' ? file : file.slice(dir.length + 1)).split('/')
      return { files: below.filter((file) => !inside(file).some((name) => isSkipped(name, file))), refused: new Map() }
    },
  }
  const loaded = await changelogsKind.load?.(source, { reader, config: configOf(), loadIncludes: async () => ({}) })
  expect(loaded?.diagnostics.map(({ code, file }) => `${code} ${file}`)).toEqual(expected)
})

test('a disk that ignores letter case makes no second one of it', async () => {
  expect(await load(files, true)).toEqual([
    'core/CHANGELOG.md packages/core/CHANGELOG.md of core',
    'root/CHANGELOG.md CHANGELOG.md of all',
  ])
})

describe('findings', () => {
  const release = (date?: string) => ({ version: '1.0.0', date, anchor: 'v1.0.0', html: '', firstSlot: 0 })
  const changelogOf = (name: string, date?: string): CompiledPage =>
    pageOf(`changelogs/${name}.md`, { releases: [release(date)] })
  const model: ApiModel = { version: 1, packages: [], unreadDirs: ['unbuilt'] }
  const codesOf = (pages: readonly CompiledPage[], more: Partial<ChangelogsSource> = {}, url?: string): readonly string[] =>
    changelogsKind
      .place(
        { kind: 'changelogs', name: 'changelogs', ...more },
        {
          config: configOf(url === undefined ? {} : { url }),
          apiModels: new Map([['api', model]]),
          pagesOf: () => pages,
          tags: { days: new Map([['other', '2024-01-01']]), areLeftOut: false },
        } as never, // What no changelog asks for.
      )
      .diagnostics.map(({ code, message }) => `${code}: ${message}`)

  test('a changelog of a package that could not be read has the right name', () => {
    expect(codesOf([changelogOf('unbuilt')])).toEqual([])
    expect(codesOf([changelogOf('unbuild')])).toHaveLength(1)
  })

  test.each<[string, string | undefined, string | undefined, number]>([
    ['without dates', undefined, 'https://acme.dev', 1],
    ['with dates', '2024-05-31', 'https://acme.dev', 0],
    ['without dates on a site without an address', undefined, undefined, 0],
  ])('a changelog of all packages %s', (_, date, url, count) => {
    const found = codesOf([changelogOf('all', date)], { whole: { file: 'CHANGELOG.md', path: '/changelog/' } }, url)
    expect(found).toHaveLength(count)
    for (const message of found) expect(message).toMatch(/^changelog-without-dates: No release of this changelog has a date/)
  })
})
