// The tables of the guides name what the packages have: every option, code, message, hook, route, and method, and nothing else.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { siteFolder } from './accounts-site.ts'
import { type Loaded, runGuide, siteRequire } from './guide-code.ts'

const docs = join(siteFolder, 'docs')
const guide = (page: string) => readFileSync(join(docs, page), 'utf8')

/** Rows of the table whose first cell in the head is `head`, below the heading that `after` starts with. */
function tableOf(page: string, after: string, head: string): readonly (readonly string[])[] {
  const text = guide(page)
  const below = text.slice(text.indexOf(after))
  const rows = below.split('\n').filter((line, index, lines) => line.startsWith('|') || lines[index - 1]?.startsWith('|'))
  const start = rows.findIndex((line) => line.startsWith(`| ${head} `))
  if (!text.includes(after) || start < 0) throw new Error(`${page} has no table "${head}" below "${after}".`)
  const end = rows.findIndex((line, index) => index > start && !line.startsWith('|'))
  return rows.slice(start + 2, end < 0 ? undefined : end).map((line) =>
    line
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim()),
  )
}

const codeIn = (cell = ''): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
const namesIn = (cell = ''): readonly string[] => codeIn(cell).map((code) => code.replace(/[(:].*$/s, ''))
const firstColumn = (page: string, after: string, head: string) => tableOf(page, after, head).flatMap(([cell]) => namesIn(cell))

/** Names of the properties and methods of an interface or class, read from the declarations of a package. */
function membersOf(file: string, name: string): readonly string[] {
  const source = ts.createSourceFile(file, readFileSync(join(siteFolder, file), 'utf8'), ts.ScriptTarget.Latest)
  const members = source.statements.flatMap((statement) =>
    (ts.isInterfaceDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name?.text === name
      ? [...statement.members].flatMap((member) =>
          member.name && ts.isIdentifier(member.name) && !isHidden(member) ? [member.name.text] : [],
        )
      : [],
  )
  if (members.length === 0) throw new Error(`${file} declares no ${name}.`)
  return members
}

const isHidden = (member: ts.Node) =>
  ts.canHaveModifiers(member) && (ts.getModifiers(member) ?? []).some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword)

const lib = (name: string, file: string) => `node_modules/@accounts/${name}/lib/${file}.d.ts`

describe('options', () => {
  test.each([
    ['server.md', '## Options', 'Option', lib('server', 'types/accounts-server-options'), 'AccountsServerOptions'],
    ['client.md', '### Options', 'Option', lib('client', 'types/options'), 'AccountsClientOptions'],
    [
      'strategies/password-client.md',
      '## Options',
      'Option',
      lib('client-password', 'types/options'),
      'AccountsClientPasswordOptions',
    ],
    [
      'strategies/password.md',
      'AccountsTwoFactorOptions',
      'Option',
      lib('two-factor', 'types/options'),
      'AccountsTwoFactorOptions',
    ],
    ['strategies/oauth.md', '## Options', 'Member', lib('oauth', 'types/oauth-provider'), 'OAuthProvider'],
    ['transports/rest-express.md', '## Options', 'Option', lib('rest-express', 'types'), 'AccountsExpressOptions'],
    ['transports/rest-client.md', '## Options', 'Option', lib('rest-client', 'rest-client'), 'OptionsType'],
    ['transports/graphql.md', '## Usage', 'Option', lib('graphql-client', 'graphql-client'), 'OptionsType'],
    ['databases/mongo.md', '## Options', 'Option', lib('mongo', 'types/index'), 'AccountsMongoOptions'],
    ['databases/typeorm.md', '## Options', 'Option', lib('typeorm', 'types/index'), 'AccountsTypeormOptions'],
    ['databases/redis.md', '## Options', 'Option', 'reference/database-redis/index.d.ts', 'AccountsRedisOptions'],
    ['strategies/twitter.md', '## Options', 'Option', 'reference/oauth-twitter/configuration.d.ts', 'Configuration'],
  ])('%s, %s', (page, after, head, file, name) => {
    expect(firstColumn(page, after, head).toSorted()).toEqual(membersOf(file, name).toSorted())
  })

  test('strategies/password.md, in four tables', () => {
    const parts = ['**Links in emails**', '**After a password change or reset**', '**Validation**', '**Others**']
    const named = parts.flatMap((part) => firstColumn('strategies/password.md', part, 'Option'))
    expect(named.toSorted()).toEqual(membersOf(lib('password', 'accounts-password'), 'AccountsPasswordOptions').toSorted())
  })

  test('transports/graphql.md, but for the server itself', () => {
    const declared = membersOf(lib('graphql-api', 'modules/accounts/index'), 'AccountsModuleConfig')
    expect(['accountsServer', ...firstColumn('transports/graphql.md', '## Customization', 'Option')].toSorted()).toEqual(
      declared.toSorted(),
    )
  })

  test('the defaults of the password strategy', () => {
    const { options } = new (siteRequire('@accounts/password').AccountsPassword)()
    const parts = ['**Links in emails**', '**After a password change or reset**']
    const told = parts.flatMap((part) =>
      tableOf('strategies/password.md', part, 'Option').map(([name, value]) => [codeIn(name)[0], codeIn(value)[0]]),
    )
    expect(told).toHaveLength(9)
    expect(told).toEqual(told.map(([name = '']) => [name, String(options[name])]))
  })

  test('the defaults of the server', () => {
    const { AccountsServer } = siteRequire('@accounts/server')
    const { options } = new AccountsServer({ db: {}, tokenSecret: 'for tests' }, {})
    const told = tableOf('server.md', '## Options', 'Option').flatMap(([name, value]) =>
      /^`(?:true|false|http:[^`]+)`$/.test(value ?? '') ? [[codeIn(name)[0], codeIn(value)[0]]] : [],
    )
    expect(told).toHaveLength(6)
    expect(told).toEqual(told.map(([name = '']) => [name, String(options[name] ?? false)]))
  })
})

describe('errors', () => {
  const { errors: messages, ...passwordEnums } = siteRequire('@accounts/password/lib/errors')
  const magicLink = siteRequire('@accounts/magic-link/lib/errors')
  const server = siteRequire('@accounts/server')
  const enums: Loaded = { ...server, ...passwordEnums }
  const valuesOf = (...names: readonly string[]) => [...new Set(names.flatMap((name) => Object.values(enums[name])))].toSorted()
  const codes = (heading: string) => firstColumn('handling-errors.md', heading, 'Code').toSorted()

  test.each([
    ['### Login with a service', ['LoginWithServiceErrors']],
    ['### Login with a service', ['AuthenticateWithServiceErrors', 'LoginWithServiceErrors']],
    [
      '### Sessions',
      ['ResumeSessionErrors', 'RefreshTokensErrors', 'LogoutErrors', 'ImpersonateErrors', 'FindSessionByAccessTokenErrors'],
    ],
    ['### Login and change of password', ['AuthenticateErrors', 'PasswordAuthenticatorErrors', 'ChangePasswordErrors']],
    ['### Sign-up', ['CreateUserErrors']],
    ['#### `verifyEmail`', ['VerifyEmailErrors']],
    ['#### `sendVerificationEmail` and the others', ['SendVerificationEmailErrors', 'SendResetPasswordEmailErrors']],
  ])('%s: the codes of %j', (heading, names) => expect(codes(heading)).toEqual(valuesOf(...names)))

  test('#### `resetPassword`: the codes of its enum, but for the one that never occurs', () =>
    expect([...codes('#### `resetPassword`'), 'NoEmailSet'].toSorted()).toEqual(valuesOf('ResetPasswordErrors')))

  test('the codes of magic links', () => {
    const { errors, ...kinds } = magicLink
    const told = tableOf('handling-errors.md', '## Error codes of magic links', 'Call')
    expect([...new Set(told.flatMap(([, code]) => codeIn(code)))].toSorted()).toEqual(
      [...new Set(Object.values<object>(kinds).flatMap((members) => Object.values(members)))].toSorted(),
    )
    for (const [, , message] of told) expect(Object.values(errors)).toContain(message)
  })

  test('each message of the password strategy', () => {
    const known = Object.values<string>(messages)
    const headings = [
      '### Login and change of password',
      '### Sign-up',
      '#### `verifyEmail`',
      '#### `resetPassword`',
      '#### `sendV',
    ]
    const told = headings.flatMap((heading) => tableOf('handling-errors.md', heading, 'Code').map(([, message = '']) => message))
    expect(told.length).toBeGreaterThan(20)
    expect(told.filter((message) => !known.includes(message))).toEqual([])
  })

  test('each message of the server', () => {
    const source = readFileSync(join(siteFolder, 'node_modules/@accounts/server/lib/accounts-server.js'), 'utf8')
    const told = tableOf('handling-errors.md', '### Sessions', 'Code').flatMap(([, message = '']) => message.split(/, (?:or )?/))
    expect(told.length).toBeGreaterThan(7)
    expect(told.filter((message) => ![`'${message}'`, `\`${message}\``].some((literal) => source.includes(literal)))).toEqual([])
  })

  test('strategies/password.md: the codes of each method', () => {
    const rows = tableOf('strategies/password.md', '## Errors', 'Method')
    expect(rows).toHaveLength(9)
    for (const [method = '', link = '', list] of rows) {
      const told = codeIn(list).toSorted()
      const [, name] = /\[`(\w+)`\]/.exec(link) ?? []
      if (name !== undefined) {
        const never = name === 'ResetPasswordErrors' ? ['NoEmailSet'] : []
        expect([...told, ...never].toSorted(), method).toEqual(valuesOf(name))
      } else if (method.includes('sendEnrollmentEmail')) expect(told).toEqual(valuesOf('SendEnrollmentEmailErrors'))
      else expect(told).toEqual(valuesOf('AuthenticateErrors', 'PasswordAuthenticatorErrors'))
    }
  })
})

test('every hook of the server', () => {
  const { ServerHooks } = siteRequire('@accounts/server')
  expect(firstColumn('server.md', '## React to events', 'Event').toSorted()).toEqual(
    Object.values<string>(ServerHooks).toSorted(),
  )
})

test('every endpoint of the router', () => {
  const { AccountsServer } = siteRequire('@accounts/server')
  const { AccountsPassword } = siteRequire('@accounts/password')
  const { AccountsMagicLink } = siteRequire('@accounts/magic-link')
  const { AccountsOauth } = siteRequire('@accounts/oauth')
  const services = { password: new AccountsPassword(), magicLink: new AccountsMagicLink(), oauth: new AccountsOauth({}) }
  const { MemoryDatabase } = runGuide('databases/overview.md', 'memory-database.ts')
  const server = new AccountsServer({ db: new MemoryDatabase(), tokenSecret: 'for tests' }, services)
  const routes: string[] = siteRequire('@accounts/rest-express')
    .default(server)
    .stack.flatMap(({ route }: Loaded) =>
      route ? Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${route.path.replace('/accounts', '')}`) : [],
    )
  const page = 'transports/rest-express.md'
  const told = [
    ...tableOf(page, '### Always available', 'Method and path').flatMap(([cell]) => codeIn(cell)),
    ...tableOf(page, '### With the password strategy', 'Path').flatMap(([cell]) =>
      codeIn(cell).map((path) => `POST /password${path}`),
    ),
    ...tableOf(page, '### With magic links and OAuth', 'Method and path').flatMap(([cell]) => codeIn(cell)),
  ]
  // These two are `/:service/authenticate` with the names of strategies.
  const named = ['POST /magicLink/authenticate', 'POST /oauth/authenticate']
  expect(told.filter((route) => !named.includes(route)).toSorted()).toEqual([...new Set(routes)].toSorted())
})

describe('the REST client', () => {
  afterEach(() => void vi.unstubAllGlobals())

  test('calls the routes that the table says, and has no other method for one', async () => {
    const { RestClient } = siteRequire('@accounts/rest-client')
    const asked: string[] = []
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url)
      return { status: 200, json: async () => null }
    })
    const client = new RestClient({ apiHost: '', rootPath: '' })
    client.client = { refreshSession: async () => ({ accessToken: 'token' }) }
    const rows = tableOf('transports/rest-client.md', '## Methods and their routes', 'Method')
    for (const [method = ''] of rows) {
      const [name = ''] = codeIn(method)
      const first = name.endsWith('Service') ? '{name}' : 'a'
      await client[name](first, 'b', 'c')
    }
    expect(asked).toEqual(rows.map(([, route]) => codeIn(route)[0]))
    const methods = membersOf(lib('rest-client', 'rest-client'), 'RestClient')
    const own = ['client', 'fetch', 'authFetch']
    expect(rows.flatMap(([method]) => codeIn(method)).toSorted()).toEqual(
      methods.filter((name) => !own.includes(name)).toSorted(),
    )
  })
})

test('every method of a database adapter, in its group', () => {
  const types = 'node_modules/@accounts/types/lib/types'
  const groups = [
    ['### Password', `${types}/services/password/database-interface.d.ts`, 'DatabaseInterfaceServicePassword'],
    ['### Magic link', `${types}/services/magic-link/database-interface.d.ts`, 'DatabaseInterfaceServiceMagicLink'],
    ['### Sessions', `${types}/session/database-interface.d.ts`, 'DatabaseInterfaceSessions'],
  ] as const
  const own = ['### Users', '### Services'].flatMap((heading) => firstColumn('databases/overview.md', heading, 'Method'))
  expect(own.toSorted()).toEqual(membersOf(`${types}/database-interface.d.ts`, 'DatabaseInterface').toSorted())
  for (const [heading, file, name] of groups)
    expect(firstColumn('databases/overview.md', heading, 'Method').toSorted()).toEqual(membersOf(file, name).toSorted())
})

test('every email template', () => {
  const { options } = new (siteRequire('@accounts/server').AccountsServer)({ db: {}, tokenSecret: 'for tests' }, {})
  const named = firstColumn('email.md', '### Which message is sent when', 'Template')
  expect(named.toSorted()).toEqual(
    Object.keys(options.emailTemplates)
      .filter((name) => name !== 'from')
      .toSorted(),
  )
})

test('a guide that installs a package links to it on npm and to its sources, before the first section', () => {
  const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'))
  const found = pages.flatMap((page) => {
    const text = guide(page)
    const [, name] =
      /^\*\*Packages?:\*\* .*?npmjs\.com\/package\/@accounts\/([\w-]+)/m.exec(text.split('\n## ', 1)[0] ?? '') ?? []
    return name === undefined ? [] : [{ page, name, installs: new RegExp(`^npm install .*@accounts/${name}\\b`, 'm').test(text) }]
  })
  expect(found.length).toBeGreaterThan(12)
  expect(found.filter(({ installs }) => !installs)).toEqual([])
})

test('a guide whose own package is installed has such a line', () => {
  const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'))
  // Guides about a framework install the packages of several others.
  const installing = pages.filter(
    (page) => /^## Install(?:ation)?$/m.test(guide(page)) && !/^(?:frameworks\/|transports\/graphql-servers)/.test(page),
  )
  expect(installing.length).toBeGreaterThan(12)
  const source = /^\*\*Packages?:\*\* .*\]\(https:\/\/github\.com\/accounts-js\/accounts\/tree\/master\/packages\/[\w-]+\)/m
  expect(installing.filter((page) => !source.test(guide(page).split('\n## ', 1)[0] ?? ''))).toEqual([])
})
