import { expect, test } from 'vitest'
import { fewTokensOf, typeTokensOf } from './type-tokens.ts'

/** What is neither white space nor punctuation. */
const words = (text: string): string =>
  typeTokensOf(text)
    .flatMap(({ text: each, type }) => (type === 'punctuation' || each.trim() === '' ? [] : [`${each}${type ? `/${type}` : ''}`]))
    .join(' ')

test.each([
  ['const user: User | null', 'const/keyword user User/class-name null/builtin'],
  ['let a: 1 | "b c" | true', 'let/keyword a 1/number "b c"/string true/boolean'],
  [`const a: 'it\\'s' | \`x-\${string}\``, `const/keyword a 'it\\'s'/string \`x-\${string}\`/string`],
  ['(property) type?: string', 'type string/builtin'],
  ['(parameter) is: readonly Box[]', 'is readonly/keyword Box/class-name'],
  ['function same<T>(value: T): T', 'function/keyword same/function T/class-name value T/class-name T/class-name'],
  ['(method) log(...data: any[]): void', 'log/function data any/builtin void/builtin'],
  [
    'new Map(iterable?: Entry): Map<string, number>',
    'new/keyword Map/class-name iterable Entry/class-name Map/class-name string/builtin number/builtin',
  ],
  ['class Shop', 'class/keyword Shop/class-name'],
  [
    'type Size = { width: number; open?(deep: boolean): void; }',
    'type/keyword Size/class-name width number/builtin open deep boolean/builtin void/builtin',
  ],
  ['(type parameter) T', 'T/class-name'],
  ['(enum member) State.Open', 'State/class-name Open/class-name'],
  ['const isOpen: (shop: Shop) => shop is Open', 'const/keyword isOpen shop Shop/class-name shop is/keyword Open/class-name'],
  ['const same: typeof import("kit")', 'const/keyword same typeof/keyword import/keyword "kit"/string'],
  [
    'type A<T> = T extends infer U ? U : never',
    'type/keyword A/class-name T/class-name T/class-name extends/keyword infer/keyword U/class-name U/class-name never/builtin',
  ],
  ['const größe: Straße', 'const/keyword größe Straße/class-name'],
])('%s', (text, expected) => {
  expect(words(text)).toBe(expected)
  expect(
    typeTokensOf(text)
      .map((token) => token.text)
      .join(''),
  ).toBe(text)
})

test('what is no code before a name is as quiet as punctuation', () => {
  expect(typeTokensOf('(enum member) State.Open')[0]).toEqual({ text: '(enum member)', type: 'punctuation' })
})

test('brackets, arrows and bars are punctuation', () => {
  const found = typeTokensOf('const f: (a: A | B) => void').filter(({ type }) => type === 'punctuation')
  expect(found.map(({ text }) => text)).toEqual([':', '(', ':', '|', ')', '=>'])
})

test('few tokens have the same text in the same colors', () => {
  expect(fewTokensOf(typeTokensOf('const f: (a: A) => void'))).toEqual([
    { text: 'const ', type: 'keyword' },
    { text: 'f' },
    { text: ': (', type: 'punctuation' },
    { text: 'a' },
    { text: ': ', type: 'punctuation' },
    { text: 'A', type: 'class-name' },
    { text: ') => ', type: 'punctuation' },
    { text: 'void', type: 'builtin' },
  ])
})
