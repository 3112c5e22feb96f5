import { expect, test } from 'vitest'
import { tabOfKey } from './tab-keys.ts'

test.each([
  ['ArrowRight', 0, 'ltr', 1],
  ['ArrowRight', 2, 'ltr', 0],
  ['ArrowLeft', 0, 'ltr', 2],
  ['ArrowRight', 0, 'rtl', 2],
  ['ArrowLeft', 0, 'rtl', 1],
  ['Home', 2, 'ltr', 0],
  ['End', 0, 'ltr', 2],
  ['Enter', 0, 'ltr', undefined],
])('%s on tab %i, %s', (key, index, direction, expected) => expect(tabOfKey(key, index, 3, direction)).toBe(expected))
