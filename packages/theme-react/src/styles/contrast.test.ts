import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { coloursOf, contrastOf, contrastPairs } from './contrast.ts'

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

test.each(contrastPairs)('$colour on $ground can be seen in $mode mode ($least)', (pair) =>
  expect(contrastOf(coloursOf(tokens), pair)).toBeGreaterThanOrEqual(pair.least),
)

test.each([
  ['a later sheet wins', '--docgen-page: #000000;', { light: '#000000', dark: '#000000' }],
  ['both modes', '--docgen-page: light-dark(#eeeeee, #111111);', { light: '#eeeeee', dark: '#111111' }],
  ['another token', '--docgen-text: #123456;', { light: '#ffffff', dark: '#10161a' }],
])('the colours of a project: %s', (_, brand, page) => expect(coloursOf(tokens, brand).get('page')).toEqual(page))

test('black on white is 21 to 1', () =>
  expect(
    contrastOf(coloursOf('--docgen-text: #000000; --docgen-page: #ffffff;'), {
      colour: 'text',
      ground: 'page',
      mode: 'dark',
      least: 4.5,
    }),
  ).toBe(21))
