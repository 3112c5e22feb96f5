// Paths as Windows has them: Node writes `\`, TypeScript and TypeDoc write `/`.
import { win32 } from 'node:path'
import { expect, test } from 'vitest'
import { isBelow, packageOfFile, pathInPackage, shownPathOf } from './package-of-file.ts'
import { toStoredPath } from './stored-payload.ts'

const root = 'C:\\code\\site'
const core = { realFolder: 'C:\\code\\packages\\core', folder: '../packages/core' }
const plugin = { realFolder: 'C:\\code\\packages\\core\\plugins\\a', folder: '../packages/core/plugins/a' }
const packages = [core, plugin]

test.each([
  ['C:\\code\\packages\\core\\src\\index.ts', core, 'src/index.ts'],
  ['C:/code/packages/core/src/index.ts', core, 'src/index.ts'],
  ['C:/code/packages/core/plugins/a/index.ts', plugin, 'index.ts'],
])('%s lies in a package', (path, documented, inside) => {
  expect(packageOfFile(packages, path)).toBe(documented)
  expect(pathInPackage(documented, path)).toBe(inside)
})

test.each([
  'C:/code/packages/core-2/index.ts',
  'C:/code/packages/core/node_modules/b/index.ts',
  'D:/code/packages/core/index.ts',
])('%s lies in none', (path) => expect(packageOfFile(packages, path)).toBeUndefined())

test.each([
  ['C:/code/site/samples/a.ts', true],
  ['C:\\code\\site\\samples\\a.ts', true],
  ['C:/code/site-2/a.ts', false],
  ['D:/code/site/a.ts', false],
])('%s is below the site: %s', (path, expected) => expect(isBelow(root, path)).toBe(expected))

test.each([
  ['C:/code/packages/core/src/index.ts', '../packages/core/src/index.ts'],
  ['C:\\code\\site\\samples\\a.ts', 'samples/a.ts'],
  ['C:/store/b@1/node_modules/@acme/b/index.d.ts', 'node_modules/@acme/b/index.d.ts'],
])('%s is shown as %s', (path, shown) => {
  expect(shownPathOf(root, packages, path, win32)).toBe(shown)
})

test.each([
  ['C:\\code\\site\\node_modules\\a\\index.d.ts', 'node_modules/a/index.d.ts'],
  ['C:\\code\\packages\\core\\index.ts', '../packages/core/index.ts'],
  ['D:\\a.ts', 'D:\\a.ts'],
])('%s is stored as %s', (path, stored) => expect(toStoredPath(root, path, win32)).toBe(stored))
