import { expect, test } from 'vitest'
import { gitFoldersOf, originIn } from './git-files.ts'

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
