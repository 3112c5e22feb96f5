import type { ApiType } from '../api/api.ts'
import { expect, test } from 'vitest'
import { textOfCode } from './code.ts'
import { declarationCode, wholeDeclarationCode, type PageEntry } from './declaration-code.ts'
import { noLinks } from './links.ts'

const links = noLinks
const string: ApiType = { kind: 'intrinsic', name: 'string' }
const reference = (name: string): ApiType => ({ kind: 'reference', name, typeArguments: [] })
const base = { id: 'p!It', name: 'It', displayName: 'It', flags: {} }
const emptyClass = {
  ...base,
  kind: 'class',
  typeParameters: [],
  extends: [],
  implements: [],
  extendedBy: [],
  members: [],
} as const
const property = (name: string, from?: string) => ({
  id: name,
  kind: 'property' as const,
  name,
  flags: {},
  type: string,
  inheritedFrom: from === undefined ? undefined : { name: from },
})

test.each([
  ['a class', { ...emptyClass, extends: [reference('A')], implements: [reference('B')] }, ['class It extends A implements B']],
  [
    'a class with much before it',
    { ...emptyClass, extends: [reference('A')], implements: ['OneLong', 'TwoLong', 'Three'].map((name) => reference(name)) },
    ['class It', '  extends A', '  implements OneLong,', '    TwoLong,', '    Three'],
  ],
  [
    'a class whose base is made of several types',
    {
      ...emptyClass,
      extends: [{ kind: 'intersection', types: ['FirstPart', 'SecondPart', 'ThirdPart'].map((name) => reference(name)) }],
    },
    ['class It', '  extends FirstPart', '    & SecondPart', '    & ThirdPart'],
  ],
  ['an abstract class', { ...emptyClass, flags: { isAbstract: true } }, ['abstract class It']],
  ['a namespace', { ...base, kind: 'namespace', entries: [] }, []],
  ...(
    [
      [{ module: 'o' }, 'export * as It from "o"'],
      [{ module: 'o', name: 'It' }, 'export { It } from "o"'],
      [{ module: 'o', name: 'A' }, 'export { A as It } from "o"'],
    ] as const
  ).map(([origin, code]) => [code, { ...base, kind: 'namespace', origin, entries: [] }, [code]] as const),
] satisfies readonly (readonly [string, PageEntry, readonly string[]])[])('the declaration of %s', (_, entry, expected) => {
  expect(declarationCode(entry, links).map((code) => textOfCode(code, 32))).toEqual(
    expected.length > 0 ? [expected.join('\n')] : [],
  )
})

/** So that the lines of a declaration are not enough for it. */
const described = {
  ...property('own'),
  comment: {
    summary: { markdown: 'What it is.', file: 'a.ts', line: 1, column: 1 },
    examples: [],
    throws: [],
    see: [],
    others: [],
    modifiers: [],
  },
}
const object: ApiType = { kind: 'object', members: [described] }

test.each([
  ['a type', { ...base, kind: 'type', typeParameters: [], type: object }, []],
  [
    'a type with parameters',
    { ...base, kind: 'type', typeParameters: [{ name: 'T', isConst: false }], type: object },
    ['type It<T> = { … }'],
  ],
  ['a constant', { ...base, kind: 'variable', type: object }, []],
  ['a variable', { ...base, kind: 'variable', keyword: 'let', type: object }, ['let It: { … }']],
] satisfies readonly (readonly [string, PageEntry, readonly string[]])[])(
  'where members stand below, %s is declared only to say more than its title',
  (_, entry, expected) => expect(declarationCode(entry, links).map((code) => textOfCode(code, 80))).toEqual(expected),
)

test.each([
  ['a class', { ...emptyClass, members: [property('own'), property('other', 'A.other')] }, ['class It {', '  own: string', '}']],
  [
    'an enumeration',
    {
      ...base,
      kind: 'enum',
      members: [
        { id: 'a', name: 'A', flags: {}, value: '"a"' },
        { id: 'b', name: 'B', flags: {} },
        { id: 'c', name: 'a key', flags: {}, value: '1' },
      ],
    },
    ['enum It {', '  A = "a",', '  B,', "  'a key' = 1,", '}'],
  ],
  ['an enumeration of constants', { ...base, kind: 'enum', isConst: true, members: [] }, ['const enum It {}']],
  ['a constant', { ...base, kind: 'variable', type: string }, ['const It: string']],
  ['a variable', { ...base, kind: 'variable', keyword: 'let', type: string }, ['let It: string']],
  ['a type', { ...base, kind: 'type', typeParameters: [], type: string }, ['type It = string']],
] satisfies readonly (readonly [string, PageEntry, readonly string[]])[])('the whole of %s', (_, entry, expected) => {
  expect(wholeDeclarationCode(entry, links).map((code) => textOfCode(code, 80))).toEqual([expected.join('\n')])
})
