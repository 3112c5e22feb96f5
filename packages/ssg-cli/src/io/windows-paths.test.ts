// What stands between paths of Windows and those of a site, which have `/` everywhere.
import { win32 } from 'node:path'
import { expect, test } from 'vitest'
import { outputPathOf } from '@docgen/model'
import { withoutRoot } from './bundle-modules.ts'
import { fromRoot } from './input-states.ts'
import { pathIn } from './output/write-file.ts'
import { siteFileOf } from './site-file.ts'

const root = 'C:\\code\\site'

test.each([
  ['C:\\code\\site\\docs\\a.md', 'docs/a.md'],
  ['c:\\Code\\Site\\docs\\a.md', 'docs/a.md'],
  ['C:\\code\\docs\\a.md', '../docs/a.md'],
  ['C:\\code\\site', ''],
])('%s is %j of the site', (path, file) => expect(siteFileOf(path, root, win32)).toBe(file))

test.each([
  ['C:\\code\\site\\node_modules\\a\\index.js', 'node_modules/a/index.js'],
  ['D:\\a\\index.js', 'D:\\a\\index.js'],
])('%s is %s in a cache', (path, stored) => expect(fromRoot(path, root, win32)).toBe(stored))

test('a path of the output is written below its folder', () => {
  expect(pathIn('C:\\out', outputPathOf('guide/a/index.html'), win32)).toBe('C:\\out\\guide\\a\\index.html')
  expect(pathIn('C:\\', outputPathOf('index.html'), win32)).toBe('C:\\index.html')
})

test.each([
  ['at(`C:\\code\\site\\a.ts`)', 'at(`\\a.ts`)'],
  ['const place = "C:\\\\code\\\\site\\\\a.ts"', 'const place = "\\\\a.ts"'],
])('%s does not tell where the site lies', (code, expected) => expect(withoutRoot(code, root)).toBe(expected))
