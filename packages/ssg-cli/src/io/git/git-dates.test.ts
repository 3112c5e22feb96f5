import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadGitDates } from './git-dates.ts'
import { loadGitTags } from './git-tags.ts'

let folder = ''
let root = ''
let memoryFile = ''

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-dates-')))
  root = join(folder, 'repository/site')
  memoryFile = join(folder, 'dates')
  mkdirSync(root, { recursive: true })
  git('init', '--quiet', '--initial-branch=main', '..')
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

function git(...args: readonly string[]): void {
  const identity = ['-c', 'user.name=Kit', '-c', 'user.email=kit@example.com', '-c', 'commit.gpgsign=false']
  execFileSync('git', [...identity, ...args], { cwd: root, stdio: 'ignore' })
}

/** Names of files in the site, all committed on a day. */
function commit(day: string, ...files: readonly string[]): void {
  for (const file of files) writeFileSync(join(root, file), day)
  git('add', '--all', '..')
  vi.stubEnv('GIT_COMMITTER_DATE', `${day}T12:00:00Z`)
  git('commit', '--quiet', '--allow-empty', '--message', day)
}

async function dates(given: Partial<Parameters<typeof loadGitDates>[0]> = {}): Promise<Readonly<Record<string, string>>> {
  const loaded = await loadGitDates({ root, memoryFile, ...given })
  return Object.fromEntries([...loaded.dates].map(([file, { date }]) => [file, date]))
}

/** What is said where no program can be started, so that only what is kept is known. */
async function keptDates(given: Partial<Parameters<typeof loadGitDates>[0]> = {}): Promise<Readonly<Record<string, string>>> {
  vi.stubEnv('PATH', '')
  const kept = await dates(given)
  vi.unstubAllEnvs()
  return kept
}

test('each file has the day of the last commit that changed it, and Git is asked once for each commit', async () => {
  commit('2026-01-02', 'a.md', 'b.md')
  commit('2026-03-04', 'b.md')
  expect(await keptDates()).toEqual({})
  const expected = { 'a.md': '2026-01-02', 'b.md': '2026-03-04' }
  expect(await dates()).toEqual(expected)
  expect(await keptDates()).toEqual(expected)
  // Nothing of it is kept where caching is off.
  expect(await keptDates({ memoryFile: undefined })).toEqual({})
})

test.each<[what: string, change: () => void, expected: string | undefined]>([
  ['a commit', () => commit('2026-05-06', 'a.md'), '2026-05-06'],
  ['a commit whose date is another', () => commitAgain('2026-07-08'), '2026-07-08'],
  ['another branch', () => git('checkout', '--quiet', 'old'), '2025-01-01'],
  ['a commit that is checked out by itself', () => git('checkout', '--quiet', '--detach', 'old'), '2025-01-01'],
  ['packed references', () => git('pack-refs', '--all'), '2026-01-02'],
  ['another branch with packed references', () => packed('old'), '2025-01-01'],
])('after %s the dates are those of that commit', async (_, change, expected) => {
  commit('2025-01-01', 'a.md')
  git('branch', 'old')
  commit('2026-01-02', 'a.md')
  expect(await dates()).toEqual({ 'a.md': '2026-01-02' })
  change()
  expect(await dates()).toEqual({ 'a.md': expected })
  expect(await keptDates()).toEqual({ 'a.md': expected })
})

function commitAgain(day: string): void {
  vi.stubEnv('GIT_COMMITTER_DATE', `${day}T12:00:00Z`)
  git('commit', '--quiet', '--amend', '--no-edit')
}

function packed(branch: string): void {
  git('pack-refs', '--all')
  git('checkout', '--quiet', branch)
}

test('folders above the site have dates of their own', async () => {
  mkdirSync(join(root, '../guides'))
  commit('2026-01-02', 'a.md', '../guides/b.md')
  const expected = { 'a.md': '2026-01-02', '../guides/b.md': '2026-01-02' }
  expect(await dates({ outside: ['../guides'] })).toEqual(expected)
  expect(await keptDates({ outside: ['../guides'] })).toEqual(expected)
  expect(await keptDates({ outside: ['../others'] })).toEqual({ 'a.md': '2026-01-02' })
})

test('a worktree has the dates of the commit that it has checked out', async () => {
  commit('2025-01-01', 'a.md')
  git('branch', 'old')
  commit('2026-01-02', 'a.md')
  const worktree = join(folder, 'worktree')
  git('worktree', 'add', '--quiet', worktree, 'old')
  expect(await dates({ root: join(worktree, 'site') })).toEqual({ 'a.md': '2025-01-01' })
  expect(await keptDates({ root: join(worktree, 'site') })).toEqual({ 'a.md': '2025-01-01' })
  expect(await dates()).toEqual({ 'a.md': '2026-01-02' })
})

test('a folder that is a link has the dates of the repository that it leads to', async () => {
  commit('2025-01-01', 'a.md')
  const other = join(folder, 'other')
  mkdirSync(other)
  git('init', '--quiet', other)
  git('-C', other, 'commit', '--quiet', '--allow-empty', '--message', 'One')
  symlinkSync(root, join(other, 'site'))
  expect(await dates({ root: join(other, 'site') })).toEqual({ 'a.md': '2025-01-01' })
  commit('2026-01-02', 'a.md')
  expect(await dates({ root: join(other, 'site') })).toEqual({ 'a.md': '2026-01-02' })
})

test('a clone without its history has no dates, and is not taken for one once it has', async () => {
  commit('2025-01-01', 'a.md')
  commit('2026-01-02', 'b.md')
  const clone = join(folder, 'clone')
  git('clone', '--quiet', '--depth=1', `file://${join(root, '..')}`, clone)
  const shallow = { root: join(clone, 'site'), memoryFile }
  expect(await loadGitDates(shallow)).toMatchObject({ isShallow: true, dates: new Map() })
  expect(await loadGitDates(shallow)).toMatchObject({ isShallow: true, dates: new Map() })
  git('tag', 'v1.0.0')
  expect(await loadGitTags(shallow.root)).toEqual({ days: new Map(), areLeftOut: true })
  git('-C', clone, 'fetch', '--quiet', '--unshallow', '--no-tags')
  expect(await loadGitTags(shallow.root)).toEqual({ days: new Map(), areLeftOut: false })
  expect((await loadGitTags(root)).days.has('v1.0.0')).toBe(true)
  expect(await dates({ root: join(clone, 'site') })).toEqual({ 'a.md': '2025-01-01', 'b.md': '2026-01-02' })
})

test('nothing is kept where files of Git do not tell what its history is', async () => {
  commit('2025-01-01', 'a.md')
  commit('2026-01-02', 'a.md')
  await dates()
  git('replace', 'HEAD', 'HEAD~1')
  expect(await dates()).toEqual({ 'a.md': '2025-01-01' })
  expect(await keptDates()).toEqual({})
  git('replace', '--delete', 'HEAD')
  await dates()
  expect(await keptDates()).toEqual({ 'a.md': '2026-01-02' })
  vi.stubEnv('GIT_DIR', join(root, '../.git'))
  vi.stubEnv('GIT_WORK_TREE', join(root, '..'))
  expect(await dates()).toEqual({ 'a.md': '2026-01-02' })
  expect(await keptDates()).toEqual({})
})

test('what is damaged is said, and asked for again', async () => {
  commit('2026-01-02', 'a.md')
  await dates()
  writeFileSync(memoryFile, readFileSync(memoryFile, 'utf8').replace('2026', '1999'))
  expect(await loadGitDates({ root, memoryFile })).toMatchObject({
    damagedFile: memoryFile,
    dates: new Map([['a.md', { date: '2026-01-02' }]]),
  })
  expect(await loadGitDates({ root, memoryFile })).not.toHaveProperty('damagedFile')
})

test('a folder outside of every repository has no dates', async () => {
  rmSync(join(root, '../.git'), { recursive: true })
  writeFileSync(join(root, 'a.md'), '')
  expect(await dates()).toEqual({})
})
