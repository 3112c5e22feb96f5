import type { ApiComment, ApiEntry } from '@docgen/model'
import { beforeAll, describe, expect, test } from 'vitest'
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
  '/** @description Ends it. @name end @memberof Accounts */',
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

test('takes @description for a summary and drops @name and @memberof', () => {
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

test('keeps what comments say of the alternatives of a union', async () => {
  const source = [
    'export interface Options { depth: number }',
    'export type Depth =',
    '  /** No deeper than {@link Options.depth | that}. */',
    "  | 'shallow'",
    "  | 'deep'",
    '  /** Given in metres. */',
    '  | number',
  ].join('\n')
  const files = { 'lib/package.json': '{ "name": "lib", "version": "1.0.0" }', 'lib/index.ts': source }
  const depth = entriesById(await loadReference(files, { packages: [{ folder: 'lib' }] }))['lib!Depth']
  expect(depth?.kind === 'type' && depth.alternativeTexts).toEqual([
    { index: 0, text: text('No deeper than [that](api:lib!Options#depth).', 3, 7) },
    { index: 2, text: text('Given in metres.', 6, 7) },
  ])
})

test('keeps what is said of parameters where the declaration does not list them', async () => {
  const source = [
    'export interface Run { (a: string, b: string): string }',
    '/**',
    ' * @param a - First.',
    ' * @param b - Second.',
    ' *   Still second.',
    ' * @returns Both.',
    ' */',
    'export declare const run: Run',
    '/**',
    ' * @param a - First.',
    ' * @returns Both.',
    ' */',
    'export declare const add: (a: string) => string',
  ].join('\n')
  const files = { 'lib/package.json': '{ "name": "lib", "version": "1.0.0" }', 'lib/index.ts': source }
  const known = entriesById(await loadReference(files, { packages: [{ folder: 'lib' }] }))
  expect(known['lib!run']?.comment).toMatchObject({
    returns: text('Both.', 6, 13),
    others: [{ tag: 'param', text: text('- `a`: First.\n\n- `b`: Second.\n    Still second.', 3, 15) }],
  })
  expect(known['lib!add']).not.toHaveProperty('comment')
  expect(known['lib!add']).toMatchObject({
    signatures: [{ parameters: [{ text: { markdown: 'First.' } }], comment: { returns: { markdown: 'Both.' } } }],
  })
})

test('keeps and reports what is said of parameters that do not exist', async () => {
  const source = [
    '/**',
    ' * @param count - How many.',
    ' * @param cuont - How few.',
    ' * @param options.deep - How deep.',
    ' * @param {string} T - What.',
    ' */',
    'export function add<T>(count: number): void {}',
    '/** @param last - Which. */',
    'export const start = (first: string): string => first',
    '/** @param last - Which. */',
    'export declare const end: (first: string) => string',
    'export class Base { /** @param text - What. */ run(text: string): void {} }',
    'export class Part extends Base { run(it: string): void {} }',
  ].join('\n')
  const files = { 'lib/package.json': '{ "name": "lib", "version": "1.0.0" }', 'lib/index.ts': source }
  const reference = await loadReference(files, { packages: [{ folder: 'lib' }] })
  expect(reference.diagnostics).toMatchObject([
    { code: 'unknown-api-parameter', severity: 'warning', line: 3, column: 11, hint: 'Write "count".' },
    {
      code: 'unknown-api-parameter',
      line: 4,
      column: 11,
      message: 'The parameter "options.deep" of this doc comment does not exist.',
    },
    { code: 'unknown-api-parameter', line: 8, column: 12 },
    { code: 'unknown-api-parameter', line: 10, column: 12 },
  ])
  const known = entriesById(reference)
  expect(known['lib!add']).toMatchObject({
    signatures: [
      {
        parameters: [{ text: { markdown: 'How many.' } }],
        comment: { others: [{ tag: 'param', text: { markdown: '- `cuont`: How few.\n\n- `options.deep`: How deep.' } }] },
      },
    ],
  })
})

const tagged = [
  `import { LateError } from './errors.js'`,
  `export { LateError } from './errors.js'`,
  '/**',
  ' * Starts, {@include ./more.md}',
  ' * @throws {LateError} When late.',
  ' * @throws {RangeError | Error}',
  ' * @returns { Promise<string> } - A {@link LateError}.',
  ' * @param options - How.',
  ' * @param options.depth - How deep.',
  ' * @param options.inner.width - How wide.',
  ' * @sideEffects Many.',
  ' * @chainable',
  ' */',
  'export function start(options: { depth: number; inner: { width: number } }): Promise<string> { throw new LateError() }',
  '/**',
  ' * {@inheritDoc start}',
  ' * @sideEffects Few.',
  ' * @thorws When early.',
  ' */',
  'export function restart(options: { depth: number }): Promise<string> { throw new LateError() }',
  '/**',
  ' * @param settings - How.',
  ' * @param settings.depth - Deep.',
  ' * @remarks {@includeCode ./errors.ts#late}',
  ' */',
  'export function stop({ depth }: { depth: number }): void {}',
].join('\n')

describe('tags with a meaning of their own', async () => {
  const folder = {
    'package.json': '{ "name": "lib", "version": "1.0.0", "types": "index.ts" }',
    'index.ts': tagged,
    'errors.ts': '// #region late\nexport class LateError extends Error {}\n// #endregion late\n',
    'more.md': 'once **more**.',
  }
  const loadFrom = (dir: string, option: { folder: string } | { npm: string }) =>
    loadReference(Object.fromEntries(Object.entries(folder).map(([file, content]) => [`${dir}/${file}`, content])), {
      packages: [option],
    })
  const loaded = await loadFrom('lib', { folder: 'lib' })
  const signatureIn = (id: string) => {
    const entry = entriesById(loaded)[id]
    return entry?.kind === 'function' ? entry.signatures[0] : undefined
  }

  test('a parameter of another overload is not reported as one that does not exist', async () => {
    const source = [
      '/**',
      ' * Opens.',
      ' * @param where - Where.',
      ' * @param how - How.',
      ' */',
      'export function open(): void',
      'export function open(where: string): void',
      'export function open(where?: string): void {}',
    ].join('\n')
    const files = { 'lib/package.json': '{ "name": "lib", "version": "1.0.0" }', 'lib/index.ts': source }
    const { diagnostics } = await loadReference(files, { packages: [{ folder: 'lib' }] })
    expect(diagnostics.map(({ line, message, hint }) => [line, message, hint])).toEqual([
      [
        3,
        'The parameter "where" of this doc comment is that of another overload.',
        'Move the tag to the comment of that overload.',
      ],
      [4, 'The parameter "how" of this doc comment does not exist.', 'Name a parameter of the declaration, or remove the tag.'],
    ])
  })

  test.each<[string, string, string | undefined]>([
    ['(props: Props)', 'name', 'Write "props.name".'],
    ['(first: string, props?: Partial<Props>)', 'name', 'Write "props.name".'],
    ['(methods: Props)', 'props.name', 'Write "methods.name".'],
    ['(methods: Props)', 'props.nothing', 'Write "methods".'],
    ['(payload: { at: number })', 'options', 'Write "payload".'],
    ['(payload: { at: number }, more: string)', 'options', 'Name a parameter of the declaration, or remove the tag.'],
    // What the arguments of a call are called, no type says.
    ['(...args: [] | [number])', 'first', undefined],
    ['(...args: number[])', 'first', 'Write "args".'],
  ])('of %s, a tag for %s gets the hint %s', async (parameters, name, hint) => {
    const source = [
      'export interface Props { name: string; rules?: string }',
      `/** @param ${name} - What. */`,
      `export declare function run${parameters}: void`,
    ].join('\n')
    const files = { 'lib/package.json': '{ "name": "lib", "version": "1.0.0" }', 'lib/index.ts': source }
    const { diagnostics } = await loadReference(files, { packages: [{ folder: 'lib' }] })
    expect(diagnostics.map((each) => each.hint)).toEqual(hint === undefined ? [] : [hint])
  })

  test('a variable that is a function of another file adds no finding of its own', async () => {
    const { diagnostics } = await loadReference(
      {
        'lib/package.json': '{ "name": "lib", "version": "1.0.0" }',
        'lib/index.ts': "import { each } from './each.js'\nexport { each }\n\n/** Another name. */\nexport const every = each\n",
        'lib/each.ts':
          '/** @param of - Right. */\nexport function other(of: string): void {}\n\n/** @param of - Wrong. */\nexport function each(_of: string): void {}\n',
      },
      { packages: [{ folder: 'lib' }] },
    )
    expect(diagnostics.map(({ code, file, line }) => [code, file, line])).toEqual([['unknown-api-parameter', 'lib/each.ts', 4]])
  })

  test('keeps the types of @throws, and of @returns what the signature does not say', () => {
    const comment = signatureIn('lib!start')?.comment
    expect(comment?.throws.map(({ markdown, line, column }) => [markdown, line, column])).toEqual([
      ['[`LateError`](api:lib!LateError) When late.', 5, 1],
      ['`RangeError | Error`', 6, 12],
    ])
    expect(comment?.returns).toMatchObject({ markdown: 'A [LateError](api:lib!LateError).', line: 7, column: 35 })
  })

  test('puts what @param says of an inline object on its properties', () => {
    const [options] = signatureIn('lib!start')?.parameters ?? []
    expect(options?.text).toEqual(text('How.', 8, 21))
    expect(options?.type).toMatchObject({
      members: [
        { name: 'depth', comment: { summary: text('How deep.', 9, 27) } },
        { name: 'inner', type: { members: [{ name: 'width', comment: { summary: text('How wide.', 10, 33) } }] } },
      ],
    })
    const [settings] = signatureIn('lib!stop')?.parameters ?? []
    expect(settings).toMatchObject({
      name: 'settings',
      text: { markdown: 'How.' },
      type: { members: [{ name: 'depth', comment: { summary: { markdown: 'Deep.' } } }] },
    })
  })

  test('takes in files and the comments of others', () => {
    expect(signatureIn('lib!start')?.comment?.summary?.markdown).toBe('Starts, once **more**.')
    expect(signatureIn('lib!restart')?.comment).toMatchObject({
      summary: { markdown: 'Starts, once **more**.' },
      returns: { markdown: 'A [LateError](api:lib!LateError).' },
    })
    const remarks = '```ts\nexport class LateError extends Error {}\n```'
    expect(signatureIn('lib!stop')?.comment?.remarks?.markdown).toBe(remarks)
    expect(loaded.watchFiles.some((file) => file.endsWith('more.md'))).toBe(true)
  })

  test('shows tags that nobody knows, and warns of each once', async () => {
    const comment = signatureIn('lib!start')?.comment
    expect(comment).toMatchObject({ others: [{ tag: 'sideEffects', text: { markdown: 'Many.' } }], modifiers: ['chainable'] })
    expect(loaded.diagnostics).toMatchObject([
      { code: 'unknown-api-tag', severity: 'warning', file: 'lib/index.ts', line: 11, column: 4 },
      { line: 12, column: 4, message: 'The tag "@chainable" of this doc comment is unknown.' },
      { line: 18, column: 4, hint: 'Write "@throws".' },
    ])
    expect((await loadFrom('node_modules/lib', { npm: 'lib' })).diagnostics).toEqual([])
  })
})

test.each([
  ['{Iterable<string>} - Names.', 'Names.'],
  ['{string[]} - Names.', '`string[]` - Names.'],
  ['{ Iterable< string > }', undefined],
])('@returns %s', async (written, markdown) => {
  const index = `/** @returns ${written} */\nexport declare function names(): Iterable<string>`
  const files = { 'lib/package.json': '{ "name": "lib", "version": "1.0.0" }', 'lib/index.ts': index }
  const entry = entriesById(await loadReference(files, { packages: [{ folder: 'lib' }] }))['lib!names']
  const [signature] = entry?.kind === 'function' ? entry.signatures : []
  expect(signature?.comment?.returns?.markdown).toBe(markdown)
})

test('shows the text of inline tags that nobody knows, linked where it names an export, and warns of each once', async () => {
  const index = [
    '/** Like {@apilink Lock}, {@doclink locks | what locks do} and {@doclink keys}. {@lnik Lock} */',
    'export interface Key { name: string }',
    'export interface Lock { key: Key }',
  ]
  const files = { 'lib/package.json': '{ "name": "lib", "version": "1.0.0" }', 'lib/index.ts': index.join('\n') }
  const tagged = await loadReference(files, { packages: [{ folder: 'lib' }] })
  expect(entriesById(tagged)['lib!Key']?.comment?.summary?.markdown).toBe(
    'Like [`Lock`](api:lib!Lock), what locks do and keys. [`Lock`](api:lib!Lock)',
  )
  expect(tagged.diagnostics).toMatchObject([
    { code: 'unknown-api-tag', severity: 'warning', file: 'lib/index.ts', line: 1, column: 10, hint: 'Write "@link".' },
    { line: 1, column: 27, message: 'The tag "@doclink" of this doc comment is unknown.' },
    { line: 1, column: 81, hint: 'Write "@link".' },
  ])
})

describe('includes', async () => {
  const index = [
    '/**',
    ' * Does it.',
    ' * @example',
    ' * {@includeCode ./examples.ts#first}',
    ' * @example In short',
    ' * {@includeCode ./examples.ts#second}',
    ' * @example',
    ' * Before, and then {@includeCode ./examples.ts#first}',
    ' * @remarks See {@include ./gone.md}.',
    ' * @example',
    ' * {@includeCode ./gone.ts}',
    ' * @returns What {@includeCode ./examples.ts#third}',
    ' * @since {@includeCode ./examples.ts:90-99}',
    ' */',
    'export function go(): void {}',
  ].join('\n')
  const loadFrom = (dir: string, option: { folder: string } | { npm: string }) =>
    loadReference(
      {
        [`${dir}/package.json`]: '{ "name": "lib", "version": "1.0.0", "types": "index.ts" }',
        [`${dir}/index.ts`]: index,
        [`${dir}/examples.ts`]: '// #region first\ngo()\n// #endregion first\n// #region second\ngo(2)\n// #endregion second\n',
      },
      { packages: [option] },
    )
  const loaded = await loadFrom('lib', { folder: 'lib' })

  test('an example may be an include and nothing else', () => {
    const entry = entriesById(loaded)['lib!go']
    const comment = entry?.kind === 'function' ? entry.signatures[0]?.comment : undefined
    expect(comment?.examples.slice(0, 2).map(({ markdown }) => markdown)).toEqual([
      '```ts\ngo()\n```',
      '**In short**\n\n```ts\ngo(2)\n```',
    ])
  })

  test('what is not there is reported where it is written', async () => {
    expect(loaded.diagnostics.map(({ code, severity, line, column }) => [code, severity, line, column])).toEqual([
      ['missing-include', 'error', 9, 17],
      ['missing-include', 'error', 11, 4],
      ['missing-region', 'error', 12, 18],
      ['missing-region', 'error', 13, 11],
    ])
    const installed = await loadFrom('node_modules/lib', { npm: 'lib' })
    expect(new Set(installed.diagnostics.map(({ severity }) => severity))).toEqual(new Set(['warning']))
  })
})

test('the fence of an example may begin on the line of its tag', async () => {
  const index = [
    '/**',
    ' * Goes.',
    ' * @example ```js',
    ' * go()',
    ' * ```',
    ' * @example In short ```ts',
    ' * go(2)',
    ' * ```',
    ' * And {@link go}.',
    ' * @example ````md',
    ' * One `word`',
    ' *',
    ' * ```',
    ' * ````',
    ' * @returns once',
    ' * @returns twice',
    ' */',
    'export function go(): void {}',
  ]
  const comment = await commentOfGo(index)
  expect(comment?.examples).toEqual([
    text('```js\ngo()\n```', 3, 13),
    text('**In short**\n\n```ts\ngo(2)\n```\nAnd [go](api:lib!go).', 4, 22),
    text('````md\nOne `word`\n\n```\n````', 10, 13),
  ])
  expect(comment?.returns?.markdown).toBe('once\n\ntwice')
})

test('a fence of an example is TypeScript, unless one of them says what it is', async () => {
  const index = [
    '/**',
    ' * Goes.',
    ' * ```',
    ' * plain',
    ' * ```',
    ' * @example',
    ' * ```',
    ' * go()',
    ' * ```',
    ' * And then:',
    ' * ~~~',
    ' * go(2)',
    ' * ~~~',
    ' * @example Printed',
    ' * ```js',
    ' * go(3)',
    ' * ```',
    ' * ```',
    ' * 3',
    ' * ```',
    ' */',
    'export function go(): void {}',
  ]
  const comment = await commentOfGo(index)
  expect(comment?.summary?.markdown).toBe('Goes.\n```\nplain\n```')
  expect(comment?.examples.map(({ markdown }) => markdown)).toEqual([
    '```ts\ngo()\n```\nAnd then:\n~~~ts\ngo(2)\n~~~',
    '**Printed**\n\n```js\ngo(3)\n```\n```\n3\n```',
  ])
})

test('the code of an example without a fence is as far left as it goes', async () => {
  const index = [
    '/**',
    ' * Goes.',
    ' * @example',
    ' *    go(',
    ' *      1,',
    ' *',
    ' *    )',
    ' * @example',
    ' * go()',
    ' *   .then()',
    ' * @example go(2)',
    ' *   .then()',
    ' * @example',
    ' * ```ts',
    ' * go(3)',
    ' *   .then()',
    ' * ```',
    ' */',
    'export function go(): void {}',
  ]
  const comment = await commentOfGo(index)
  expect(comment?.examples.map(({ markdown, line }) => [markdown, line])).toEqual([
    ['```ts\ngo(\n  1,\n\n)\n```', 3],
    ['```ts\ngo()\n  .then()\n```', 8],
    ['```ts\ngo(2)\n  .then()\n```', 10],
    ['```ts\ngo(3)\n  .then()\n```', 14],
  ])
})

test('an example may stand in a fence of tildes', async () => {
  const index = [
    '/**',
    ' * Goes.',
    ' * @example',
    ' * ~~~js',
    ' * go()',
    ' * ~~~',
    ' * @example In short',
    ' * ~~~',
    ' * go(2)',
    ' * ~~~',
    ' * @example',
    ' * ~~~go',
    ' * @example',
    ' * ```md',
    ' * ~~~',
    ' * ~~~',
    ' * ```',
    ' */',
    'export function go(): void {}',
  ]
  const comment = await commentOfGo(index)
  expect(comment?.examples).toEqual([
    text('~~~js\ngo()\n~~~', 4, 4),
    text('**In short**\n\n~~~ts\ngo(2)\n~~~', 6, 4),
    text('```ts\n~~~go\n```', 11, 4),
    text('```md\n~~~\n~~~\n```', 14, 4),
  ])
})

test.each([
  [
    'Checks {@param url  of it}.',
    11,
    'is in braces, but it is a block tag.',
    'Write "@param url of it" on a separate line without braces, or put the name between backticks.',
  ],
  [
    'Is {@see Box}.',
    7,
    'is in braces, but it is a block tag.',
    'Write "@see Box" on a separate line without braces, or put the name between backticks.',
  ],
  ['@link https://example.com/a', 4, 'has no braces.', 'Write "{@link https://example.com/a}".'],
  ['@link https://example.com/b\n *\n * Useful in many ways.', 4, 'has no braces.', 'Write "{@link https://example.com/b}".'],
  ['Opens.\n *\n * @experiemental', 4, 'is unknown.', 'Write "@experimental".'],
  ['Is {@params url}.', 7, 'is unknown.', 'Write a tag of TSDoc or TypeDoc, or put the name between backticks.'],
])('says how to write the tag of %j', async (comment, column, problem, hint) => {
  const files = {
    'lib/package.json': '{ "name": "lib", "version": "1.0.0" }',
    'lib/index.ts': `/**\n * ${comment}\n */\nexport class Box {}\n`,
  }
  const { diagnostics } = await loadReference(files, { packages: [{ folder: 'lib' }] })
  const [, tag] = /(@\w+)/.exec(comment) ?? []
  expect(diagnostics).toMatchObject([
    {
      code: 'unknown-api-tag',
      line: 1 + comment.slice(0, comment.indexOf('@')).split('\n').length,
      column,
      message: `The tag "${tag}" of this doc comment ${problem}`,
      hint,
    },
  ])
})

test('takes no tag for the opposite of an unknown one', async () => {
  const index = '/** @noExpandType */\nexport class Box {}\n'
  const files = { 'lib/package.json': '{ "name": "lib", "version": "1.0.0" }', 'lib/index.ts': index }
  const { diagnostics } = await loadReference(files, { packages: [{ folder: 'lib' }] })
  expect(diagnostics).toMatchObject([{ code: 'unknown-api-tag', hint: expect.not.stringContaining('@expandType') }])
})

test('type parameters within a type have their texts in a list, those of the declaration beside their names', async () => {
  const index =
    '/** All.\n * @typeParam T - What.\n * @typeParam Key - Each {@link Last}.\n */\nexport type All<T> = { [Key in keyof T]?: T[Key] }\n' +
    '/** @template Items - Many.\n * @template Item - One. */\nexport type Last<Items> = Items extends [...unknown[], infer Item] ? Item : never\n' +
    '/** @typeParam T - Given. */\nexport class Box<T> { of?: T }\n'
  const script =
    '/**\n * @template T - Given.\n * @param {T} value\n * @returns {T}\n */\nexport function same(value) { return value }\n'
  const files = {
    'lib/package.json': '{ "name": "lib", "version": "1.0.0" }',
    'lib/index.ts': index,
    'old/package.json': '{ "name": "old", "version": "1.0.0", "main": "index.js" }',
    'old/index.js': script,
  }
  const known = entriesById(await loadReference(files, { packages: [{ folder: 'lib' }, { folder: 'old' }] }))
  const said = Object.values(known).map((entry) => {
    const owner = entry.kind === 'function' ? entry.signatures[0] : 'typeParameters' in entry ? entry : undefined
    const comment = owner?.comment
    return [
      entry.name,
      owner?.typeParameters.map(({ text }) => text?.markdown),
      comment?.others.map(({ tag, text }) => [tag, text.markdown]) ?? [],
    ]
  })
  expect(said).toEqual([
    ['Box', ['Given.'], []],
    ['All', ['What.'], [['typeParam', '- `Key`: Each [Last](api:lib!Last).']]],
    ['Last', ['Many.'], [['typeParam', '- `Item`: One.']]],
    ['same', ['Given.'], []],
  ])
})

test.each([
  ['above code', ['<caption>Of `x` and y</caption>', '```ts', 'login(2)', '```'], '**Of `x` and y**\n\n```ts\nlogin(2)\n```', 3],
  ['with a line between', ['<caption>Two</caption>', '', '```ts', 'login(2)', '```'], '**Two**\n\n```ts\nlogin(2)\n```', 4],
  [
    'of two lines',
    ['<caption>Two', 'users</caption>', 'Text.', '```ts', 'login(2)', '```'],
    '**Two users**\n\nText.\n```ts\nlogin(2)\n```',
    4,
  ],
  ['without words', ['<caption> </caption>', '```ts', 'login(2)', '```'], '```ts\nlogin(2)\n```', 3],
])('a caption %s is the title of an example', async (_, lines, markdown, bodyLine) => {
  const { model, diagnostics } = await loadReference(
    {
      'lib/package.json': '{ "name": "lib", "version": "1.0.0", "types": "index.ts" }',
      'lib/index.ts': [
        '/** @example',
        ...lines.map((line) => ` * ${line}`),
        ' */',
        'export function login(x: number): void {}',
      ].join('\n'),
    },
    { packages: [{ folder: 'lib' }] },
  )
  expect(diagnostics).toEqual([])
  const [entry] = model.packages[0]?.entries ?? []
  const [example] = entry?.kind === 'function' ? (entry.signatures[0]?.comment?.examples ?? []) : []
  expect(example?.markdown.replaceAll(/\n\n+/g, '\n\n')).toBe(markdown)
  const before = example?.markdown.split('\n').findIndex((line) => /^(?:```ts|Text)/.test(line)) ?? -1
  expect((example?.line ?? 0) + before).toBe(bodyLine)
})

test('a caption behind the tag is the title of an example too', async () => {
  const comment = await commentOfGo([
    '/**',
    ' * Goes.',
    ' * @example <caption>Two `users`</caption>',
    ' * ```ts',
    ' * go()',
    ' * ```',
    ' */',
    'export function go() {}',
  ])
  expect(comment?.examples.map(({ markdown, line }) => [markdown, line])).toEqual([['**Two `users`**\n\n```ts\ngo()\n```', 2]])
})

/** Of the function that the lines of a package export. */
async function commentOfGo(lines: readonly string[]) {
  const files = { 'lib/package.json': '{ "name": "lib", "version": "1.0.0" }', 'lib/index.ts': lines.join('\n') }
  const entry = entriesById(await loadReference(files, { packages: [{ folder: 'lib' }] }))['lib!go']
  return entry?.kind === 'function' ? entry.signatures[0]?.comment : undefined
}
