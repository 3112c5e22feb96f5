import { expect, test } from 'vitest'
import type { ApiComment, ApiEntry, ApiMember, ApiText, ApiType } from '@docgen/model'
import { exportsOf, notExported, readReport, reportText } from './report-text.ts'

const string: ApiType = { kind: 'intrinsic', name: 'string' }
const text: ApiText = { markdown: 'Use another one.', file: 'src/a.ts', line: 1, column: 1 }
const comment = (more: Partial<ApiComment> = {}): ApiComment => ({
  examples: [],
  throws: [],
  see: [],
  others: [],
  modifiers: [],
  ...more,
})
const named = (id: string, name = id.slice(id.lastIndexOf('!') + 1)) => ({ id, name, displayName: name, flags: {} })
const property = (name: string, more: Partial<ApiMember> = {}): ApiMember =>
  ({ id: `kit!Box#${name}`, name, kind: 'property', flags: {}, type: string, ...more }) as ApiMember // The kinds share these keys.
const method = (name: string, comments: readonly (ApiComment | undefined)[]): ApiMember => ({
  id: `kit!Box#${name}`,
  name,
  kind: 'method',
  flags: {},
  signatures: comments.map((one) => ({ typeParameters: [], parameters: [], returns: string, comment: one })),
})
const classOf = (members: readonly ApiMember[], more: object = {}): ApiEntry => ({
  ...named('kit!Box'),
  kind: 'class',
  typeParameters: [],
  extends: [],
  implements: [],
  extendedBy: [],
  members,
  ...more,
})
const alias = (id: string, name?: string): ApiEntry => ({ ...named(id, name), kind: 'type', typeParameters: [], type: string })
const codeOf = (entry: ApiEntry): string | undefined => exportsOf({ entries: [entry] })[0]?.code

test('exports come by entry point and name, and what nothing exports comes last', () => {
  const entries = [alias('kit!b'), alias('kit/web!a'), alias('kit!B'), alias('kit!a')]
  const names = exportsOf({ entries, unexported: [alias('kit!~Hidden', 'Hidden')] }).map(({ entryPoint, name }) => [
    entryPoint,
    name,
  ])
  expect(names).toEqual([
    ['kit', 'B'],
    ['kit', 'a'],
    ['kit', 'b'],
    ['kit/web', 'a'],
    [notExported, 'Hidden'],
  ])
})

test('members stand in the order of their names, whatever that of the source is', () => {
  const constructor: ApiMember = {
    ...property('constructor'),
    kind: 'constructor',
    signatures: [{ typeParameters: [], parameters: [], returns: string }],
  }
  const members = [
    property('size'),
    property('all', { flags: { isStatic: true } }),
    property('name'),
    constructor,
    property('stack', { inheritedFrom: { name: 'Error.stack' } }),
  ]
  const expected = 'class Box {\n  constructor()\n  static all: string\n  name: string\n  size: string\n}'
  expect(codeOf(classOf(members))).toBe(expected)
  expect(codeOf(classOf([...members].reverse()))).toBe(expected)
})

test.each<[string, ApiEntry, readonly string[]]>([
  ['nothing', classOf([property('size')]), []],
  ['an export', classOf([], { comment: comment({ deprecated: text, modifiers: ['beta'] }) }), ['// @beta', '// @deprecated']],
  [
    'members',
    classOf([
      property('size', { comment: comment({ deprecated: text }) }),
      property('age', { comment: comment({ deprecated: text }) }),
      property('id', { comment: comment({ modifiers: ['internal', 'readonly'] }) }),
    ]),
    ['// @deprecated size, age', '// @internal id'],
  ],
  [
    'all overloads',
    classOf([method('open', [comment({ deprecated: text }), comment({ deprecated: text })])]),
    ['// @deprecated open'],
  ],
  ['some overloads', classOf([method('open', [comment({ deprecated: text }), undefined])]), []],
  [
    'what is inherited',
    classOf([property('stack', { inheritedFrom: { name: 'Error.stack' }, comment: comment({ deprecated: text }) })]),
    [],
  ],
  ['a class as a type', classOf([], { isTypeOnly: true }), ['// Exported as a type alone.']],
  ['a type', { ...alias('kit!Size'), isTypeOnly: true }, []],
])('what the tags of %s say is part of the API', (_, entry, expected) => {
  expect(
    codeOf(entry)
      ?.split('\n')
      .filter((line) => line.startsWith('//')),
  ).toEqual(expected)
})

test.each<[string, ApiEntry, string]>([
  [
    'another package',
    { ...named('kit!Box'), kind: 'reference', target: 'core!Box', targetName: 'Box' },
    "export { Box } from 'core'",
  ],
  [
    'another name',
    { ...named('kit!Crate'), kind: 'reference', target: 'core/web!Box', targetName: 'Box' },
    "export { Box as Crate } from 'core/web'",
  ],
  ['nobody knows where', { ...named('kit!Box'), kind: 'reference', targetName: 'Box' }, 'export { Box }'],
])('a re-export from %s is a line', (_, entry, expected) => expect(codeOf(entry)).toBe(expected))

test('declarations that merge are one export, and those of namespaces stand with the name of these', () => {
  const inner = alias('kit!Parts.Screw', 'Screw')
  const entries: readonly ApiEntry[] = [
    alias('kit!Price'),
    { ...named('kit!Price:variable', 'Price'), kind: 'variable', type: string },
    { ...named('kit!Parts'), kind: 'namespace', entries: [inner] },
  ]
  expect(exportsOf({ entries }).map(({ name, code }) => [name, code])).toEqual([
    ['Parts', 'namespace Parts'],
    ['Parts.Screw', 'type Screw = string'],
    ['Price', 'type Price = string\n\nconst Price: string'],
  ])
})

test('a report says what it was made of, with any ends of lines', () => {
  const fenced: ApiEntry = {
    ...named('kit!Fence'),
    kind: 'type',
    typeParameters: [],
    type: { kind: 'literal', text: '"````"' },
  }
  const exports = exportsOf({
    entries: [alias('kit!a'), fenced, alias('kit/web!a')],
    unexported: [alias('kit!~Hidden', 'Hidden')],
  })
  const written = reportText('kit', exports)
  for (const each of [written, written.replaceAll('\n', '\r\n')]) {
    const read = readReport(each)
    expect(read?.map(({ entryPoint, name, code }) => ({ entryPoint, name, code }))).toEqual(exports)
    expect(read?.map(({ name, line }) => written.split('\n')[line - 1] === `### ${name}`)).toEqual([true, true, true, true])
  }
})

test.each([
  ['', undefined],
  ['# API of kit\n\n### a\n\n```ts\ntype a\n```\n', undefined],
  [reportText('kit', []), []],
  [reportText('kit', []).replace('## ', '### cut\n\n```ts\n'), []],
  [`${reportText('kit', [])}\n### cut\n\n\`\`\`ts\ntype a`, []],
])('of %j one reads %j', (file, expected) => expect(readReport(file)).toEqual(expected))
