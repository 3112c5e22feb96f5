// What the guides say about the published packages, run with those packages: when a release changes it, the sentence has to change too.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { apiPackages } from '../../site/api-packages.ts'
import { siteFolder } from './accounts-site.ts'
import { guideCode, type Loaded, runGuide, siteRequire } from './guide-code.ts'

const { AccountsServer, ServerHooks } = siteRequire('@accounts/server')
const { AccountsPassword } = siteRequire('@accounts/password')
const { AccountsMagicLink } = siteRequire('@accounts/magic-link')
const { AccountsClient } = siteRequire('@accounts/client')
const jwt = siteRequire('jsonwebtoken')
const { MemoryDatabase } = runGuide('databases/overview.md', 'memory-database.ts')

const infos = { ip: '127.0.0.1', userAgent: 'test' }
const ada = { email: 'ada@example.com', password: 'secret' }

/** A hash is no part of what these tests look at: without bcrypt they take milliseconds. */
const quick = {
  hashPassword: async (text: string) => `hash of ${text}`,
  verifyPassword: async (text: string, hash: string) => hash === `hash of ${text}`,
}

function accounts(options: object = {}, passwordOptions: object = {}) {
  const db = new MemoryDatabase()
  const password = new AccountsPassword({ ...quick, ...passwordOptions })
  const server = new AccountsServer({ db, tokenSecret: 'for tests', sendMail: async () => undefined, ...options }, { password })
  const login = () => server.loginWithService('password', { user: { email: ada.email }, password: ada.password }, infos)
  return { db, password, server, login }
}

describe('the server', () => {
  test('a magic-link strategy with two names serves the helper of the client too', async () => {
    const { createAccounts } = runGuide('server.md', 'create-accounts.ts')
    const db = new MemoryDatabase()
    const server = createAccounts(db, 'for tests')
    const id = await db.createUser({ email: ada.email })
    for (const name of ['magicLink', 'magic-link']) {
      await db.addLoginToken(id, ada.email, name)
      expect(await server.loginWithService(name, { token: name }, infos)).toMatchObject({ user: { id } })
    }
    const plain = new AccountsServer({ db, tokenSecret: 'for tests' }, { magicLink: new AccountsMagicLink() })
    await expect(plain.loginWithService('magic-link', { token: 'a' }, infos)).rejects.toMatchObject({ code: 'ServiceNotFound' })
  })

  test('a lapsed session stays valid in the database, an ended one does not', async () => {
    const { db, password, server, login } = accounts({ tokenConfigs: { refreshToken: { expiresIn: '-1s' } } })
    await password.createUser({ ...ada })
    const { sessionId, tokens } = await login()
    await expect(server.refreshTokens(tokens.accessToken, tokens.refreshToken, infos)).rejects.toMatchObject({
      code: 'TokenVerificationFailed',
    })
    expect(await db.findSessionById(sessionId)).toMatchObject({ valid: true })
    await server.logout(tokens.accessToken)
    expect(await db.findSessionById(sessionId)).toMatchObject({ valid: false })
  })

  test('a login returns the hash, and hooks get it', async () => {
    const { password, server, login } = accounts()
    const seen: Loaded[] = []
    server.on(ServerHooks.LoginSuccess, ({ user }: Loaded) => seen.push(user))
    await password.createUser({ ...ada })
    seen.push((await login()).user)
    expect(seen).toHaveLength(2)
    for (const user of seen) expect(user.services.password.bcrypt).toBe('hash of secret')
  })

  test('the sanitizer sees users of resumed sessions, impersonation and emails, and none of a login', async () => {
    const seen: string[] = []
    const { db, password, server, login } = accounts({
      userObjectSanitizer: (user: Loaded) => {
        seen.push(user.username)
        return user
      },
      impersonationAuthorize: async () => true,
      // All servers of a process share this, and a test above changes it.
      tokenConfigs: { refreshToken: { expiresIn: '7d' } },
    })
    await password.createUser({ ...ada, username: 'ada' })
    const { tokens } = await login()
    const refreshed = await server.refreshTokens(tokens.accessToken, tokens.refreshToken, infos)
    await server.loginWithUser(await db.findUserByEmail(ada.email), infos)
    expect(seen).toEqual([])
    expect(refreshed.user).toHaveProperty('services.password')
    const resumed = await server.resumeSession(tokens.accessToken)
    const impersonation = await server.impersonate(tokens.accessToken, { username: 'ada' }, infos)
    await password.sendResetPasswordEmail(ada.email)
    expect(seen).toEqual(['ada', 'ada', 'ada'])
    for (const user of [resumed, impersonation.user]) expect(user).not.toHaveProperty('services')
  })

  test.each([
    ['the verification email', { sendMail: () => Promise.reject(new Error('no mail')) }, () => undefined],
    [
      'a listener',
      {},
      (server: Loaded) =>
        server.on(ServerHooks.CreateUserSuccess, () => {
          throw new Error('no listener')
        }),
    ],
  ])('CreateUserError also comes when %s fails, and the user is stored', async (_, options, prepare) => {
    const { db, password, server } = accounts(options, { sendVerificationEmailAfterSignup: true })
    const errors: unknown[] = []
    server.on(ServerHooks.CreateUserError, (user: unknown) => errors.push(user))
    prepare(server)
    await expect(password.createUser({ ...ada })).rejects.toThrow('no ')
    expect(errors).toHaveLength(1)
    expect(await db.findUserByEmail(ada.email)).not.toBeNull()
  })

  test.each([
    ['no list of addresses', undefined, { code: 'NoEmailSet' }],
    ['an empty list of addresses', [], expect.any(TypeError)],
  ])('changing the password of a user with %s fails after the change', async (_, emails, error) => {
    const { db, password } = accounts()
    const id = await password.createUser({ username: 'ada', password: 'secret' })
    const find = db.findUserById.bind(db)
    db.findUserById = async (userId: string) => ({ ...(await find(userId)), emails })
    await expect(password.changePassword(id, 'secret', 'new')).rejects.toEqual(
      error instanceof Object && 'code' in error ? expect.objectContaining(error) : error,
    )
    expect(await db.findPasswordHash(id)).toBe('hash of new')
  })

  test('a reset link is refused before the notice could lack a recipient', async () => {
    const { db, password } = accounts()
    const id = await password.createUser({ ...ada })
    await db.addResetPasswordToken(id, ada.email, 'abc', 'reset')
    await db.removeEmail(id, ada.email)
    await expect(password.resetPassword('abc', 'new', infos)).rejects.toMatchObject({ code: 'ResetPasswordLinkUnknownAddress' })
  })
})

describe('the client', () => {
  const token = (seconds: number) => jwt.sign({}, 'for tests', { expiresIn: seconds })

  test('a good access token goes too when the refresh token has expired', async () => {
    const items = new Map<string, string>()
    const tokenStorage = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    }
    const client = new AccountsClient({ tokenStorage }, {})
    await client.setTokens({ accessToken: token(60), refreshToken: token(-60) })
    expect(await client.refreshSession()).toBeNull()
    expect(await client.getTokens()).toBeNull()
  })

  describe('account-store.ts', () => {
    const answers: Promise<unknown>[] = []
    const accountsClient = { getUser: () => answers.shift() }
    let store: Loaded
    let changes: number

    beforeEach(() => {
      store = runGuide('client.md', 'account-store.ts', { './accounts': { accountsClient } })
      changes = 0
      store.subscribe(() => changes++)
    })

    test('follows logins and logouts', async () => {
      expect(store.getAccount()).toEqual({ status: 'loading' })
      answers.push(Promise.resolve({ id: '1' }), Promise.resolve(null), Promise.reject(new Error('offline')))
      await store.reloadAccount()
      expect(store.getAccount()).toEqual({ status: 'user', user: { id: '1' } })
      await store.reloadAccount()
      expect(store.getAccount()).toEqual({ status: 'guest' })
      await store.reloadAccount()
      expect(store.getAccount()).toEqual({ status: 'guest' })
      expect(changes).toBe(3)
    })

    test('an answer that arrives late does not undo a newer one', async () => {
      let answer: (user: unknown) => void = () => undefined
      const late = new Promise((resolve) => (answer = resolve))
      answers.push(late, Promise.resolve(null))
      const first = store.reloadAccount()
      await store.reloadAccount()
      answer({ id: '1' })
      await first
      expect(store.getAccount()).toEqual({ status: 'guest' })
      expect(changes).toBe(1)
    })
  })

  test('the form for two-factor asks for no secret before it is clicked', () => {
    const code = guideCode('strategies/password-client.md', 'two-factor-form.tsx')
    expect(code).not.toContain('useEffect')
    expect(code).toContain('catch (error)')
  })
})

describe('GraphQL', () => {
  const lib = '@accounts/graphql-api/lib'

  test('without a user, `logout` returns null and `twoFactorSecret` throws', async () => {
    const { Mutation } = siteRequire(`${lib}/modules/accounts/resolvers/mutation`)
    const { Query } = siteRequire(`${lib}/modules/accounts-password/resolvers/query`)
    expect(await Mutation.logout(null, {}, {})).toBeNull()
    await expect(Query.twoFactorSecret(null, {}, {})).rejects.toThrow('Unauthorized')
  })

  test('the table of operations says which of them refuse to work without a user', async () => {
    const page = readFileSync(join(siteFolder, 'docs/transports/graphql.md'), 'utf8')
    const table = page.slice(page.indexOf('| Operation | Needs a login |'))
    const rows = [...table.slice(0, table.indexOf('\n\n')).matchAll(/^\| (`.+?) +\| (yes|no)\b/gm)]
    const told = new Map(
      rows.flatMap(([, names = '', answer]) => [...names.matchAll(/`(\w+)`/g)].map(([, name]) => [name, answer])),
    )
    const resolvers = ['accounts', 'accounts-password', 'accounts-magic-link'].flatMap((module) => {
      const { Mutation } = siteRequire(`${lib}/modules/${module}/resolvers/mutation`)
      const { Query } = module === 'accounts-magic-link' ? {} : siteRequire(`${lib}/modules/${module}/resolvers/query`)
      return Object.entries<Loaded>({ ...Mutation, ...Query })
    })
    const refuses = async (resolve: Loaded) => {
      const injector = { get: () => ({}) }
      const error = await Promise.resolve()
        .then(() => resolve(null, {}, { injector }))
        .catch((problem: Error) => problem)
      return error instanceof Error && error.message === 'Unauthorized' ? 'yes' : 'no'
    }
    const found = await Promise.all(resolvers.map(async ([name, resolve]) => [name, await refuses(resolve)] as const))
    const named = found.filter(([name]) => !/^send\w+Email$/.test(name))
    expect(named.length).toBeGreaterThan(13)
    expect(named.filter(([name, answer]) => told.get(name) !== answer)).toEqual([])
  })

  test('`authToken` is there for an invalid token', async () => {
    const { context } = siteRequire(`${lib}/utils/context-builder`)
    const injector = { get: () => ({ accountsServer: accounts().server }) }
    const made = await context('accounts')({ req: { headers: { authorization: 'Bearer nonsense' } } }, undefined, { injector })
    expect(made).toMatchObject({ authToken: 'nonsense', user: undefined, userId: undefined })
  })

  test('`withSchemaDefinition` swaps the names of the root types', () => {
    const { default: block } = siteRequire(`${lib}/modules/accounts/schema/schema-def`)
    const [{ loc }] = block({ withSchemaDefinition: true, rootQueryName: 'Reads', rootMutationName: 'Writes' })
    expect(loc.source.body.replaceAll(/\s+/g, ' ')).toContain('query: Writes mutation: Reads')
  })

  test('`@auth` in the schema protects nothing', async () => {
    const { makeExecutableSchema } = siteRequire('@graphql-tools/schema')
    const { mergeTypeDefs } = siteRequire('@graphql-tools/merge')
    const { graphql } = siteRequire('graphql')
    const { default: types } = siteRequire(`${lib}/modules/accounts/schema/types`)
    const { default: coreTypes } = siteRequire(`${lib}/modules/core/schema`)
    const schema = makeExecutableSchema({
      typeDefs: mergeTypeDefs([types, coreTypes({}), 'type Query { secret: String @auth }']),
      resolvers: { Query: { secret: () => 'open to everyone' } },
    })
    const { data, errors } = await graphql({ schema, source: '{ secret }', contextValue: {} })
    expect(errors).toBeUndefined()
    expect({ ...data }).toEqual({ secret: 'open to everyone' })
  })
})

test('production-server.ts limits every route but those that its text leaves out', () => {
  const { default: accountsExpress } = siteRequire('@accounts/rest-express')
  const { AccountsOauth } = siteRequire('@accounts/oauth')
  const server = new AccountsServer(
    { db: new MemoryDatabase(), tokenSecret: 'for tests' },
    { password: new AccountsPassword(), magicLink: new AccountsMagicLink(), oauth: new AccountsOauth({}) },
  )
  const routes: string[] = accountsExpress(server).stack.flatMap(({ route }: Loaded) => (route ? [route.path] : []))
  expect(routes.length).toBeGreaterThan(15)
  const limited = [...guideCode('transports/rest-express.md', 'production-server.ts').matchAll(/^ +'(\/accounts\/.+)',$/gm)].map(
    ([, path = '']) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`, 'i'),
  )
  const open = [...new Set(routes)]
    .filter((route) => !limited.some((pattern) => pattern.test(route)))
    .map((route) => route.slice(10))
  expect(open.sort()).toEqual(['logout', 'password/addEmail', 'password/twoFactorSecret', 'refreshTokens', 'user'])
})

describe('what is not released', () => {
  const docs = join(siteFolder, 'docs')
  const guides = readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ file, text: readFileSync(join(docs, file), 'utf8') }))
  const declared = apiPackages.flatMap((entry) =>
    entry.folder !== undefined
      ? [String(JSON.parse(readFileSync(join(siteFolder, entry.folder, 'package.json'), 'utf8')).name)]
      : [],
  )
  const warning = /:::warning\[(?:Not released yet|Check that it installs)\]/

  test('the server of this site has two arguments and no injection tokens', () => {
    expect(AccountsServer).toHaveLength(2)
    expect(siteRequire('@accounts/server')).not.toHaveProperty('AuthenticationServicesToken')
  })

  test('what cannot be installed is told before the command that installs it', () => {
    expect(declared.length).toBeGreaterThan(10)
    const early = guides.flatMap(({ file, text }) => {
      const command = [...text.matchAll(/^(?:npm install|yarn add|pnpm add) .*$/gm)].find(([line]) =>
        declared.some((name) => `${line} `.includes(`${name} `)),
      )
      return command && !warning.test(text.slice(0, command.index)) ? [`${file}: ${command[0]}`] : []
    })
    expect(early).toEqual([])
  })

  const unreleased =
    /AuthenticationServicesToken|createAccounts\w+Module\b|micro: true|createOperationController|@accounts\/module-|@accounts\/mikro-orm|requireEmailVerification|setUserStore|fourth/
  /** Guides that are about unreleased code as a whole. */
  const own = ['next-version.md', 'databases/mikro-orm.md']

  test.each(own)('%s says so before everything else', (name) => {
    const text = guides.find(({ file }) => file === name)?.text ?? ''
    expect(text.replace(/^---\n[\s\S]*?\n---\n\n/, '')).toMatch(/^:::warning\[Not released yet\]\n/)
  })

  test('other guides have no code for it, and each section that names it says so', () => {
    const sections = guides
      .filter(({ file }) => !own.includes(file))
      .flatMap(({ file, text }) => text.split(/^(?=## )/m).map((section) => ({ file, section })))
      .filter(({ section }) => unreleased.test(section))
    const code = sections.filter(({ section }) =>
      (section.match(/^ *```[\s\S]*?^ *```$/gm) ?? []).some((fence) => unreleased.test(fence)),
    )
    expect(code.map(({ file }) => file)).toEqual([])
    expect(sections.length).toBeGreaterThan(3)
    expect(
      sections.filter(({ section }) => !/(?:not|n't) released/i.test(section)).map(({ file, section }) => [file, section]),
    ).toEqual([])
  })
})

test('a session id provider is one of its own, and needs the conversion to be off', () => {
  const changelogs = ['database-mongo', 'database-mongo-sessions'].map((name) =>
    readFileSync(join(siteFolder, `changelogs/${name}.md`), 'utf8'),
  )
  for (const text of changelogs) expect(text).toMatch(/`idProvider` no longer applies to them/)
  const { MongoSessions } = siteRequire('@accounts/mongo-sessions')
  const stored: Loaded[] = []
  const collection = { insertOne: async (session: Loaded) => ({ insertedId: stored.push(session) }) }
  const create = (options: object) =>
    new MongoSessions({ database: { collection: () => collection }, ...options }).createSession('1', 'token', {})
  return Promise.all([
    create({ idProvider: () => 'mine', convertSessionIdToMongoObjectId: false }),
    create({ idSessionProvider: () => 'mine', convertSessionIdToMongoObjectId: false }),
  ]).then(() => expect(stored.map(({ _id }) => _id)).toEqual([undefined, 'mine']))
})
