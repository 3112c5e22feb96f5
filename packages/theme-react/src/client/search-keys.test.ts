import { expect, test } from 'vitest'
import { isSearchKey } from './search-keys.ts'

const bare = { key: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

test.each([
  [{ key: '/' }, true],
  [{ key: '/', shiftKey: true }, true],
  [{ key: '/', ctrlKey: true }, false],
  [{ key: 'k', ctrlKey: true }, true],
  [{ key: 'k', metaKey: true }, true],
  [{ key: 'K', metaKey: true }, true],
  [{ key: 'k' }, false],
  [{ key: 'k', ctrlKey: true, shiftKey: true }, false],
  [{ key: 'k', ctrlKey: true, altKey: true }, false],
  [{ key: 'k', ctrlKey: true, metaKey: true }, false],
])('%j opens the search: %j', (key, expected) => expect(isSearchKey({ ...bare, ...key })).toBe(expected))
