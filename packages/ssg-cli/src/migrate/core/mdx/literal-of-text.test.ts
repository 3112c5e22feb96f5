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
