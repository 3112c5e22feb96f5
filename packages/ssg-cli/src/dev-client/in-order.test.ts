import { expect, test } from 'vitest'
import { pairsInOrder } from './in-order.ts'

test.each<[string, string, string]>([
  ['', '', ''],
  ['', 'abc', ''],
  ['abc', '', ''],
  ['abc', 'abc', 'a00 b11 c22'],
  ['abc', 'xabc', 'a01 b12 c23'],
  ['abc', 'abcx', 'a00 b11 c22'],
  ['abxcd', 'abyycd', 'a00 b11 c34 d45'],
  ['aab', 'ab', 'a00 b21'],
  ['abcd', 'bcda', 'b10 c21 d32'],
  ['axbyc', 'aybxc', 'a00 y31 c44'],
])('of %j and %j, equal ones are paired in the order of both', (first, second, expected) => {
  const pairs = pairsInOrder([...first], [...second])
  expect(pairs.map(([a, b]) => `${first[a]}${a}${b}`).join(' ')).toBe(expected)
})

test('of what is too long to compare, the beginnings and the ends are paired', () => {
  const list = (middle: number): readonly string[] => [
    'a',
    ...Array.from({ length: 600 }, (_, index) => `${index % middle}`),
    'z',
  ]
  expect(pairsInOrder(list(7), list(600).slice(0, 599).concat('z'))).toEqual(
    expect.arrayContaining([
      [0, 0],
      [601, 599],
    ]),
  )
})
