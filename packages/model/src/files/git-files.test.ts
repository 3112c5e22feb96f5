import { expect, test } from 'vitest'
import { gitFoldersOf, originIn, referencesOf } from './git-files.ts'

const resolve = (folder: string, path: string): string => new URL(path, `file://${folder}/`).pathname.replace(/\/$/, '')

test.each<[string, Readonly<Record<string, string>>, string, string]>([
  ['a clone', {}, '/code/.git', '/code/.git'],
  ['a submodule', { '/code/.git': 'gitdir: ../.git/modules/code\n' }, '/.git/modules/code', '/.git/modules/code'],
  [
    'a worktree',
    { '/code/.git': 'gitdir: /main/.git/worktrees/code\n', '/main/.git/worktrees/code/commondir': '../..\n' },
    '/main/.git/worktrees/code',
    '/main/.git',
  ],
  ['one with Windows line ends', { '/code/.git': 'gitdir: /elsewhere\r\n' }, '/elsewhere', '/elsewhere'],
])('finds the folders of %s', (_, files, own, common) =>
  expect(gitFoldersOf('/code', { read: (file) => files[file], resolve })).toEqual({ own, common }),
)

test.each([
  ['[remote "origin"]\n\turl = git@github.com:acme/acme.git\n\tfetch = x\n', 'git@github.com:acme/acme.git'],
  ['[remote "origin"]\n\tpushurl = https://example.com/push\n\turl = https://example.com/a\n', 'https://example.com/a'],
  ['[remote "fork"]\n\turl = https://example.com/fork\n', undefined],
  ['[remote "origin"]\n[remote "fork"]\n\turl = https://example.com/fork\n', undefined],
])('%j was cloned from %j', (config, origin) => expect(originIn(config)).toBe(origin))

const commit = 'a'.repeat(40)
const other = 'b'.repeat(40)
const packed = `# pack-refs with: peeled fully-peeled sorted\n${other} refs/heads/main\n${other} refs/tags/v1.0.0\n^${commit}\n`

test.each<[string, Readonly<Record<string, string>>, string | undefined]>([
  ['a branch with a file', { HEAD: 'ref: refs/heads/main\n', 'refs/heads/main': `${commit}\n`, 'packed-refs': packed }, commit],
  ['a packed branch', { HEAD: 'ref: refs/heads/main\n', 'packed-refs': packed }, other],
  [
    'a packed branch, with Windows line ends',
    { HEAD: 'ref: refs/heads/main\r\n', 'packed-refs': packed.replaceAll('\n', '\r\n') },
    other,
  ],
  ['a branch whose name ends another', { HEAD: 'ref: refs/heads/ain\n', 'packed-refs': packed }, undefined],
  ['no branch', { HEAD: `${commit}\n` }, commit],
  ['a branch without a commit', { HEAD: 'ref: refs/heads/main\n' }, undefined],
])('finds the commit of %s', (_, files, found) => expect(readReferences(files)?.commit).toBe(found))

test('packed references are those of lines with a hash', () =>
  expect([...(readReferences({ HEAD: commit, 'packed-refs': packed })?.packed ?? [])]).toEqual([
    ['refs/heads/main', other],
    ['refs/tags/v1.0.0', other],
  ]))

test('files do not tell of references that Git keeps in tables', () =>
  expect(readReferences({ HEAD: 'ref: refs/heads/.invalid\n', 'packed-refs': packed })).toBeUndefined())

function readReferences(files: Readonly<Record<string, string>>): ReturnType<typeof referencesOf> {
  return referencesOf({ own: '/.git', common: '/.git' }, { read: (file) => files[file.slice('/.git/'.length)], resolve })
}
