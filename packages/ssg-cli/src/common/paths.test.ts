import { expect, test } from 'vitest'
import { encodePath, foldersAbove, foldersAboveFile, joinPath, repositoryFolderOf } from './paths.ts'

test.each<[string, string, number, string | undefined]>([
  ['docs', './a.md', 0, 'docs/a.md'],
  ['docs/b', '../../a.md', 0, 'a.md'],
  ['', '../a.md', 0, undefined],
  ['docs', '../../a.md', 0, undefined],
  ['docs', '../../a.md', 1, '../a.md'],
  ['docs', '../../../a.md', 1, undefined],
  ['docs', '../../../a.md', 2, '../../a.md'],
  ['../docs', '../a.md', 1, '../a.md'],
  ['../docs', '../../a.md', 1, undefined],
  ['../docs', '../website/a.md', 1, '../website/a.md'],
  ['..', 'a.md', 1, '../a.md'],
])('from "%s", "%s" with %i folders above is %s', (folder, path, above, expected) => {
  expect(joinPath(folder, path, above)).toBe(expected)
})

test.each([
  ['a-b_1/c.md', 'a-b_1/c.md'],
  ['é', '%C3%A9'],
  ['c#/a b?.md', 'c%23/a%20b%3F.md'],
])('%s is %s in an address', (path, expected) => expect(encodePath(path)).toBe(expected))

test.each([
  ['a.html', []],
  ['a/b/c.html', ['a', 'a/b']],
])('%s lies in the folders %j', (file, folders) => {
  expect(foldersAboveFile(file)).toEqual(folders)
})

test.each([
  [[], 0],
  [['../outside', '/etc', 'shared/..'], 0],
  [['..'], 1],
  [['../shared', '../..'], 2],
])('%j opens %i folders above', (allow, expected) => {
  expect(foldersAbove(allow)).toBe(expected)
})

test.each([
  [undefined, ['..'], '..'],
  [undefined, [], ''],
  [{}, [], ''],
  [{ directory: 'apps/website' }, ['..', '../..'], '../..'],
  [{ directory: 'website' }, ['../..'], '..'],
  [{ directory: '.' }, [], ''],
  [{ directory: './apps//website/' }, [], '../..'],
])('the repository %j of a site that may read %j begins at "%s"', (given, allow, expected) => {
  const repository = given && { url: 'https://github.com/acme/shop', ...given }
  expect(repositoryFolderOf({ repository, files: { allow, maxSize: 1 } })).toBe(expected)
})
