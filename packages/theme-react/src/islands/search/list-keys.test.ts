import { expect, test } from 'vitest'
import { indexAfterKey } from './list-keys.ts'

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['PageDown', 0, 3, 2],
  ['PageDown', 1, 20, 6],
  ['PageUp', 3, 20, 0],
  ['ArrowDown', -1, 0, undefined],
  ['Home', 1, 3, undefined],
  ['a', 1, 3, undefined],
])('%s at %i of %i leads to %j', (key, index, count, expected) => expect(indexAfterKey(key, index, count)).toBe(expected))
