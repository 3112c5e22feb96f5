// The index as builds write it, asked through the messages of the worker.
import { beforeAll, describe, expect, test } from 'vitest'
import type {
  LocalEngine,
  PagefindIndex,
  SearchAnswer,
  SearchHitKind,
  SearchPage,
  SearchRequest,
  SearchResults,
  SearchSection,
  SearchSymbol,
} from '@docgen/model'
import { hashOf } from '../../pipeline/hash.ts'
import { encodePageText, sectionsOf } from '../../search/page-text.ts'
import { english } from '../../search/rules.ts'
import { searchFilesOf } from '../../stages/6-emit/search/search-files.ts'
import { answerMessages, UnreadableFile } from './answer-messages.ts'
import { lunrEngine } from './lunr-engine.ts'
import type { PagefindScript } from './pagefind-engine.ts'

function page(
  kind: SearchHitKind,
  title: string,
  href: string,
  sections: readonly SearchSection[],
  more: Partial<SearchPage> = {},
): SearchPage {
  const text = encodePageText(title, sections, english)
  return {
    kind,
    title,
    href,
    path: [],
    language: 'en',
    isDeprecated: false,
    key: text,
    size: text.length,
    text: () => text,
    symbols: () => [],
    ...more,
  }
}

const section = (anchor: string, title: string, text: string): SearchSection => ({
  anchor,
  titles: title === '' ? [] : [title],
  text,
})

const symbol = (name: string, kind: SearchHitKind, more: Partial<SearchSymbol> = {}): SearchSymbol => ({
  name,
  kind,
  anchor: more.parent === undefined ? '' : name,
  isDeprecated: false,
  shapes: [],
  ...more,
})

const pages: readonly SearchPage[] = [
  page(
    'page',
    'Email',
    '/docs/email/',
    [
      section('', '', 'The server hands each message to you.'),
      section('templates', 'Templates', 'Texts of e-mails. <b>Subject</b>'),
    ],
    { path: ['Guides'] },
  ),
  page('page', 'Sessions', '/docs/sessions/', [section('', '', 'Log out a user. Sessions end at a logout. Send nothing.')]),
  page(
    'changelog',
    'Changelog of core',
    '/api/core/changelog/',
    [section('', '', ''), section('2-0-0', '2.0.0', 'Sessions end')],
    {
      package: '@x/core',
    },
  ),
  page(
    'class',
    'Server',
    '/api/core/class/Server/',
    [section('', '', 'Serves.'), section('logout', 'logout', 'Terminates a session.')],
    {
      package: '@x/core',
      path: ['@x/core'],
      symbols: () => [
        symbol('Server', 'class'),
        symbol('logout', 'method', { parent: 'Server', shapes: ['(string, User) -> Promise<Session>'] }),
      ],
    },
  ),
  page('function', 'logoutAll', '/api/client/function/logoutAll/', [section('', '', 'Ends all.')], {
    package: '@x/client',
    path: ['@x/client'],
    isDeprecated: true,
    symbols: () => [symbol('logoutAll', 'function', { isDeprecated: true, shapes: ['() -> void'] })],
  }),
  page('page', '使い方', '/docs/ja/', [section('', '', 'はじめに。'), section('auth', '認証サーバー', 'ユーザーの認証中です。')]),
]

interface Asked {
  readonly ask: (query: string, more?: Partial<SearchRequest>) => Promise<SearchAnswer>
  readonly read: readonly string[]
}

/** The search of a site with these pages, started. */
async function searchOf(
  own: readonly SearchPage[],
  version?: string,
  engine: LocalEngine = 'fragments',
): Promise<(request: Partial<SearchRequest>) => Promise<SearchResults>> {
  const made = searchFilesOf({ pages: own, search: { kind: 'local', engine }, hashOf })
  const readFile = async (name: string): Promise<string> => {
    const file = made.find(({ path }) => path === name)
    if (file?.contents.kind !== 'text') throw new UnreadableFile(name)
    return file.contents.text()
  }
  const answer = answerMessages(() => ({ readFile, loadScript: async () => pagefindScript, rules: english, lunr: lunrEngine }))
  await answer({ kind: 'start', config: { base: '/', version } })
  const plainRequest: SearchRequest = { query: '', offset: 0, limit: 10, filters: {} }
  return async (request) => resultsOf(await answer({ kind: 'search', id: 1, ...plainRequest, ...request }))
}

/** Stands for Pagefind's own script and names: finds words that begin so, and names sections by their number. */
const pagefindScript: PagefindScript = {
  search: async (word) => {
    const sections = pages.flatMap(({ title, text }) =>
      sectionsOf(text()).map((each) => [title, ...each.titles, each.text].join(' ').toLowerCase()),
    )
    const results = sections.flatMap((text, number) => {
      const count = text.split(/[^a-z0-9]+/).filter((own) => own.startsWith(word)).length
      return count === 0 ? [] : [{ id: `en_${idOf(number)}`, score: count / text.length }]
    })
    return { results: results.toSorted((a, b) => b.score - a.score) }
  },
}

/** The second begins like the first, and so is longer. */
const idOf = (number: number): string => (number === 1 ? '00000001' : String(number).padStart(7, '0'))

const pagefindIndex: PagefindIndex = {
  version: '1.6.0',
  files: [],
  ids: () => pages.flatMap(({ text }) => sectionsOf(text())).map((_, number) => idOf(number)),
}

async function start(engine: LocalEngine, breakFile?: (name: string) => void): Promise<Asked> {
  const made = searchFilesOf({ pages, search: { kind: 'local', engine }, hashOf, pagefind: pagefindIndex })
  const read: string[] = []
  const answer = answerMessages((base) => ({
    readFile: async (name) => {
      read.push(name)
      breakFile?.(name)
      const file = made.find(({ path }) => path === name && base === '/docs/')
      if (file?.contents.kind !== 'text') throw new UnreadableFile(name)
      return file.contents.text()
    },
    rules: english,
    loadScript: async (name) => {
      read.push(name)
      breakFile?.(name)
      return pagefindScript
    },
    lunr: lunrEngine,
  }))
  expect(await answer({ kind: 'start', config: { base: '/docs/' } })).toEqual({ kind: 'ready' })
  return { ask: (query, more) => answer({ kind: 'search', id: 7, query, offset: 0, limit: 10, filters: {}, ...more }), read }
}

function resultsOf(answer: SearchAnswer): SearchResults {
  if (answer.kind !== 'results') throw new Error(`Not results: ${JSON.stringify(answer)}`)
  return answer
}

const plain = (pieces: readonly { readonly text: string }[]): string => pieces.map(({ text }) => text).join('')

// Pagefind has a split of its own for such words.
test.each([
  ['lunr', '認証', '/docs/ja/#auth'],
  ['lunr', 'サーバー', '/docs/ja/#auth'],
  ['lunr', '使い方', '/docs/ja/'],
  ['fragments', '認証', '/docs/ja/#auth'],
  ['fragments', 'サーバー', '/docs/ja/#auth'],
  ['fragments', '使い方', '/docs/ja/'],
  ['fragments', '証', '/docs/ja/#auth'],
] as const)('%s finds %s among words without spaces', async (engine, query, expected) => {
  const { hits } = resultsOf(await (await start(engine)).ask(query))
  expect(hits[0]?.href).toBe(expected)
})

describe.each(['lunr', 'fragments', 'pagefind'] as const)('%s', (engine) => {
  let asked: Asked
  beforeAll(async () => void (asked = await start(engine)))
  const ask = async (query: string, more?: Partial<SearchRequest>) => resultsOf(await asked.ask(query, more))
  const hrefs = async (query: string) => (await ask(query)).hits.map(({ href }) => href)

  test.each([
    ['a guide by its title', 'email', '/docs/email/'],
    ['a section by its heading', 'templates', '/docs/email/#templates'],
    ['a section by a word of its text', 'subject', '/docs/email/#templates'],
    ['an unfinished word', 'templ', '/docs/email/#templates'],
    ['another form of a word', 'session', '/docs/sessions/'],
    ['a declaration', 'Server', '/api/core/class/Server/'],
    ['a member by its path', 'Server.logout', '/api/core/class/Server/#logout'],
    ['a member by what is told of it', 'terminates', '/api/core/class/Server/#logout'],
    ['a function by its shape', 'User -> Promise<Session>', '/api/core/class/Server/#logout'],
    ['a package and a name', '@x/client logoutAll', '/api/client/function/logoutAll/'],
  ])('finds %s', async (_, query, expected) => expect((await hrefs(query))[0]).toBe(expected))

  test('puts what is deprecated behind', async () => {
    expect((await hrefs('logou')).slice(0, 2)).toEqual(['/api/core/class/Server/#logout', '/api/client/function/logoutAll/'])
  })

  test('puts releases behind guides', async () => {
    const found = await hrefs('sessions end')
    expect(found.indexOf('/docs/sessions/')).toBeLessThan(found.indexOf('/api/core/changelog/#2-0-0'))
  })

  test('says what a hit is and where it stands', async () => {
    expect((await ask('templates')).hits[0]).toEqual({
      kind: 'section',
      title: [{ text: 'Templates', isMatch: true }],
      path: ['Guides', 'Email'],
      href: '/docs/email/#templates',
      pageHref: '/docs/email/',
      isDeprecated: false,
      snippet: [{ text: 'Texts of e-mails. <b>Subject</b>', isMatch: false }],
    })
    expect((await ask('logoutAll')).hits[0]).toMatchObject({ kind: 'function', path: ['@x/client'], isDeprecated: true })
    expect(plain((await ask('Server.logout')).hits[0]?.title ?? [])).toBe('Server.logout')
  })

  test('counts facets, and filters by them', async () => {
    const { facets, total } = await ask('logout')
    expect(facets.kind).toContainEqual({ value: 'method', count: 1 })
    expect(facets.package).toEqual([
      { value: '@x/client', count: 1 },
      { value: '@x/core', count: 1 },
    ])
    const filtered = await ask('logout', { filters: { kind: ['method'] } })
    expect(filtered.hits.map(({ kind }) => kind)).toEqual(['method'])
    expect(filtered.total).toBeLessThan(total)
    expect(filtered.facets.kind).toEqual(facets.kind)
  })

  test('gives a part of the list', async () => {
    const all = await hrefs('logout')
    const { hits, total } = await ask('logout', { offset: 1, limit: 1 })
    expect(hits.map(({ href }) => href)).toEqual([all[1]])
    expect(total).toBe(all.length)
  })

  test.each(['', '   ', '((', '* ~1 ^', '+a -b', 'x'.repeat(5000), '\0', '->', 'a ->', '-> <'])('takes %j', async (query) => {
    expect((await asked.ask(query)).kind).toBe('results')
  })

  test('suggests what is near when nothing is found', async () => {
    const { hits, suggestions } = await ask('Sessyonz')
    expect([hits, suggestions]).toEqual([[], [{ title: 'Sessions', href: '/docs/sessions/' }]])
  })
})

describe.each(['lunr', 'fragments'] as const)('%s, beyond the words of the index', (engine) => {
  const guide = page('page', 'Setup', '/docs/setup/', [
    section('', '', 'Run npm install @acme/server and read the documentation of its certificates.'),
    section('settings', 'Settings', 'Replication, and the password of a session.'),
  ])
  const ofPackage = page('page', '@x/core', '/api/core/', [section('', '', 'Sessions on a server.')], { package: '@x/core' })
  const hrefs = async (query: string) =>
    (await (await searchOf([guide, ofPackage], undefined, engine))({ query })).hits.map(({ href }) => href)

  test.each(['@acme/server', '@acme/server install', '@acme/sever', '@acmee/server'])(
    'finds %s, which is no package of the site, by its words',
    async (query) => expect(await hrefs(query)).toContain('/docs/setup/'),
  )

  test.each(['@x/core', '@x/co'])('keeps to the package with %s', async (query) =>
    expect(await hrefs(`${query} server`)).toEqual(['/api/core/']),
  )

  test.each([
    ['documentatio', '/docs/setup/'],
    ['documentati', '/docs/setup/'],
    ['certifica', '/docs/setup/'],
    ['replicatio', '/docs/setup/#settings'],
    ['settin', '/docs/setup/#settings'],
  ])('finds the unfinished %s, which is longer than the term of its word', async (query, expected) =>
    expect(await hrefs(query)).toContain(expected),
  )

  test.each([
    ['certficate', '/docs/setup/'],
    ['replicaton', '/docs/setup/#settings'],
    ['pasword', '/docs/setup/#settings'],
    ['sesssions', '/docs/setup/#settings'],
  ])('finds what %s nearly spells', async (query, expected) => expect(await hrefs(query)).toContain(expected))
})

describe('with several versions of the guides', () => {
  const inVersions = ['1.0', '2.0'].map((version) =>
    page('page', 'Email', `/docs/${version}/email/`, [section('', '', 'Messages.')], { version }),
  )
  const versionsIn = ({ hits }: SearchResults) => hits.flatMap(({ pageHref }) => /\d\.\d/.exec(pageHref) ?? []).sort()

  test('starting again with another version searches that one, in the same index', async () => {
    const made = searchFilesOf({ pages: inVersions, search: { kind: 'local', engine: 'fragments' }, hashOf })
    const readFile = async (name: string): Promise<string> => {
      const file = made.find(({ path }) => path === name)
      if (file?.contents.kind !== 'text') throw new UnreadableFile(name)
      return file.contents.text()
    }
    const answer = answerMessages(() => ({ readFile, loadScript: async () => pagefindScript, rules: english }))
    for (const version of ['1.0', '2.0', '1.0']) {
      await answer({ kind: 'start', config: { base: '/', version } })
      const found = resultsOf(await answer({ kind: 'search', id: 1, query: 'email', offset: 0, limit: 10, filters: {} }))
      expect(versionsIn(found)).toEqual([version])
    }
  })

  test.each<[string, string | undefined, SearchRequest['filters'], readonly string[]]>([
    ['that of the reader is searched, beside what has no version', '1.0', {}, ['1.0']],
    ['another that is chosen', '1.0', { version: ['2.0'] }, ['2.0']],
    ['all where the reader has none', undefined, {}, ['1.0', '2.0']],
  ])('%s', async (_, version, filters, expected) => {
    const search = await searchOf([...pages, ...inVersions], version)
    const found = await search({ query: 'email', filters })
    expect(versionsIn(found)).toEqual(expected)
    expect(found.hits.some(({ pageHref }) => pageHref === '/docs/email/')).toBe(filters.version === undefined)
    expect(found.facets.version).toEqual([
      { value: '1.0', count: 1 },
      { value: '2.0', count: 1 },
    ])
  })
})

describe('of what has the same name', () => {
  const twin = (name: string, owner: string, usedBy = 0): SearchPage =>
    page('type', name, `/api/${owner}/${name}/`, [section('', '', 'Result.')], {
      package: `@x/${owner}`,
      symbols: () => [symbol(name, 'type', { usedBy })],
    })
  const packagePage = (name: string): SearchPage =>
    page('page', name, `/api/${name.slice(3)}/`, [section('', '', 'Links by e-mail.')], {
      package: name,
      symbols: () => [symbol(name, 'page')],
    })
  const hrefsOf = async (own: readonly SearchPage[], query: string) =>
    (await (await searchOf(own))({ query })).hits.map(({ href }) => href)

  test('what other packages use comes before its twins', async () => {
    const twins = [twin('Login', 'graphql'), twin('Login', 'rest'), twin('Login', 'types', 6)]
    expect((await hrefsOf(twins, 'Login'))[0]).toBe('/api/types/Login/')
  })

  test('members are as well known as what they belong to', async () => {
    const classPage = (owner: string, usedBy: number) =>
      page('class', 'Store', `/api/${owner}/Store/`, [section('', '', 'Keeps users.'), section('add', 'add', 'Adds a user.')], {
        package: `@x/${owner}`,
        symbols: () => [symbol('Store', 'class', { usedBy }), symbol('add', 'method', { parent: 'Store' })],
      })
    const own = [classPage('files', 0), classPage('memory', 1), classPage('mongo', 9)]
    expect(await hrefsOf(own, 'Store.add')).toEqual(['/api/mongo/Store/#add', '/api/memory/Store/#add', '/api/files/Store/#add'])
  })

  test('a package comes before what only mentions it, and before sections deep in other guides', async () => {
    const guide = page('page', 'Databases', '/docs/databases/', [
      section('', '', 'Stores users.'),
      { anchor: 'magic-link', titles: ['Contract', 'Magic link'], text: 'Called by the magic link strategy.' },
    ])
    const packages = ['@x/client-magic-link', '@x/magic-link', '@x/mongo-magic-link'].map(packagePage)
    expect((await hrefsOf([guide, ...packages, twin('Login', 'magic-link')], 'magic link'))[0]).toBe('/api/magic-link/')
  })

  test('a plain word leads to the guide about it before properties that are called so, which an identifier finds first', async () => {
    const withProperty = (owner: string, name: string): SearchPage =>
      page('interface', owner, `/api/${owner}/`, [section('', '', ''), section(name, name, `The ${name} of the session.`)], {
        symbols: () => [symbol(owner, 'interface'), symbol(name, 'property', { parent: owner })],
      })
    const guide = page('page', 'Sessions and tokens', '/docs/sessions/', [section('', '', 'A token says who the user is.')])
    const own = [withProperty('Session', 'token'), withProperty('Login', 'token'), withProperty('Options', 'tokenSecret'), guide]
    expect((await hrefsOf(own, 'token')).slice(0, 2)).toEqual(['/docs/sessions/', '/api/Session/#token'])
    expect((await hrefsOf(own, 'tokenSecret'))[0]).toBe('/api/Options/#tokenSecret')
    expect((await hrefsOf(own, 'Login.token'))[0]).toBe('/api/Login/#token')
  })

  test('members of one name leave room for the guide', async () => {
    const classes = ['Client', 'Rest', 'Server', 'Graph'].map((name) =>
      page(
        'class',
        name,
        `/api/${name}/`,
        [section('', '', ''), section('resetPassword', 'resetPassword', 'Reset the password.')],
        {
          symbols: () => [symbol(name, 'class'), symbol('resetPassword', 'method', { parent: name })],
        },
      ),
    )
    const guide = page('page', 'Password', '/docs/password/', [
      section('', '', 'Log in.'),
      section('reset', 'Reset a forgotten password', 'A form asks for the address.'),
    ])
    const hrefs = await hrefsOf([...classes, guide], 'reset password')
    expect(hrefs.indexOf('/docs/password/#reset')).toBeLessThan(3)
    expect(hrefs.indexOf('/docs/password/#reset')).toBeGreaterThanOrEqual(0)
  })
})

test('several words lead to the guide first, a name to what is called so', async () => {
  const client = page(
    'class',
    'Client',
    '/api/Client/',
    [section('', '', ''), section('resetPassword', 'resetPassword', 'Resets.')],
    {
      symbols: () => [symbol('Client', 'class'), symbol('resetPassword', 'method', { parent: 'Client' })],
    },
  )
  const errors = page('page', 'Errors', '/docs/errors/', [
    section('', '', ''),
    { anchor: 'resetpassword', titles: ['Password', 'resetPassword'], text: 'Codes of reset password.' },
  ])
  const guide = page('page', 'Password', '/docs/password/', [
    section('', '', 'Log in.'),
    section('reset', 'Reset a forgotten password', 'A form asks for the address.'),
    section('next', 'Next steps', 'Reset a password. Reset password.'),
  ])
  const search = await searchOf([errors, client, guide])
  const firstOf = async (query: string) => (await search({ query })).hits[0]?.href
  expect(await firstOf('reset password')).toBe('/docs/password/#reset')
  expect(await firstOf('how do I reset my password')).toBe('/docs/password/#reset')
  expect(await firstOf('resetPassword')).toBe('/api/Client/#resetPassword')
})

test('one thing with another is asked of guides: neither a name that begins so nor a package comes first', async () => {
  const client = page(
    'class',
    'GraphQLErrorList',
    '/api/GraphQLErrorList/',
    [section('', '', 'The errors of one GraphQL operation.')],
    {
      symbols: () => [symbol('GraphQLErrorList', 'class')],
    },
  )
  const adapter = page('page', '@x/graphql', '/api/graphql/', [section('', '', 'Roles in GraphQL: the part for roles.')], {
    package: '@x/graphql',
    symbols: () => [symbol('@x/graphql', 'page')],
  })
  const guide = page('page', 'Roles', '/docs/roles/', [section('', '', 'The schema checks them, in GraphQL as in REST.')])
  const search = await searchOf([client, adapter, guide])
  const firstOf = async (query: string) => (await search({ query })).hits[0]?.href
  expect(await firstOf('roles in GraphQL')).toBe('/docs/roles/')
  expect(await firstOf('how does GraphQLErrorList work')).toBe('/api/GraphQLErrorList/')
})

test('of a method its summary is shown, and not the names of its parameters, by which it is found', async () => {
  const own = page('function', 'send', '/api/send/', [section('', '', 'Sends a message.\n\frecipient')], {
    symbols: () => [symbol('send', 'function')],
  })
  const { hits } = await (await searchOf([own]))({ query: 'recipient' })
  expect(hits.map(({ snippet }) => plain(snippet))).toEqual(['Sends a message.'])
})

test('the first search of a worker finds what the second one does, and nothing twice', async () => {
  const search = await searchOf(pages)
  const first = await search({ query: 'logout' })
  expect(await search({ query: 'logout' })).toEqual(first)
  expect(new Set(first.hits.map(({ href }) => href)).size).toBe(first.hits.length)
  expect(first.total).toBe(first.hits.length)
})

test('results have one order, however many are asked for at a time', async () => {
  // Each says less of kettles than the one before; of every fifth a closer look finds that both words stand together.
  const many = Array.from({ length: 60 }, (_, number) => {
    const text = `blue ${number % 5 === 4 ? '' : 'tin '}kettle ${'tea '.repeat(number)}`
    return page('page', `Page ${number}`, `/docs/${number}/`, [section('', '', text)])
  })
  const search = await searchOf(many)
  const hrefs = async (offset: number, limit: number) =>
    (await search({ query: 'blue kettle', offset, limit })).hits.map(({ href }) => href)
  const all = await hrefs(0, 60)
  expect(new Set(all).size).toBe(60)
  expect(await hrefs(0, 20)).toEqual(all.slice(0, 20))
  expect([...(await hrefs(0, 25)), ...(await hrefs(25, 25)), ...(await hrefs(50, 25))]).toEqual(all)
})

test('some of the best hits come before the files of all are there', async () => {
  const many = Array.from({ length: 30 }, (_, number) =>
    page('page', `Page ${number}`, `/docs/${number}/`, [section('', '', `kettle ${'tea '.repeat(number)}`)]),
  )
  const made = searchFilesOf({ pages: many, search: { kind: 'local', engine: 'fragments' }, hashOf })
  let releaseOthers = (): void => undefined
  const others = new Promise<void>((resolve) => (releaseOthers = resolve))
  let asked = 0
  const early: SearchAnswer[] = []
  let tellEarly = (): void => undefined
  const told = new Promise<void>((resolve) => (tellEarly = resolve))
  const answer = answerMessages(
    () => ({
      readFile: async (name) => {
        if (name.includes('/page-') && (asked += 1) > 2) await others
        const file = made.find(({ path }) => path === name)
        if (file?.contents.kind !== 'text') throw new UnreadableFile(name)
        return file.contents.text()
      },
      loadScript: async () => pagefindScript,
      rules: english,
      lunr: lunrEngine,
    }),
    (posted) => {
      early.push(posted)
      tellEarly()
    },
  )
  await answer({ kind: 'start', config: { base: '/' } })
  const question = { kind: 'search', query: 'kettle', offset: 0, limit: 10, filters: {} } as const
  const answering = answer({ ...question, id: 1, wantsEarly: true })
  await told
  releaseOthers()
  const results = resultsOf(await answering)
  expect(early).toMatchObject([{ kind: 'early', id: 1, total: 30 }])
  const [first] = early
  expect(first?.kind === 'early' ? first.hits.map(({ href }) => href) : []).toEqual(
    results.hits.slice(0, 2).map(({ href }) => href),
  )
  await answer({ ...question, id: 2 })
  expect(early).toHaveLength(1)
})

test('the page of a name comes beside the words, not after them', async () => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  const pagesRead: string[] = []
  const made = searchFilesOf({ pages, search: { kind: 'local', engine: 'fragments' }, hashOf })
  const readFile = async (name: string): Promise<string> => {
    if (name.includes('/page-')) pagesRead.push(name)
    if (name.includes('/terms-')) await held
    const file = made.find(({ path }) => path === name)
    return file?.contents.kind === 'text' ? file.contents.text() : ''
  }
  const answer = answerMessages(() => ({ readFile, loadScript: async () => pagefindScript, rules: english }))
  await answer({ kind: 'start', config: { base: '/' } })
  const question = { kind: 'search', offset: 0, limit: 10, filters: {}, wantsEarly: true } as const
  const answering = [answer({ ...question, id: 1, query: 'subject' }), answer({ ...question, id: 2, query: 'logoutAll' })]
  await new Promise((resolve) => setTimeout(resolve))
  const early = [...pagesRead]
  release()
  const [, named] = await Promise.all(answering)
  expect(early).toHaveLength(1)
  expect(JSON.parse(await readFile(early[0] ?? ''))).toMatchObject({ href: '/api/client/function/logoutAll/' })
  expect(named?.kind).toBe('results')
})

test('the text of the index that the page has fetched ahead is not read again', async () => {
  const made = searchFilesOf({ pages, search: { kind: 'local', engine: 'fragments' }, hashOf })
  const read: string[] = []
  const textOf = async (name: string): Promise<string> => {
    const file = made.find(({ path }) => path === name)
    return file?.contents.kind === 'text' ? file.contents.text() : ''
  }
  const readFile = async (name: string): Promise<string> => {
    read.push(name)
    return textOf(name)
  }
  const answer = answerMessages(() => ({ readFile, loadScript: async () => pagefindScript, rules: english, lunr: lunrEngine }))
  await answer({ kind: 'start', config: { base: '/' }, ahead: await textOf('search/index.json') })
  expect(read).toEqual([])
  expect(
    resultsOf(await answer({ kind: 'search', id: 1, query: 'email', offset: 0, limit: 10, filters: {} })).total,
  ).toBeGreaterThan(0)
  expect(read).not.toContain('search/index.json')
})

test('a file that cannot be read is a failure worth another try, and the next request recovers', async () => {
  let isDown = false
  const { ask } = await start('fragments', (name) => {
    if (isDown) throw new UnreadableFile(name)
  })
  isDown = true
  expect(await ask('email')).toEqual({ kind: 'failure', id: 7, reason: 'network' })
  isDown = false
  expect((await ask('email')).kind).toBe('results')
})

test.each(['lunr', 'fragments'] as const)('%s forgives a slip', async (engine) => {
  const { ask } = await start(engine)
  expect(resultsOf(await ask('templtes')).hits[0]?.href).toBe('/docs/email/#templates')
})

test('an index of Pagefind that cannot be had is a failure, not an empty answer', async () => {
  let isDown = false
  const { ask } = await start('pagefind', (name) => {
    if (isDown) throw new UnreadableFile(name)
  })
  expect(resultsOf(await ask('zebra')).hits).toEqual([])
  isDown = true
  expect(await ask('unheard')).toEqual({ kind: 'failure', id: 7, reason: 'network' })
  isDown = false
  expect((await ask('email')).kind).toBe('results')
})

test('a new build behind the reader is noticed', async () => {
  let removed = new Set<string>()
  const { ask, read } = await start('fragments', (name) => {
    if (removed.has(name)) {
      removed = new Set()
      throw new UnreadableFile(name)
    }
  })
  const files = searchFilesOf({ pages, search: { kind: 'local', engine: 'fragments' }, hashOf })
  removed = new Set(files.map(({ path }) => path).filter((name) => name.includes('/terms-')))
  expect((await ask('email')).kind).toBe('results')
  expect(read.filter((name) => name === 'search/index.json')).toHaveLength(2)
})

test.each(['lunr', 'fragments'] as const)(
  '%s: what was built meanwhile is found once the search is opened again',
  async (engine) => {
    const indexOf = (own: readonly SearchPage[]) => searchFilesOf({ pages: own, search: { kind: 'local', engine }, hashOf })
    const walrus = page('page', 'Walrus', '/docs/walrus/', [section('', '', 'It has tusks.')])
    let made = indexOf(pages)
    let isDown = false
    const read: string[] = []
    const readFile = async (name: string): Promise<string> => {
      read.push(name)
      const file = made.find(({ path }) => path === name)
      if (isDown || file?.contents.kind !== 'text') throw new UnreadableFile(name)
      return file.contents.text()
    }
    const answer = answerMessages(() => ({ readFile, loadScript: async () => pagefindScript, rules: english, lunr: lunrEngine }))
    const open = () => answer({ kind: 'start', config: { base: '/' } })
    const find = async (query: string) =>
      resultsOf(await answer({ kind: 'search', id: 1, query, offset: 0, limit: 10, filters: {} })).hits.map(({ href }) => href)
    await open()
    expect(await find('email')).toContain('/docs/email/')
    expect(await find('tusks')).toEqual([])
    made = indexOf([...pages, walrus])
    // Not waited for: a question waits by itself.
    void open()
    expect(await find('tusks')).toEqual(['/docs/walrus/'])
    isDown = true
    expect(await open()).toEqual({ kind: 'ready' })
    expect(await find('tusks')).toEqual(['/docs/walrus/'])
    isDown = false
    read.length = 0
    await open()
    await find('tusks')
    expect(read).toEqual(['search/index.json'])
  },
)

test('nothing of the declarations is read before the first query, and no shape before one is asked for', async () => {
  const { ask, read } = await start('fragments')
  expect(read).toEqual(['search/index.json'])
  await ask('email')
  expect(read.filter((name) => name.includes('/shapes-'))).toEqual([])
  await ask('User -> Session')
  expect(read.filter((name) => name.includes('/shapes-'))).toHaveLength(1)
})
