import { posix, win32, type PlatformPath } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isBelowOneOf, isWithin } from './is-within.ts'

describe('whether a path lies in a folder', () => {
  test.each<[path: string, folder: string, paths: PlatformPath, expected: boolean]>([
    ['/code/site', '/code/site', posix, true],
    ['/code/site/docs/a.md', '/code/site', posix, true],
    ['/code/site/docs', '/code/site/', posix, true],
    ['/code/site/.', '/code/site', posix, true],
    ['/code/site/docs/../a.md', '/code/site', posix, true],
    ['/code/site/..a.md', '/code/site', posix, true],
    ['/code/site/...', '/code/site', posix, true],
    ['/code', '/', posix, true],
    ['/code/site-2/a.md', '/code/site', posix, false],
    ['/code/site/../secret', '/code/site', posix, false],
    ['/code/site/docs/../../secret', '/code/site', posix, false],
    ['/code/site/..', '/code/site', posix, false],
    ['/code', '/code/site', posix, false],
    // It ends like the folder, and has a slash where the folder ends.
    ['/elsewhere/code/site', '/code/site', posix, false],
    ['/', '/code/site', posix, false],
    ['C:\\code\\site', 'C:\\code\\site', win32, true],
    ['C:\\code\\site\\docs\\a.md', 'C:\\code\\site', win32, true],
    // Disks of Windows do not tell letter case.
    ['C:\\CODE\\site\\docs', 'C:\\code\\site', win32, true],
    ['C:\\code\\site-2\\a.md', 'C:\\code\\site', win32, false],
    ['C:\\code\\site\\..\\secret', 'C:\\code\\site', win32, false],
    ['C:\\code', 'C:\\code\\site', win32, false],
    ['D:\\code\\site\\a.md', 'C:\\code\\site', win32, false],
    ['\\\\server\\share\\a.md', 'C:\\code\\site', win32, false],
  ])('%s in %s', (path, folder, paths, expected) => expect(isWithin(path, folder, paths)).toBe(expected))
})

test.each([
  ['/code/site/docs/a.md', true],
  ['/code/site/a.md', true],
  ['/other/a', true],
  ['/code/site', false],
  ['/code/site-2/a.md', false],
  ['/code', false],
  ['/', false],
])('%s lies below one of the folders: %s', (path, expected) =>
  expect(isBelowOneOf(path, new Set(['/code/site', '/other']))).toBe(expected),
)
