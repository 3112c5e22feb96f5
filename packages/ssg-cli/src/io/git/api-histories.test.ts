import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { reportText } from '../../history/report-text.ts'
import { loadApiHistories } from './api-histories.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docgen-histories-'))
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

function git(...args: readonly string[]): void {
  const identity = [
    '-c',
    'user.name=Kit',
    '-c',
    'user.email=kit@example.com',
    '-c',
    'commit.gpgsign=false',
    '-c',
    'tag.gpgsign=false',
  ]
  execFileSync('git', [...identity, ...args], { cwd: root, stdio: 'ignore' })
}

function release(tag: string, file: string, names: readonly string[]): void {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(
    join(root, file),
    reportText(
      '@kit/box',
      names.map((name) => ({ entryPoint: '@kit/box', name, code: `type ${name} = 1` })),
    ),
  )
  git('add', '--all')
  git('commit', '--quiet', '--allow-empty', '--message', tag)
  git('tag', tag)
}

const load = (memoryFile?: string) =>
  loadApiHistories({ root, folder: 'reports', name: 'api', packages: [{ name: '@kit/box', dir: 'box' }], memoryFile })

const indexesOf = async (loaded: ReturnType<typeof load>): Promise<unknown> => {
  const history = (await loaded).histories.get('box')
  const exports = Object.entries(history?.exports ?? {}).map(([key, { from }]) => [key.split('\n')[1], from])
  return { versions: history?.releases.map(({ version }) => version), exports: Object.fromEntries(exports) }
}

test('a folder that was moved keeps its history, from the commit of the move on', async () => {
  const memoryFile = join(root, '.git', 'memory')
  git('init', '--quiet')
  release('v1.0.0', 'website/api/box.api.md', ['A'])
  release('v1.1.0', 'website/api/box.api.md', ['A', 'B'])
  mkdirSync(join(root, 'website/docs'))
  renameSync(join(root, 'website/api'), join(root, 'website/docs/api'))
  release('v1.2.0', 'website/docs/api/box.api.md', ['A', 'B', 'C'])
  renameSync(join(root, 'website/docs/api'), join(root, 'reports'))
  expect((await indexesOf(load(memoryFile))) as object).toMatchObject({ versions: undefined })
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Move')
  const expected = { versions: ['1.0.0', '1.1.0', '1.2.0'], exports: { A: 0, B: 1, C: 2 } }
  expect(await indexesOf(load(memoryFile))).toEqual(expected)
  expect(await indexesOf(load(memoryFile))).toEqual(expected)
})

test('releases of the repository count, in the order of their versions, wherever their reports were', async () => {
  git('init', '--quiet')
  release('v1.10.0', 'reports/api/box.api.md', ['A', 'B', 'C'])
  rmSync(join(root, 'reports/api'), { recursive: true })
  release('v1.9.0', 'reports/box.api.md', ['A', 'B'])
  release('v1.2.0', 'reports/box.api.md', ['A'])
  release('nightly', 'reports/box.api.md', [])
  const expected = { versions: ['1.2.0', '1.9.0', '1.10.0'], exports: { A: 0, B: 1, C: 2 } }
  expect(await indexesOf(load())).toEqual(expected)
})

test('what was read is kept until a tag is another, and read again where it is damaged', async () => {
  git('init', '--quiet')
  release('v1.0.0', 'reports/box.api.md', ['A'])
  const memory = join(root, 'memory')
  const first = await indexesOf(load(memory))
  const kept = readFileSync(memory)
  expect(await indexesOf(load(memory))).toEqual(first)
  writeFileSync(memory, kept.subarray(0, 50))
  const again = await load(memory)
  expect(again.damagedFile).toBe(memory)
  expect(readFileSync(memory)).toEqual(kept)
  release('v1.1.0', 'reports/box.api.md', ['A', 'B'])
  expect(await indexesOf(load(memory))).toEqual({ versions: ['1.0.0', '1.1.0'], exports: { A: 0, B: 1 } })
})

test('without a repository, tags or reports nothing is known', async () => {
  expect((await load()).histories.size).toBe(0)
  git('init', '--quiet')
  expect((await load()).histories.size).toBe(0)
  release('v1.0.0', 'other/box.api.md', ['A'])
  expect((await load()).histories.size).toBe(0)
})
