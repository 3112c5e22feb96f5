// Repositories are written as files here, because starting Git takes longer than all of these tests. The tests of `git-dates.ts` make real commits.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { putFiles } from '../put-files-fixture.ts'
import { historyStateOf } from './history-state.ts'

const [one, two] = ['1', '2'].map((digit) => digit.repeat(40))
const sha256 = '3'.repeat(64)

let root = ''
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-history-')))
  put({ '.git/HEAD': 'ref: refs/heads/main\n', '.git/refs/heads/main': `${one}\n`, '.git/config': '[core]\n' })
  mkdirSync(join(root, 'site/docs'), { recursive: true })
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true, force: true })
})

type Files = Readonly<Record<string, string>>
const put = (files: Files): void => putFiles(root, files)
const state = (folder = 'site'): string | undefined => historyStateOf(join(root, folder))

test.each<[what: string, files: Files]>([
  ['a commit on the branch', { '.git/refs/heads/main': `${two}\n` }],
  ['another branch', { '.git/HEAD': 'ref: refs/heads/next\n', '.git/refs/heads/next': `${two}\n` }],
  ['a commit that is checked out by itself', { '.git/HEAD': `${two}\n` }],
  ['a commit of a repository with SHA-256', { '.git/HEAD': `${sha256}\n` }],
  [
    'a branch whose reference is packed',
    {
      '.git/HEAD': 'ref: refs/heads/fix/old\n',
      '.git/packed-refs': `# pack-refs with: peeled\n${one} refs/heads/old\n${two} refs/heads/fix/old\n`,
    },
  ],
  ['another setting of the repository', { '.git/config': '[core]\n\tignorecase = true\n' }],
  ['a setting of the worktree', { '.git/config.worktree': '[core]\n' }],
  ['less history', { '.git/shallow': `${one}\n` }],
  ['other parents of commits', { '.git/info/grafts': `${one} ${two}\n` }],
])('the state is another after %s', (_, files) => {
  const before = state()
  put(files)
  expect(before).toMatch(/^[\w-]{20}$/)
  expect(state()).toMatch(/^[\w-]{20}$/)
  expect(state()).not.toBe(before)
})

test.each<[what: string, files: Files]>([
  ['a commit on another branch', { '.git/refs/heads/next': two ?? '' }],
  ['a branch is packed that has moved since', { '.git/packed-refs': `${two} refs/heads/main\n` }],
  ['a file is saved', { 'site/docs/a.md': 'A' }],
  ['the commit is checked out by itself', { '.git/HEAD': `${one}\n` }],
])('the state stays where %s', (_, files) => {
  const before = state()
  put(files)
  expect(state()).toBe(before)
})

test('each folder of a checkout has its own state, whatever path leads to it', () => {
  symlinkSync(join(root, 'site'), join(root, 'link'))
  expect(state('link')).toBe(state('site'))
  expect(new Set([state('.'), state('site'), state('site/docs')]).size).toBe(3)
})

test('a worktree has the commit that it has checked out, and the settings of its repository', () => {
  put({
    'worktree/.git': `gitdir: ${join(root, '.git/worktrees/w')}\n`,
    '.git/worktrees/w/HEAD': 'ref: refs/heads/next\n',
    '.git/worktrees/w/commondir': '../..\n',
    '.git/refs/heads/next': `${two}\n`,
  })
  const before = state('worktree')
  expect(before).toBeDefined()
  put({ '.git/refs/heads/main': two ?? '' })
  expect(state('worktree')).toBe(before)
  put({ '.git/shallow': `${one}\n` })
  expect(state('worktree')).not.toBe(before)
})

test.each<[what: string, change: () => void]>([
  ['there is no repository', () => rmSync(join(root, '.git'), { recursive: true })],
  ['the folder is not there', () => rmSync(join(root, 'site'), { recursive: true })],
  ['nothing is checked out', () => rmSync(join(root, '.git/HEAD'))],
  ['nothing is committed', () => rmSync(join(root, '.git/refs/heads/main'))],
  ['references are kept in another way', () => put({ '.git/HEAD': 'ref: refs/heads/.invalid\n' })],
  ['a reference leads to another', () => put({ '.git/refs/heads/main': 'ref: refs/heads/next\n' })],
  ['the hash is cut off', () => put({ '.git/HEAD': one?.slice(1) ?? '' })],
  ['the hash is too long', () => put({ '.git/HEAD': `${one}1` })],
  ['a commit is replaced', () => put({ [`.git/refs/replace/${one}`]: two ?? '' })],
  ['a commit is replaced by a packed reference', () => put({ '.git/packed-refs': `${two} refs/replace/${one}\n` })],
  ...['GIT_DIR', 'GIT_WORK_TREE', 'GIT_COMMON_DIR', 'GIT_OBJECT_DIRECTORY'].map((name): [string, () => void] => [
    `${name} is set`,
    () => vi.stubEnv(name, root),
  ]),
])('the files do not tell where %s', (_, change) => {
  change()
  expect(state()).toBeUndefined()
})

test('an empty folder of replacements replaces nothing', () => {
  const before = state()
  mkdirSync(join(root, '.git/refs/replace'), { recursive: true })
  expect(state()).toBe(before)
})
