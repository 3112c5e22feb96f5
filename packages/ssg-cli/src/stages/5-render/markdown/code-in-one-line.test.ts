import { expect, test } from 'vitest'
import { codeInOneLine } from './code-in-one-line.ts'

test.each([
  [['Row | Column'], 'Row | Column'],
  [['Row', '<\n  Key,\n  Value\n>'], 'Row<Key, Value>'],
  [['| ', 'Row', '<\n    ', 'Key', ',\n    Value\n  >\n  | ', 'Column'], 'Row<Key, Value> | Column'],
  [['(\n  | ', 'A', '\n  | ', 'B', '\n)[]'], '(A | B)[]'],
  [['(\n  row: ', 'Row', ',\n  index: number,\n) => void'], '(row: Row, index: number) => void'],
  [
    ['{\n  a: string\n  b: (\n    it: ', 'Row', ',\n  ) => void\n  c?:\n    | 1\n    | 2\n}'],
    '{ a: string; b: (it: Row) => void; c?: 1 | 2 }',
  ],
  [['& {\n  a: Map<"}", () => 1>\n  b: 1\n}\n& ', 'B'], '{ a: Map<"}", () => 1>; b: 1 } & B'],
  [['{\n  [K in keyof T]: T[K] extends 1\n    ? 2\n    : 3\n}'], '{ [K in keyof T]: T[K] extends 1 ? 2 : 3 }'],
  [['Pick<\n  A,\n  | "a"\n  | "b"\n>'], 'Pick<A, "a" | "b">'],
  [['a\n  b'], 'a b'],
])('writes %j as %s', (parts, code) => expect(codeInOneLine(parts).join('')).toBe(code))
