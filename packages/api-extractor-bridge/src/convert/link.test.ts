import type { ApiEntry, ApiMember, Diagnostic } from '@docgen/model'
import { describe, expect, test } from 'vitest'
import { entriesById, loadReference } from '../testing/load-reference.ts'
import { splitLink } from './link.ts'

const types = `
export interface User { name: string; rename(): void }
export enum Kind { Guest }
export type Shape = { corners: number }
export interface Elsewhere { deep: boolean }
export type Form = Shape | Elsewhere
export default class Hidden {}
`

interface Linked {
  readonly markdown: string | undefined
  readonly diagnostics: readonly Diagnostic[]
}

/** Lines before the first comment, and of each comment with what it describes. */
const [head, block] = [4, 4]

/** The comments, each over a variable of its own in one package. */
async function loadComments(comments: readonly string[], isInstalled = false): Promise<readonly Linked[]> {
  const folder = isInstalled ? 'node_modules/@family/server' : 'server'
  const index = [
    `import Hidden, { type User, Kind, Shape } from '@family/types'`,
    `export { User as Account } from '@family/types'; import type { Absent } from 'elsewhere'; import '@not/installed'`,
    `interface Private { used: [User, Hidden, Kind, Shape, Absent] } interface Shown { size: 1 } export * from './symbol'`,
    `export class Server { constructor(readonly users: User[]) {} static create() {} logout(options: { everywhere: boolean }) {} exchangeTokens() {} }; export function show(shown: Shown) {} export function offlineExchange() {} export { secret } from './secret'; import { secret } from './secret'`,
    ...comments.flatMap((comment, number) => ['/**', ` * ${comment}`, ' */', `export const subject${number} = ${number}`]),
  ]
  const loaded = await loadReference(
    {
      'types/package.json': '{ "name": "@family/types", "version": "1.0.0" }',
      'types/index.ts': types,
      // Another version of a documented package must not be taken for it.
      'node_modules/@family/types/package.json': '{ "name": "@family/types", "version": "0.9.0", "types": "index.d.ts" }',
      'node_modules/@family/types/index.d.ts': 'export interface User { old: true }',
      [`${folder}/package.json`]: '{ "name": "@family/server", "version": "1.0.0", "types": "index.ts" }',
      'node_modules/elsewhere/package.json': '{ "name": "elsewhere", "version": "1.0.0", "types": "index.d.ts" }',
      'node_modules/elsewhere/index.d.ts': 'export interface Absent { far: true }',
      [`${folder}/secret.ts`]: '/** @internal */\nexport function secret() {}',
      [`${folder}/symbol.ts`]: 'export interface Symbol { own: true }',
      [`${folder}/index.ts`]: index.join('\n'),
    },
    { packages: [{ folder: 'types' }, isInstalled ? { npm: '@family/server' } : { folder }] },
  )
  const entries: Readonly<Record<string, ApiEntry>> = entriesById(loaded)
  return comments.map((_, number) => ({
    markdown: entries[`@family/server!subject${number}`]?.comment?.summary?.markdown,
    diagnostics: loaded.diagnostics.filter(({ line }) => line === lineOf(number)),
  }))
}

function seeOf(member: ApiMember | undefined): readonly string[] | undefined {
  const signature = member?.kind === 'method' ? member.signatures[0] : undefined
  return (signature ?? member)?.comment?.see.map(({ markdown }) => markdown)
}

function lineOf(number: number): number {
  return head + number * block + 2
}

const links = [
  ['{@link Server}', '[Server](api:@family/server!Server)'],
  ['{@link Server.logout}', '[Server.logout](api:@family/server!Server#logout)'],
  ['{@link Server#logout | the end}', '[the end](api:@family/server!Server#logout)'],
  ['{@linkcode Server.create create}', '[`create`](api:@family/server!Server#create)'],
  ['{@link Form#deep}', '[Form#deep](api:@family/types!Elsewhere#deep)'],
  ['{@link Server#create}', '[Server#create](api:@family/server!Server#create)'],
  ['{@linkplain User}', '[User](api:@family/types!User)'],
  ['{@link User.rename}', '[User.rename](api:@family/types!User#rename)'],
  ['{@link Kind.Guest}', '[Kind.Guest](api:@family/types!Kind#Guest)'],
  ['{@link Shape.corners}', '[Shape.corners](api:@family/types!Shape)'],
  ['{@link Hidden}', '[Hidden](api:@family/types!default)'],
  ['{@link Account}', '[Account](api:@family/types!User)'],
  ['{@link @family/types!User.name}', '[User.name](api:@family/types!User#name)'],
  ['{@link https://example.com/a_b | site [1]}', '[site \\[1\\]](https://example.com/a_b)'],
  ['{@link https://example.com/(x)}', '[https://example.com/(x)](<https://example.com/(x)>)'],
  ['{@link Elsewhere}', '[Elsewhere](api:@family/types!Elsewhere)'],
  ['{@link Elsewhere.deep}', '[Elsewhere.deep](api:@family/types!Elsewhere#deep)'],
  ['{@link @family/types!file.Elsewhere}', '[file.Elsewhere](api:@family/types!Elsewhere)'],
  ['{@link @family/types!User:interface}', '[User:interface](api:@family/types!User)'],
  ['{@link @family/types}', '[@family/types](api:@family/types!)'],
  ['{@link Server<Map<A, B>, C | D>}', '[Server\\<Map\\<A, B\\>, C \\| D\\>](api:@family/server!Server)'],
  ['{@link Elsewhere<A, B>.deep | it}', '[it](api:@family/types!Elsewhere#deep)'],
  ['{@link Server | Server<T>, `A<B>`}', '[Server\\<T>, `A<B>`](api:@family/server!Server)'],
  ['{@link Server | A<sup>2</sup>}', '[A<sup>2</sup>](api:@family/server!Server)'],
  ['{@link Server | A<br>B}', '[A<br>B](api:@family/server!Server)'],
  ['{@linkcode Server | Server<T>}', '[`Server<T>`](api:@family/server!Server)'],
  ['`{@link Nobody}`', '`{@link Nobody}`'],
  // As TSDoc writes references.
  ['{@link @family/types#User}', '[User](api:@family/types!User)'],
  ['{@link @family/types#User.name}', '[User.name](api:@family/types!User#name)'],
  ['{@link @family/types#(User:interface)}', '[User](api:@family/types!User)'],
  ['{@link @family/types#(User:interface).rename | it}', '[it](api:@family/types!User#rename)'],
  ['{@link @family/types#(User:interface)."name"}', '[User.name](api:@family/types!User#name)'],
  ['{@link (Server:class)}', '[Server](api:@family/server!Server)'],
  ['{@link (Server:class).(create:static)}', '[Server.create](api:@family/server!Server#create)'],
  ['{@linkcode (Server:class)."logout"}', '[`Server.logout`](api:@family/server!Server#logout)'],
  // As JSDoc writes members.
  ['{@link @family/types!User.prototype.rename}', '[User.prototype.rename](api:@family/types!User#rename)'],
  // What other projects declare.
  ['{@link Promise}', '[`Promise`](external:typescript:Promise)'],
  ['{@link Map<string, User>}', '[`Map<string, User>`](external:typescript:Map)'],
  ['{@link Promise.all}', '[`Promise.all`](external:typescript:Promise.all)'],
  ['{@link Array#map | that}', '[that](external:typescript:Array.map)'],
  ['{@linkcode Error an error}', '[`an error`](external:typescript:Error)'],
  ['{@linkplain Error}', '[Error](external:typescript:Error)'],
  ['{@link parseInt()}', '[`parseInt()`](external:typescript:parseInt)'],
  ['{@link fetch}', '[`fetch`](external:typescript:fetch)'],
  ['{@link HTMLDialogElement}', '[`HTMLDialogElement`](external:typescript:HTMLDialogElement)'],
  ['{@link Absent}', '[`Absent`](external:elsewhere:Absent)'],
  ['{@link elsewhere#Absent}', '[`Absent`](external:elsewhere:Absent)'],
  ['{@link elsewhere!Absent.far}', '[`Absent.far`](external:elsewhere:Absent.far)'],
  ['{@link elsewhere/deep#(Given:interface)}', '[`Given`](external:elsewhere:Given)'],
  ['{@link @not/installed#(Thing:class) | it}', '[it](external:@not/installed:Thing)'],
  ['{@link Symbol}', '[Symbol](api:@family/server!Symbol)'],
  // What is not exported, and shown below what uses it.
  ['{@link Shown}', '[Shown](api:@family/server!~Shown)'],
  ['{@link Shown.size | its size}', '[its size](api:@family/server!~Shown#size)'],
] as const

describe('links that resolve', async () => {
  const loaded = await loadComments(links.map(([comment]) => comment))
  test.each(links.map(([comment, markdown], number) => [comment, number, markdown] as const))(
    '%s',
    (_comment, number, markdown) => {
      expect(loaded[number]).toEqual({ markdown, diagnostics: [] })
    },
  )
})

test('a link that finds only a variable of browsers is reported, unless docgen knows its page', async () => {
  const [status, event, installed] = [
    ...(await loadComments(['See {@link status}.', '{@link event | this one}'])),
    ...(await loadComments(['See {@link name}.'], true)),
  ]
  expect(status?.markdown).toBe('See status.')
  expect(event?.markdown).toBe('this one')
  expect([status, event, installed].map((each) => each?.diagnostics.map(({ severity, message }) => [severity, message]))).toEqual(
    [
      [['error', 'The link "status" matches no declaration of this reference, only a global variable of browsers.']],
      [['error', 'The link "event" matches no declaration of this reference, only a global variable of browsers.']],
      [['warning', 'The link "name" matches no declaration of this reference, only a global variable of browsers.']],
    ],
  )
})

const broken = [
  ['See {@link Servr}.', 'See Servr.', 8, 'Servr', 'Write "Server".'],
  ['{@linkcode Server.logot the end}', '`the end`', 4, 'Server.logot', 'Write "Server.logout".'],
  [
    'A {@link Usr} and more',
    'A Usr and more',
    6,
    'Usr',
    'Link to an exported declaration, or write the name as code between backticks.',
  ],
  ['A {@link @family/types!Usr}', 'A Usr', 6, '@family/types!Usr', 'Write "@family/types!User".'],
  [
    '{@link @family/types!User._hidden}',
    'User.\\_hidden',
    4,
    '@family/types!User._hidden',
    'Write "@family/types!User | User._hidden", which links to "@family/types!User" and shows "User._hidden".',
  ],
  ['{@link @family/types!User._hidden | it}', 'it', 4, '@family/types!User._hidden', 'Write "@family/types!User".'],
  ['{@link (Server:class)."logot"}', 'Server.logot', 4, '(Server:class)."logot"', 'Write "Server.logout".'],
  [
    '{@link (Server:class)."stop"}',
    'Server.stop',
    4,
    '(Server:class)."stop"',
    'Write "Server | Server.stop", which links to "Server" and shows "Server.stop".',
  ],
  ['{@link Server.exchange}', 'Server.exchange', 4, 'Server.exchange', 'Write "Server.exchangeTokens".'],
  [
    '{@link @family/types#(Usr:interface).name}',
    'Usr.name',
    4,
    '@family/types#(Usr:interface).name',
    'Write "@family/types!User.name".',
  ],
  ['{@link @family/typs#(User:interface)}', 'User', 4, '@family/typs#(User:interface)', 'Write "@family/types!User".'],
  [
    '{@link elsewhere#Abssent}',
    'Abssent',
    4,
    'elsewhere#Abssent',
    'Link to an exported declaration, or write the name as code between backticks.',
  ],
  [
    '{@link absent-package#Thing}',
    'Thing',
    4,
    'absent-package#Thing',
    'Link to an exported declaration, or write the name as code between backticks.',
  ],
  ['{@link @family/typs!User}', 'User', 4, '@family/typs!User', 'Write "@family/types!User".'],
  [
    '{@link Nothing_at_all}',
    'Nothing\\_at\\_all',
    4,
    'Nothing_at_all',
    'Link to an exported declaration, or write the name as code between backticks.',
  ],
  [
    '{@link OfflineExchangeOpts}',
    'OfflineExchangeOpts',
    4,
    'OfflineExchangeOpts',
    'Link to an exported declaration, or write the name as code between backticks.',
  ],
  [
    'A {@link Exclde<A, B>}',
    'A Exclde\\<A, B\\>',
    6,
    'Exclde<A, B>',
    'Link to an exported declaration, or write the name as code between backticks.',
  ],
  ['{@link offlineExchnge}', 'offlineExchnge', 4, 'offlineExchnge', 'Write "offlineExchange".'],
] as const

describe('links that lead nowhere', async () => {
  const comments = broken.map(([comment]) => comment)
  const loaded = await loadComments(comments)
  test.each(broken.map((expected, number) => [expected[0], number, expected] as const))('%s', (comment, number, expected) => {
    const [, markdown, column, link, hint] = expected
    const message = `The link "${link}" does not match any declaration of this reference.`
    const at = { file: 'server/index.ts', line: lineOf(number), column }
    const [, replace = ''] = /^Write "([^|]+)"\.$/.exec(hint) ?? []
    // To link to what holds a member that is gone is a decision.
    const isSure = replace !== '' && !comment.includes('_hidden')
    expect(loaded[number]).toEqual({
      markdown,
      diagnostics: [
        { code: 'unresolved-api-link', severity: 'error', ...at, message, hint, ...(isSure && { fix: { find: link, replace } }) },
      ],
    })
  })

  test('tells a declaration that is not exported from a name that there is not', async () => {
    const [unexported] = await loadComments(['{@link Private}'])
    expect(unexported?.markdown).toBe('Private')
    expect(unexported?.diagnostics).toMatchObject([
      {
        message: 'The link "Private" leads to a declaration of @family/server that this reference does not document.',
        hint: 'Export the declaration, or write the name as code between backticks.',
      },
    ])
  })

  test('says of an export that the reference leaves it out', async () => {
    const [internal] = await loadComments(['{@link secret}'])
    expect(internal?.diagnostics).toMatchObject([
      {
        message: 'The link "secret" leads to an export of @family/server that this reference leaves out.',
        hint: 'Remove "@internal" or the option that leaves it out, or write the name as code between backticks.',
      },
    ])
  })

  test('only warns of the text of an npm package', async () => {
    const [linked] = await loadComments(['{@link Servr}'], true)
    expect(linked?.diagnostics).toMatchObject([
      { severity: 'warning', file: 'node_modules/@family/server/index.ts', line: 6, column: 4 },
    ])
  })
})

const asAddress = [
  [
    'A [site]({@link https://example.com/a}).',
    'A [site](https://example.com/a).',
    'https://example.com/a',
    'site',
    'Write "[site](https://example.com/a)".',
  ],
  [
    'A [`it`]({@link Server.logout})',
    'A [`it`](api:@family/server!Server#logout)',
    'Server.logout',
    '`it`',
    'Write "{@link Server.logout | `it`}".',
  ],
  ['A [it]({@link Promise})', 'A [it](external:typescript:Promise)', 'Promise', 'it', 'Write "{@link Promise | it}".'],
  ['A [it]({@link Servr})', 'A [it](external::Servr)', 'Servr', 'it', 'Write "{@link Servr | it}".'],
] as const

describe('links that stand as the address of one', async () => {
  const loaded = await loadComments(asAddress.map(([comment]) => comment))
  test.each(asAddress.map((expected, number) => [expected[0], number, expected] as const))('%s', (comment, number, expected) => {
    const [, markdown, target, label, hint] = expected
    const message = `The address of the link "${label}" is a tag, "{@link ${target}}", which is a link itself.`
    expect(loaded[number]).toMatchObject({
      markdown,
      diagnostics: [{ code: 'unresolved-api-link', column: 4 + comment.indexOf('{'), message, hint }],
    })
  })

  test('brackets and parentheses around a link are no address', async () => {
    const [linked] = await loadComments(['[a] ({@link Server}) ]({@link Server})'])
    expect(linked).toEqual({
      markdown: '[a] ([Server](api:@family/server!Server)) ]([Server](api:@family/server!Server))',
      diagnostics: [],
    })
  })
})

test('links nothing in a comment that is inherited of a package not documented', async () => {
  const loaded = await loadReference(
    {
      'node_modules/base/package.json': '{ "name": "base", "version": "1.0.0", "types": "index.d.ts" }',
      'node_modules/base/index.d.ts': [
        'export interface Options { own: true }',
        'export class Base {',
        '  /** Takes {@link Options}, see {@link https://example.com}. */',
        '  start(): void',
        '}',
      ].join('\n'),
      'lib/package.json': '{ "name": "lib", "version": "1.0.0" }',
      'lib/index.ts': `import { Base } from 'base'\nexport interface Options { other: true }\nexport class Own extends Base {}`,
    },
    { packages: [{ folder: 'lib' }] },
  )
  const own = entriesById(loaded)['lib!Own']
  const start = own?.kind === 'class' ? own.members.find(({ name }) => name === 'start') : undefined
  const [signature] = start?.kind === 'method' ? start.signatures : []
  expect(signature?.comment?.summary?.markdown).toBe('Takes Options, see [https://example.com](https://example.com).')
  expect(loaded.diagnostics).toEqual([])
})

test.each([
  ['{@link https://example.com/listen `server.listen()` of it}', '[`server.listen()` of it](https://example.com/listen)', []],
  ['{@link Common | the other}', '[the other](api:lib!Common)', []],
  ['{@link Common.listen}', '[Common.listen](api:lib!Common#listen)', []],
  [
    '{@link Nobody someone}',
    'someone',
    [{ file: 'lib/common.ts', line: 2, column: 14, message: expect.stringContaining('"Nobody"') }],
  ],
])('a member that inherits %s has the whole link', async (link, markdown, diagnostics) => {
  const members = (comment: string) => `${comment} listen: () => void
${comment} close(): void`
  const loaded = await loadReference(
    {
      'lib/package.json': '{ "name": "lib", "version": "1.0.0" }',
      'lib/common.ts': `export interface Common {
  /** @see A ${link} */
  listen: () => void
${members('').replace(/^.*\n/, '')} }`,
      'lib/index.ts': `import { Common } from './common'
export { Common }
export class Api implements Common { listen() {} }`,
    },
    { packages: [{ folder: 'lib' }] },
  )
  const api = entriesById(loaded)['lib!Api']
  const listen = api?.kind === 'class' ? api.members.find(({ name }) => name === 'listen') : undefined
  expect(seeOf(listen)).toEqual([`A ${markdown}`])
  expect(loaded.diagnostics).toMatchObject(diagnostics)
})

test.each([
  ['{@link #open}', '[open](api:lib!Door#open)', undefined],
  ['{@linkcode #open | it}', '[`it`](api:lib!Door#open)', undefined],
  ['{@link #isOpen()}', '[isOpen()](api:lib!Door#isOpen)', undefined],
  ['{@link #opn}', 'opn', 'Write "#open".'],
  // Of a member that there is not, an export may be meant.
  ['{@link #knock}', '[knock](api:lib!knock)', undefined],
])('in a comment of a class, %s is a member of it', async (link, markdown, hint) => {
  const loaded = await loadReference(
    {
      'lib/package.json': '{ "name": "lib", "version": "1.0.0" }',
      'lib/index.ts': `/** After ${link}. */
export class Door { open() {} isOpen = true
/** After ${link}. */
close(/** After ${link}. */ by: string) {} }
export function open() {}
export function knock() {}`,
    },
    { packages: [{ folder: 'lib' }] },
  )
  const door = entriesById(loaded)['lib!Door']
  const close = door?.kind === 'class' ? door.members.find(({ name }) => name === 'close') : undefined
  const [signature] = close?.kind === 'method' ? close.signatures : []
  const texts = [door?.comment?.summary, signature?.comment?.summary, signature?.parameters[0]?.text]
  expect(texts.map((text) => text?.markdown)).toEqual(texts.map(() => `After ${markdown}.`))
  expect(new Set(loaded.diagnostics.map((each) => each.hint))).toEqual(new Set(hint === undefined ? [] : [hint]))
})

test.each([
  [' User', { target: 'User' }],
  [' User | the  user ', { target: 'User', label: 'the user' }],
  ['User the user', { target: 'User', label: 'the user' }],
  ['Exclude<T, U>', { target: 'Exclude<T, U>' }],
  ['Map<A, Set<B | C>> of all', { target: 'Map<A, Set<B | C>>', label: 'of all' }],
  ['run(a, b)|it', { target: 'run(a, b)', label: 'it' }],
  ['a < b', { target: 'a', label: '< b' }],
  ['Map<A, B', { target: 'Map<A,', label: 'B' }],
  ['https://example.com|site', { target: 'https://example.com', label: 'site' }],
])('splits %o', (written, expected) => expect(splitLink(written)).toEqual(expected))

test('a link to a global by its sign leads to the page of it', async () => {
  const [type, member, label, none] = await loadComments([
    'Gives a {@link !Uint8Array}.',
    'As {@link !Request.redirect} does.',
    'In {@link !Promise | the future}.',
    'Of {@link !Nothing}.',
  ])
  expect(type).toEqual({ markdown: 'Gives a [`Uint8Array`](external:typescript:Uint8Array).', diagnostics: [] })
  expect(member).toEqual({ markdown: 'As [`Request.redirect`](external:typescript:Request) does.', diagnostics: [] })
  expect(label).toEqual({ markdown: 'In [the future](external:typescript:Promise).', diagnostics: [] })
  expect(none?.diagnostics).toMatchObject([{ code: 'unresolved-api-link' }])
})
