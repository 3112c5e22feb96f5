import { expect, test } from 'vitest'
import { routeFolderOf } from './route-folder.ts'

test.each([
  ['/', '/'],
  ['docs', '/docs/'],
  ['/docs', '/docs/'],
  ['//docs//guide/', '/docs/guide/'],
])('route path %j is %j', (path, expected) => expect(routeFolderOf(path)).toBe(expected))
