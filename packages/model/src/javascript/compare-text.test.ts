import { expect, test } from 'vitest'
import { compareText } from './compare-text.ts'

test('texts are sorted by the numbers of their characters, whatever the language', () => {
  expect(['é', 'b', 'Z', 'a', 'a', '10', '9'].sort(compareText)).toEqual(['10', '9', 'Z', 'a', 'a', 'b', 'é'])
})
