import { expect, test } from 'vitest'
import { group, hardBreak, indent, join, layOut, linesOf, softBreak, spaceBreak, textOfCode, word, type Code } from './code.ts'

const list = (...items: readonly Code[]): Code => group('(', indent(spaceBreak, join([',', spaceBreak], items)), spaceBreak, ')')

test.each<[string, Code, readonly (readonly [number, string])[]]>([
  ['one line', list('a', 'b'), [[0, '( a, b )']]],
  [
    'nested lines',
    ['f', list(word('first', 'parameter'), list('second one', word('third', 'class-name', '/third/')))],
    [
      [0, 'f(\n'],
      [1, '  first,\n'],
      [1, '  (\n'],
      [2, '    second one,\n'],
      [2, '    third\n'],
      [1, '  )\n'],
      [0, ')'],
    ],
  ],
  [
    'lines at the edge',
    join(hardBreak, [word('a', 'property'), 'b', 'c']),
    [
      [0, 'a\n'],
      [0, 'b\n'],
      [0, 'c'],
    ],
  ],
])('%s, with its indentation', (_, code, expected) => {
  const lines = linesOf(layOut(code, 16))
  expect(lines.map(({ depth, words }) => [depth, words.map(({ text }) => text).join('')])).toEqual(expected)
})

test('no line ends with a space', () => {
  const type = group(indent(softBreak, join([spaceBreak, '| '], ['one', 'two', 'three'])))
  expect(textOfCode(['options?', ': ', type], 10)).toBe('options?:\n  one\n  | two\n  | three')
  expect(textOfCode([word('a', 'property'), ' ', word(' ', 'keyword'), hardBreak, 'b'], 10)).toBe('a\nb')
})
