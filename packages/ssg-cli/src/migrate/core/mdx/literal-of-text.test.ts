import { expect, test } from 'vitest'
import { literalOfText } from './literal-of-text.ts'

test.each<[string, unknown]>([
  ['307/768', 307 / 768],
  ['(2 + 3) * -4', -20],
  ["'a ' +\n  `b`", 'a b'],
  ['{ ratio: 16 / 9, list: [!0] }', { ratio: 16 / 9, list: [true] }],
  ['1 / 0', undefined],
  ["'a' * 'b'", undefined],
  ["1 + 'b'", undefined],
  ['a / 2', undefined],
  ['2 ** 3', undefined],
])('the expression %j', (text, value) => expect(literalOfText(text)?.value).toEqual(value))

test.each<[string, unknown]>([
  ['`${name}@${manifest.version}`', 'a@2'],
  ["manifest['list']?.[0]", 1],
  ["name === 'a' ? 'one' : other", 'one'],
  ['name !== 1', true],
  ['manifest.toString', undefined],
  ['name.length', undefined],
  ['`${manifest}`', undefined],
  ['other', undefined],
])('the expression %j of names', (text, value) => {
  const names = new Map<string, unknown>([
    ['name', 'a'],
    ['manifest', { version: 2, list: [1] }],
  ])
  expect(literalOfText(text, names)?.value).toEqual(value)
})
