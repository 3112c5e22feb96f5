import { expect, test } from 'vitest'
import { codeTypesOf } from './code-types.ts'

const hashOf = (text: string): string => `hash-of-${text}`

test('places count from the beginning of the code, in its order', () => {
  const types = codeTypesOf(
    {
      module: 0,
      texts: ['const a: 1', 'const b: 2'],
      places: [
        [3, 2, 1, 1],
        [1, 7, 1, 0],
      ],
    },
    { code: 'const a = 1\n\n b', places: [] },
    [],
    hashOf,
  )
  expect(types).toEqual({
    key: 'hash-o',
    texts: ['const a: 1', 'const b: 2'],
    places: [
      [6, 1, 0],
      [14, 1, 1],
    ],
  })
})

test('of a file that is shown in part, only what is shown has types, without the room before it', () => {
  const types = codeTypesOf(
    {
      module: 0,
      texts: ['const a: 1', 'const b: 2'],
      places: [
        [1, 7, 1, 0],
        [9, 5, 1, 1],
      ],
    },
    {
      code: 'let x\nb',
      places: [
        [8, 5],
        [9, 5],
      ],
      origin: { file: 'a.ts', text: '' },
    },
    [],
    hashOf,
  )
  expect(types?.places).toEqual([[6, 1, 1]])
})

test('a sample that names nothing has none', () => {
  expect(codeTypesOf({ module: 0, texts: [], places: [] }, { code: '// a', places: [] }, [], hashOf)).toBeUndefined()
})

test('keys differ when a type does, and places are the same', () => {
  const keyOf = (text: string) =>
    codeTypesOf({ module: 0, texts: [text], places: [[1, 1, 1, 0]] }, { code: 'a', places: [] }, [], (whole) =>
      [...whole].reduce((sum, each) => (sum * 31 + each.charCodeAt(0)) % 1e9, 7).toString(36),
    )?.key
  expect(keyOf('const a: 1')).not.toBe(keyOf('const a: 2'))
})

test('what stands below an answer moves down by it', () => {
  const types = codeTypesOf(
    { module: 0, texts: ['const b: 2'], places: [[3, 1, 1, 0]] },
    { code: 'a\n//^? \nb', places: [] },
    [{ line: 2, lines: ['const a: {', '}'] }],
    hashOf,
  )
  expect(types?.places).toEqual([['a\n//^? const a: {\n//   }\n'.length, 1, 0]])
})
