import { englishWords, textKey, type ApiClass, type ApiComment, type ApiMember, type ApiText, type ApiType } from '@docgen/model'
import { expect, test } from 'vitest'
import { overviewEntryOf, overviewOf } from './api-overview.ts'

const string: ApiType = { kind: 'intrinsic', name: 'string' }
const textOf = (markdown: string, line = 1): ApiText => ({ markdown, file: 'a.ts', line, column: 1 })
const commentOf = (summary: ApiText): ApiComment => ({ summary, examples: [], throws: [], see: [], others: [], modifiers: [] })
const method = (name: string, summary?: ApiText, more: Partial<ApiMember> = {}): ApiMember =>
  ({
    id: name,
    kind: 'method',
    name,
    flags: {},
    signatures: [{ typeParameters: [], parameters: [], returns: string, ...(summary && { comment: commentOf(summary) }) }],
    ...more,
  }) as ApiMember
const classOf = (...members: readonly ApiMember[]): ApiClass => ({
  id: '@a/b!It',
  name: 'It',
  displayName: 'It',
  kind: 'class',
  flags: {},
  typeParameters: [],
  extends: [],
  implements: [],
  extendedBy: [],
  members,
})
const described = 'abcdef'.split('').map((name, index) => method(name, textOf(`Does ${name}.`, index + 1)))
const texts = Object.fromEntries(
  'abcdef'
    .split('')
    .map((name, index) => [textKey(textOf(`Does ${name}.`, index + 1)), `<p>Does <b>${name}</b>. At once.</p><p>More.</p>`]),
)

test('the own methods of a class with six that are described, in their order', () => {
  const members = [
    method('plain'),
    ...described,
    method('static', undefined, { flags: { isStatic: true } }),
    method('inherited', textOf('No.'), { inheritedFrom: { name: 'Base.inherited' } }),
    { id: 'p', kind: 'property', name: 'p', flags: {}, type: string } as const,
  ]
  expect(overviewOf(classOf(...members), texts, { form: 'html' })).toEqual([
    { name: 'plain', href: '#plain', summary: '' },
    ...'abcdef'.split('').map((name) => ({ name, href: `#${name}`, summary: `Does <b>${name}</b>.` })),
    { name: 'static', href: '#static-static', summary: '' },
  ])
})

test('none where fewer are described, where there are very many, and for other kinds', () => {
  expect(overviewOf(classOf(...described.slice(1), method('plain')), texts, { form: 'html' })).toBeUndefined()
  expect(overviewOf(classOf(...described, ...Array(95).fill(method('plain'))), texts, { form: 'html' })).toBeUndefined()
  expect(overviewOf({ ...classOf(...described), kind: 'interface', implementedBy: [] }, texts, { form: 'html' })).toBeUndefined()
})

test.each([
  ['html', '<div class="docgen-table"><table></table></div><p>More.</p>'],
  ['markdown', '| a |\n| - |\n\nMore.'],
  ['markdown', '```\ncode()\n```'],
] as const)('of a text that begins with a table or code, it says nothing (%s)', (form, text) => {
  const summary = textOf('Table.', 9)
  const overview = overviewOf(classOf(...described, method('table', summary)), { ...texts, [textKey(summary)]: text }, { form })
  expect(overview?.at(-1)).toEqual({ name: 'table', href: '#table', summary: '' })
})

test('a deprecated method says so', () => {
  const comment = { ...commentOf(textOf('Old.')), deprecated: textOf('Use a.') }
  const overview = overviewOf(classOf(...described, method('old', undefined, { comment })), texts, { form: 'html' })
  expect(overview?.at(-1)).toEqual({ name: 'old', href: '#old', summary: expect.any(String), isDeprecated: true })
})

test('the table of contents leads to it, unless a member has its anchor', () => {
  expect(overviewEntryOf(classOf(...described), englishWords)).toEqual([{ depth: 2, text: 'Overview', href: '#overview' }])
  expect(overviewEntryOf(classOf(...described, method('overview')), englishWords)).toEqual([])
})
