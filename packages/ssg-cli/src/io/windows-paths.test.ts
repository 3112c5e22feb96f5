// What stands between paths of Windows and those of a site, which have `/` everywhere.
import { win32 } from 'node:path'
import { expect, test } from 'vitest'
import { outputPathOf } from '@docgen/model'
import { fromRoot } from './input-states.ts'
import { isWithin } from './is-within.ts'
import { pathIn } from './output/write-file.ts'
import { siteFileOf } from './site-file.ts'

const root = 'C:\\work\\site'

test.each([
  ['C:\\work\\site\\docs\\a.md', 'docs/a.md'],
  ['c:\\Work\\Site\\docs\\a.md', 'docs/a.md'],
  ['C:\\work\\docs\\a.md', '../docs/a.md'],
  ['C:\\work\\site', ''],
])('%s is %j of the site', (path, file) => expect(siteFileOf(path, root, win32)).toBe(file))

test.each([
  ['C:\\work\\site', true],
  ['C:\\work\\site\\docs\\a.md', true],
  // Disks of Windows do not tell letter case.
  ['C:\\WORK\\site\\docs', true],
  ['C:\\work\\site-2\\a.md', false],
  ['C:\\work\\site\\..\\secret', false],
  ['C:\\work', false],
  ['D:\\work\\site\\a.md', false],
  ['\\\\server\\share\\a.md', false],
])('%s lies in the site: %s', (path, expected) => expect(isWithin(path, root, win32)).toBe(expected))

test.each([
  ['C:\\work\\site\\node_modules\\a\\index.js', 'node_modules/a/index.js'],
  ['D:\\a\\index.js', 'D:\\a\\index.js'],
])('%s is %s in a cache', (path, stored) => expect(fromRoot(path, root, win32)).toBe(stored))

test('a path of the output is written below its folder', () => {
  expect(pathIn('C:\\out', outputPathOf('guide/a/index.html'), win32)).toBe('C:\\out\\guide\\a\\index.html')
  expect(pathIn('C:\\', outputPathOf('index.html'), win32)).toBe('C:\\index.html')
})
