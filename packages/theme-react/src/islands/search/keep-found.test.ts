import { expect, test } from 'vitest'
import { foundIn } from './keep-found.ts'

const text = (value: string, isMatch = false) => ({ text: value, isMatch })

test.each([
  [
    [text('Reset', true), text(' it')],
    [text('how to '), text('reset', true), text(' a '), text('Password', true)],
    ['reset', 'password'],
  ],
  [[text('Plain')], [], []],
  [[text(' ', true)], [], []],
])('the words of a hit are those that the search marked', (title, snippet, expected) =>
  expect(foundIn({ title, snippet })).toEqual(expected),
)
