import { expect, test } from 'vitest'
import { typeQueriesOf } from './type-queries.ts'

test.each<readonly [name: string, code: string, expected: readonly (readonly [line: number, target: string, written: string])[]]>(
  [
    ['one below a name', 'const a = 1\n//    ^?', [[2, '1:7', '']]],
    ['one that is indented', '  const a = 1\n  //    ^?  \r', [[2, '1:9', '']]],
    [
      'two below one line',
      'a(b)\n// ^?\n//^?\nc\n//^?',
      [
        [2, '1:4', ''],
        [3, '1:3', ''],
        [5, '4:3', ''],
      ],
    ],
    ['none above', '//^?\na', [[1, '', '']]],
    ['a type behind it', 'a\n//^? const a: 1', [[2, '1:3', 'const a: 1']]],
    [
      'a type of several lines',
      'a\n//^? const a: {\n//     b: 1\n//   }\nb\n//^?',
      [
        [2, '1:3', 'const a: { b: 1 }'],
        [6, '5:3', ''],
      ],
    ],
    ['words of its author below a type', 'a\n//^? const a: 1\n// Then more.', [[2, '1:3', 'const a: 1']]],
    ['words of its author below none', 'a\n//^?\n//   Then more.', [[2, '1:3', '']]],
    [
      'a query below a type',
      'a.b\n//^? const a: 1\n//      ^?',
      [
        [2, '1:3', 'const a: 1'],
        [3, '1:9', ''],
      ],
    ],
    ['no query', 'a // ^?\n# ^?\n// ^ ?\n/* ^? */', []],
  ],
)('%s', (_, code, expected) =>
  expect(
    typeQueriesOf(code).map(({ line, target, written }) => [line, target ? `${target.line}:${target.column}` : '', written]),
  ).toEqual(expected),
)
