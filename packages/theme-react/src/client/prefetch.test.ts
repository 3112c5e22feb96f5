import { expect, test } from 'vitest'
import { mayPrefetch } from './prefetch.ts'

test.each([
  ['an unknown connection', undefined, true],
  ['a fast one', { saveData: false, effectiveType: '4g' }, true],
  ['a middling one', { effectiveType: '3g' }, true],
  ['a slow one', { effectiveType: '2g' }, false],
  ['a very slow one', { effectiveType: 'slow-2g' }, false],
  ['one whose reader saves data', { saveData: true, effectiveType: '4g' }, false],
])('%s', (_, connection, expected) => expect(mayPrefetch(connection)).toBe(expected))
