import type { ApiComment, ApiEntry } from '@docgen/ssg-cli/model'
import { beforeAll, expect, test } from 'vitest'
import { entriesById, loadReference } from '../testing/load-reference.ts'

const index = [
  '/**',
  ' * Signs a user in.',
  ' *',
  ' * Twice, if need be:',
  ' *   - indented',
  ' *',
  ' * @remarks Slow.',
  ' * @typeParam Kind - Of user.',
  ' * @param user - Who.',
  ' *   Still who.',
  ' * @param options.depth - How deep.',
  ' * @returns A token.',
  ' * @throws When late.',
  ' * @throws When early.',
  ' * @example Short',
  ' * ```ts',
  ' * login()',
  ' * ```',
  ' * @example',
  ' * login(2)',
  ' * @see First',
  ' * @see {@link logout}',
  ' * @since 1.2',
  ' * @deprecated',
  ' * @author Nobody',
  ' * @beta',
  ' */',
  'export function login<Kind>(user: Kind, options: Options): string { return "" }',
  '/** @description Ends it. @memberof Accounts */',
  'export function logout(): void {}',
  'export interface Options {',
  '  /** How deep. @defaultValue `3` */ depth: number',
  '  /** @default { a: 1 } */',
  '  shape: object',
  '}',
  '/** @memberof Nothing */',
  'export const silent = 1',
].join('\n')

let entries: Readonly<Record<string, ApiEntry>>

beforeAll(async () => {
  entries = entriesById(
    await loadReference(
      { 'lib/package.json': '{ "name": "lib", "version": "1.0.0" }', 'lib/index.ts': index },
      { packages: [{ folder: 'lib' }] },
    ),
  )
})

const text = (markdown: string, line: number, column: number) => ({ markdown, file: 'lib/index.ts', line, column })

function signatureOf(id: string) {
  const entry = entries[id]
  return entry?.kind === 'function' ? entry.signatures[0] : undefined
}

test('finds each tag its place, with the position of its text', () => {
  expect(signatureOf('lib!login')?.comment).toEqual({
    summary: text('Signs a user in.\n\nTwice, if need be:\n  - indented', 2, 4),
    remarks: text('Slow.', 7, 13),
    returns: text('A token.', 12, 13),
    throws: [text('When late.', 13, 12), text('When early.', 14, 12)],
    examples: [text('**Short**\n\n```ts\nlogin()\n```', 14, 4), text('```ts\nlogin(2)\n```', 19, 4)],
    see: [text('First', 21, 9), text('[logout](api:lib!logout)', 22, 9)],
    since: text('1.2', 23, 11),
    deprecated: text('', 24, 4),
    others: [{ tag: 'author', text: text('Nobody', 25, 12) }],
    modifiers: ['beta'],
  } satisfies ApiComment)
})

test('gives parameters their own texts, and those of the properties of a named type', () => {
  const signature = signatureOf('lib!login')
  expect(signature?.typeParameters[0]?.text).toEqual(text('Of user.', 8, 22))
  expect(signature?.parameters.map((parameter) => parameter.text)).toEqual([
    text('Who.\n  Still who.', 9, 18),
    text('- `depth`: How deep.', 11, 27),
  ])
})

test('takes @description for a summary and drops @memberof', () => {
  expect(signatureOf('lib!logout')?.comment).toMatchObject({ summary: { markdown: 'Ends it.' }, others: [] })
  expect(entries['lib!silent']).not.toHaveProperty('comment')
})

test('takes default values out of comments', () => {
  const options = entries['lib!Options']
  expect(options?.kind === 'interface' && options.members).toMatchObject([
    { name: 'depth', defaultValue: '3', comment: { summary: text('How deep.', 32, 7) } },
    { name: 'shape', defaultValue: '{ a: 1 }' },
  ])
})
