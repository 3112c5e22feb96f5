import { expect, test } from 'vitest'
import { entriesById, loadReference } from '../testing/load-reference.ts'

const types = `
  export type Plain = { url?: string; retry?: { count: number } }
  export type Both = Plain & { other?: number }
  export interface Base { url?: string }
  export interface Derived extends Base { own?: number }`

/** The parameter and its comment in one package. */
async function loadParameter(parameter: string, tags: readonly string[]) {
  const comment = ['/**', ...tags.map((tag) => ` * @param ${tag}`), ' */'].join('\n')
  const loaded = await loadReference(
    {
      'lib/package.json': '{ "name": "lib", "version": "1.0.0" }',
      'lib/index.ts': `${comment}\nexport declare function run<T>(${parameter}): void${types}`,
    },
    { packages: [{ folder: 'lib' }] },
  )
  const run = entriesById(loaded)['lib!run']
  const signature = run?.kind === 'function' ? run.signatures[0] : undefined
  const [own] = signature?.parameters ?? []
  const members = own?.type.kind === 'object' ? own.type.members : []
  return {
    text: own?.text?.markdown,
    members: members.flatMap(({ name, comment: said }) => (said ? [[name, said.summary?.markdown]] : [])),
    others: signature?.comment?.others.map(({ text }) => text.markdown),
    findings: loaded.diagnostics.map(({ line, column, message, hint }) => ({ line, column, message, hint })),
  }
}

const ofUrl = ['options All.', 'options.url The place.']
const shown = 'All.\n\n- `url`: The place.'

test.each<[string, readonly string[], string]>([
  ['options: Plain', ofUrl, shown],
  ['options: Both', ofUrl, shown],
  ['options: Plain & { other?: number }', ofUrl, shown],
  ['options: Plain | { x: 1 }', ofUrl, shown],
  ['options: Plain | undefined', ofUrl, shown],
  ['options?: Both', ['[options] All.', '[options.url] The place.'], shown],
  ['options: Both = {}', ['{Both} [options={}] All.', "{string} [options.url='/'] The place."], shown],
  ['options: Derived', ofUrl, shown],
  ['options: Partial<Plain>', ofUrl, shown],
  ['options: Readonly<Both> | string', ofUrl, shown],
  ['options: Both', ['options All.', 'options.retry.count How often.'], 'All.\n\n- `retry.count`: How often.'],
  ['options: Both', ['options.url See {@link Plain}.', 'options.other'], '- `url`: See [Plain](api:lib!Plain).'],
  ['{ url }: Both', ['url The place.'], '- `url`: The place.'],
  ['{ url, ...rest }: Both = {}', ['{string} url The place.', 'other More.'], '- `url`: The place.\n\n- `other`: More.'],
  ['{ url }: Both', ['settings All.', 'settings.url The place.'], shown],
  ['{ url }: Both', ['settings All.', 'url The place.'], shown],
  // Nobody knows what they have.
  ['options: T', ofUrl, shown],
  ['options: any', ofUrl, shown],
  ['options: Partial<T> & { a: 1 }', ofUrl, shown],
  ['options: Record<string, string>', ofUrl, shown],
  ['options: Absent', ofUrl, shown],
])('what is said of the properties of %s stands with it: %j', async (parameter, tags, text) => {
  expect(await loadParameter(parameter, tags)).toMatchObject({ text, others: undefined })
})

test('on the members of an object type it stands where they have no text', async () => {
  const { text, members } = await loadParameter('options: { url: string; /** Own. */ other: number }', [
    'options.url The place.',
    'options.other More.',
  ])
  expect(members).toEqual([
    ['url', 'The place.'],
    ['other', 'Own.'],
  ])
  expect(text).toBe('- `other`: More.')
})

test.each<[string, string, string | undefined]>([
  ['options: Plain', 'options.nope', undefined],
  ['options: Both', 'options.otter', 'options.other'],
  ['options: Base | Both', 'options.nope', undefined],
  ['options: Partial<Plain>', 'options.nope', undefined],
  ['options: { url: string }', 'options.ulr', 'options.url'],
  ['options?: Both', '[options.nope]', undefined],
  ['options: Both', 'options.retry.size', undefined],
])('of %s a property %s is reported, and stays on the page', async (parameter, name, nearest) => {
  const { text, others, findings } = await loadParameter(parameter, ['options All.', `{string} ${name} What.`])
  const written = name.replace(/[[\]]/g, '')
  expect({ text, others }).toEqual({ text: 'All.', others: [`- \`${written}\`: What.`] })
  expect(findings).toEqual([
    {
      line: 3,
      column: 20 + name.indexOf(written),
      message: `The property "${written}" of this doc comment does not exist.`,
      hint: nearest === undefined ? 'Name a property of the parameter, or remove the tag.' : `Write "${nearest}".`,
    },
  ])
})

test.each<[string, string, readonly string[], (string | undefined)[][]]>([
  [
    'a constant',
    'declare const run: ({ url }: { url: string; more?: 1 }) => void',
    ['options.url The place.'],
    [['options', undefined]],
  ],
  [
    'a constant of a named type',
    'declare const run: ({ url, more }?: Plain) => void',
    ['url The place.'],
    [['options', '- `url`: The place.']],
  ],
  [
    'a constant with all of it',
    'declare const run: ({ url }?: Plain) => void',
    ['set All.', 'set.url The place.'],
    [['set', shown]],
  ],
  [
    'a second parameter',
    'declare const run: (app: string, { url }?: Plain) => void',
    ['app The app.', 'rules All.'],
    [
      ['app', 'The app.'],
      ['rules', 'All.'],
    ],
  ],
  ['a type', 'type run<T> = ({ url }: Plain & { t: T }) => void', ['url The place.'], [['options', '- `url`: The place.']]],
  ['a parameter with a name', 'type run = (props: Plain) => void', ['props.url The place.'], [['props', '- `url`: The place.']]],
  ['rest parameters', 'declare function run(...paths: string[]): void', ['{string[]} ...paths Them.'], [['paths', 'Them.']]],
])('in %s too, what is said of parameters stands with them', async (_, declaration, tags, expected) => {
  const comment = ['/**', ...tags.map((tag) => ` * @param ${tag}`), ' */'].join('\n')
  const loaded = await loadReference(
    {
      'lib/package.json': '{ "name": "lib", "version": "1.0.0" }',
      'lib/index.d.ts': `${comment}\nexport ${declaration}${types}`,
    },
    { packages: [{ folder: 'lib' }] },
  )
  const run = entriesById(loaded)['lib!run']
  const type = run?.kind === 'variable' || run?.kind === 'type' ? run.type : undefined
  const signature = run?.kind === 'function' ? run.signatures[0] : type?.kind === 'function' ? type.signature : undefined
  expect(signature?.parameters.map(({ name, text }) => [name, text?.markdown])).toEqual(expected)
  expect(run?.comment?.others ?? []).toEqual([])
  expect(loaded.diagnostics).toEqual([])
})

test('what is said of type parameters that there are not is listed', async () => {
  const source = `
    /**
     * Runs in the middle.
     * @template State - Of the store.
     * @template Added - What it adds.
     */
    export interface Middleware<_Added, State> { (state: State): State }
    /**
     * Runs.
     * @typeParam T - What it runs.
     * @typeParam U - Nothing.
     */
    export declare function run<T>(of: T): void`
  const files = { 'lib/package.json': '{ "name": "lib", "version": "1.0.0" }', 'lib/index.ts': source }
  const { 'lib!Middleware': middleware, 'lib!run': run } = entriesById(
    await loadReference(files, { packages: [{ folder: 'lib' }] }),
  )
  expect(middleware?.comment?.others).toMatchObject([
    { tag: 'typeParam', text: { markdown: '- `Added`: What it adds.', line: 5 } },
  ])
  expect(middleware).toMatchObject({
    typeParameters: [{ name: '_Added' }, { name: 'State', text: { markdown: 'Of the store.' } }],
  })
  expect(run).toMatchObject({
    signatures: [
      {
        typeParameters: [{ text: { markdown: 'What it runs.' } }],
        comment: { others: [{ tag: 'typeParam', text: { markdown: '- `U`: Nothing.' } }] },
      },
    ],
  })
})
