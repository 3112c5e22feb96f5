import { expect, test } from 'vitest'
import { countText, matches } from './matches.ts'

test.each([
  ['AccountsServer', '', true],
  ['AccountsServer', '  ', true],
  ['AccountsServer', 'server', true],
  ['AccountsServer', 'SERVER acc', true],
  ['AccountsServer', 'server client', false],
  ['@accounts/server The server', 'accounts/ the', true],
])('%s for "%s": %s', (text, typed, expected) => expect(matches(text, typed)).toBe(expected))

const texts = { all: '31 packages', some: '{shown} of {total} packages', none: 'No packages match' }

test.each([
  [31, 31, '31 packages'],
  [1, 31, '1 of 31 packages'],
  [0, 31, 'No packages match'],
])('%i of %i', (shown, total, expected) => expect(countText(shown, total, texts)).toBe(expected))
