import { expect, test } from 'vitest'
import type { ChangelogsSource, SourceReader } from '@docgen/model'
import { configOf } from '../page-fixture.ts'
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

test('a disk that ignores letter case makes no second one of it', async () => {
  expect(await load(files, true)).toEqual([
    'core/CHANGELOG.md packages/core/CHANGELOG.md of core',
    'root/CHANGELOG.md CHANGELOG.md of all',
  ])
})
