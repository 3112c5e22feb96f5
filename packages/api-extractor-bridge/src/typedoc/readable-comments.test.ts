import { expect, test } from 'vitest'
import { entriesById, loadReference } from '../testing/load-reference.ts'

const files = {
  'lib/package.json': '{ "name": "lib", "version": "1.0.0" }',
  'lib/index.ts': [
    '/**',
    ' * Lib 1.0.',
    ' * @license Apache-2.0',
    ' */',
    '/**',
    ' * All there is.',
    ' * @module',
    ' */',
    '',
    "export * from './first.ts'",
    "export * from './second.ts'",
    "export * from './third.ts'",
  ].join('\n'),
  'lib/first.ts': [
    '/**',
    ' * Lib 1.0.',
    ' * @license Apache-2.0',
    ' */',
    '',
    'export const bare = 1',
    '/**',
    ' * Adds.',
    ' * @param a - First.',
    ' * @license MIT',
    ' */',
    'export function add(a: number): void {}',
    '/**',
    ' * Counts.',
    " * @import { Row } from './row.ts'",
    ' */',
    'export const count = 1',
    "/** @import { Row } from './row.ts' */",
    'export const row = 1',
  ].join('\n'),
  'lib/second.ts': '/** Says it.\n * @license MIT */\nexport const alone = 1',
  'lib/third.ts': '/** @license MIT */\n/** Says more. */\nexport const more = 1',
}

test('a license or an import takes nothing from the comment of a declaration, and those of a file are no comment of one', async () => {
  const reference = await loadReference(files, { packages: [{ folder: 'lib' }] })
  const entries = entriesById(reference)
  expect(entries['lib!add']).toMatchObject({
    signatures: [
      {
        parameters: [{ text: { markdown: 'First.' } }],
        comment: {
          summary: { markdown: 'Adds.', line: 8, column: 4 },
          others: [{ tag: 'license', text: { markdown: 'MIT', line: 10, column: 13 } }],
        },
      },
    ],
  })
  expect(entries['lib!count']?.comment).toMatchObject({ summary: { markdown: 'Counts.' }, others: [] })
  expect(entries['lib!alone']?.comment?.summary?.markdown).toBe('Says it.')
  expect(entries['lib!more']?.comment).toMatchObject({ summary: { markdown: 'Says more.' }, others: [] })
  expect(entries['lib!bare']).not.toHaveProperty('comment')
  expect(entries['lib!row']).not.toHaveProperty('comment')
  expect(reference.diagnostics).toEqual([])
})

test('a comment on the line of a brace is about the member behind it', async () => {
  const source = [
    'export interface All { /** Who. */ name: string; /** How many. */ count: number /* none */; size: 1 }',
    'export enum Mode { /** First. */ A, /** Second. */ B }',
    'export class Part { /** Opens. */ open(): void {} }',
    'export function take(/** What. */ it: { /** Where. */ at: string }): { /** When. */ on: string } { return { on: it.at } }',
    'export interface Rest {',
    '  first: 1; /** About the first. */',
    '  second: 2',
    '}',
  ].join('\n')
  const found = entriesById(await loadReference({ ...files, 'lib/index.ts': source }, { packages: [{ folder: 'lib' }] }))
  const said = (comment: string, column: number, line: number) => ({
    comment: { summary: { markdown: comment, file: 'lib/index.ts', line, column } },
  })
  expect(found['lib!All']).toMatchObject({ members: [said('How many.', 54, 1), said('Who.', 28, 1), { name: 'size' }] })
  expect(found['lib!Mode']).toMatchObject({ members: [said('First.', 24, 2), said('Second.', 41, 2)] })
  expect(found['lib!Part']).toMatchObject({ members: [{ kind: 'constructor' }, { signatures: [said('Opens.', 25, 3)] }] })
  expect(found['lib!take']).toMatchObject({
    signatures: [
      {
        parameters: [{ text: { markdown: 'What.' }, type: { members: [said('Where.', 45, 4)] } }],
        returns: { members: [said('When.', 76, 4)] },
      },
    ],
  })
  expect(JSON.stringify(found['lib!Rest'])).not.toContain('About the first.')
})

test('a colon behind the name of a parameter is no part of it', async () => {
  const source = [
    '/**',
    ' * @typeParam Kind: Of it.',
    ' * @param it: What.',
    ' * @param options.deep: How deep.',
    ' */',
    'export declare function take<Kind>(it: Kind, options: { deep: number }): void',
  ].join('\n')
  const loaded = await loadReference({ ...files, 'lib/index.ts': source }, { packages: [{ folder: 'lib' }] })
  const text = (markdown: string, line: number, column: number) => ({ markdown, file: 'lib/index.ts', line, column })
  expect(entriesById(loaded)['lib!take']).toMatchObject({
    signatures: [
      {
        typeParameters: [{ text: text('Of it.', 2, 21) }],
        parameters: [{ text: text('What.', 3, 15) }, { type: { members: [{ comment: { summary: text('How deep.', 4, 25) } }] } }],
      },
    ],
  })
  expect(loaded.diagnostics).toEqual([])
})

test('notes for bundlers are no text', async () => {
  const source = [
    '/**',
    ' * Makes one, unlike `@__PURE__`.',
    ' * @returns It.',
    ' *',
    ' * @__NO_SIDE_EFFECTS__',
    ' * @since 1.0',
    ' */',
    'export function make(): number { return 1 }',
    '/** #__NO_SIDE_EFFECTS__ */ export function bare(): void {}',
  ].join('\n')
  const reference = await loadReference(
    { 'lib/package.json': '{ "name": "lib", "version": "1.0.0" }', 'lib/index.ts': source },
    { packages: [{ folder: 'lib' }] },
  )
  const entries = entriesById(reference)
  const comments = ['lib!make', 'lib!bare'].map((id) => {
    const entry = entries[id]
    return entry?.kind === 'function' ? entry.signatures[0]?.comment : undefined
  })
  expect(comments).toMatchObject([
    {
      summary: { markdown: 'Makes one, unlike `@__PURE__`.' },
      returns: { markdown: 'It.' },
      since: { markdown: '1.0', line: 6 },
      others: [],
    },
    undefined,
  ])
  expect(reference.diagnostics).toEqual([])
})
