// What the guides say about security, run with the packages that the site installs: the fault is there, and the guide's code closes it.
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { guideCode, type Loaded, runCode, runGuide, sampleRunner, siteRequire } from './guide-code.ts'

const serverExports = siteRequire('@accounts/server')
const { AccountsServer } = serverExports
const passwordExports = siteRequire('@accounts/password')
const { AccountsPassword } = passwordExports
const magicLinkExports = siteRequire('@accounts/magic-link')
const { AccountsOauth } = siteRequire('@accounts/oauth')
const jwt = siteRequire('jsonwebtoken')
const { MemoryDatabase } = runGuide('databases/overview.md', 'memory-database.ts')

const infos = { ip: '127.0.0.1', userAgent: 'test' }
const week = 7 * 24 * 60 * 60

/** A hash is no part of what these tests look at: without bcrypt they take milliseconds. */
const quick = {
  hashPassword: async (text: string) => `hash of ${text}`,
  verifyPassword: async (text: string, hash: string) => hash === `hash of ${text}`,
  notifyUserAfterPasswordChanged: false,
}

function accounts(options: object = {}, passwordOptions: object = {}, Class: Loaded = AccountsServer) {
  const db = new MemoryDatabase()
  const mails: string[] = []
  const password = new AccountsPassword({ ...quick, ...passwordOptions })
  const server = new Class(
    { db, tokenSecret: 'for tests', sendMail: async ({ text }: Loaded) => void mails.push(text), ...options },
    { password },
  )
  const login = (email: string, secret = 'secret') =>
    server.loginWithService('password', { user: { email }, password: secret }, infos)
  return { db, mails, password, server, login }
}

describe('tokens', () => {
  const loggedIn = async (Class?: Loaded, options?: object) => {
    const { server, password, login } = accounts(options, {}, Class)
    await password.createUser({ email: 'ada@example.com', password: 'secret' })
    await password.createUser({ email: 'bob@example.com', password: 'secret' })
    return { server, ada: (await login('ada@example.com')).tokens, bob: (await login('bob@example.com')).tokens }
  }

  test('the server takes an access token for a refresh token, and any refresh token', async () => {
    const { server, ada, bob } = await loggedIn()
    const { tokens } = await server.refreshTokens(ada.accessToken, ada.accessToken, infos)
    const { iat, exp } = jwt.decode(tokens.refreshToken)
    expect(exp - iat).toBe(week)
    await expect(server.refreshTokens(ada.accessToken, bob.refreshToken, infos)).resolves.toHaveProperty('tokens')
  })

  const { BoundAccountsServer } = sampleRunner()('bound-accounts-server.ts')
  const refused = { code: 'TokenVerificationFailed' }

  test.each([{}, { createNewSessionTokenOnRefresh: true }, { createJwtPayload: async () => ({ session: 'mine' }) }])(
    'BoundAccountsServer takes only the refresh token of the session, with %o',
    async (options) => {
      const { server, ada, bob } = await loggedIn(BoundAccountsServer, options)
      for (const other of [ada.accessToken, bob.refreshToken, bob.accessToken, 'nonsense', undefined])
        await expect(server.refreshTokens(ada.accessToken, other, infos)).rejects.toMatchObject(refused)
      await expect(server.refreshTokens(ada.refreshToken, ada.refreshToken, infos)).rejects.toMatchObject(refused)
      const { tokens } = await server.refreshTokens(ada.accessToken, ada.refreshToken, infos)
      await expect(server.refreshTokens(tokens.accessToken, tokens.refreshToken, infos)).resolves.toHaveProperty('tokens')
    },
  )

  test('BoundAccountsServer refuses the tokens of a plain server', async () => {
    const { ada } = await loggedIn()
    const { server } = await loggedIn(BoundAccountsServer)
    await expect(server.refreshTokens(ada.accessToken, ada.refreshToken, infos)).rejects.toMatchObject(refused)
  })
})

describe('errors over REST', () => {
  const express = siteRequire('express')
  const { default: accountsExpress } = siteRequire('@accounts/rest-express')
  const { hideUnexpectedErrors } = runGuide('transports/rest-express.md', 'hide-unexpected-errors.ts')
  const open: Server[] = []
  afterAll(() => open.forEach((server) => server.close()))

  /** What the routes answer to a sign-up when the database throws `error`; `before` is mounted first. */
  async function answerTo(error: object, ...before: Loaded[]): Promise<unknown> {
    const { server, db } = accounts({ ambiguousErrorMessages: false })
    db.createUser = async () => {
      throw error
    }
    const app = express().use(express.json(), ...before, accountsExpress(server))
    const listening: Server = await new Promise((resolve) => {
      const http = app.listen(0, '127.0.0.1', () => resolve(http))
    })
    open.push(listening)
    const { port } = listening.address() as AddressInfo
    const response = await fetch(`http://127.0.0.1:${port}/accounts/password/register`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ user: { email: 'ada@example.com', password: 'secret' } }),
    })
    return response.json()
  }

  const duplicate = Object.assign(new Error('E11000 duplicate key: { emails.address: "ada@example.com" }'), { code: 11000 })
  const refusedConnection = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:27017'), { code: 'ECONNREFUSED' })

  test.each([duplicate, refusedConnection])('the routes send the code and message of any error: $code', async (error) => {
    expect(await answerTo(error)).toEqual({ message: error.message, code: error.code })
    expect(await answerTo(error, hideUnexpectedErrors)).toEqual({ message: 'Something went wrong' })
  })

  /** What the middleware sends for a body with status 400. */
  function sent(body: unknown): unknown {
    let out: unknown
    const res: Loaded = { statusCode: 400, json: (value: unknown) => (out = value) }
    hideUnexpectedErrors({}, res, () => undefined)
    res.json(body)
    return out
  }

  const enums = [serverExports, passwordExports, magicLinkExports].flatMap((exported) =>
    Object.entries<Loaded>(exported).flatMap(([name, codes]) => (name.endsWith('Errors') ? Object.values<string>(codes) : [])),
  )
  const { AuthenticateErrors: loginCodes } = siteRequire('@accounts/password/lib/errors')

  test('every code of the packages passes', () => {
    expect(enums.length).toBeGreaterThan(40)
    const codes = new Set([...enums, ...Object.values<string>(loginCodes)])
    expect(
      [...codes].filter((code) => sent({ message: 'a', code }) === undefined || !('code' in (sent({ code }) as object))),
    ).toEqual([])
  })

  test('the messages of the second factor pass as the package words them', () => {
    const { errors } = siteRequire('@accounts/two-factor/lib/errors')
    for (const message of Object.values(errors).filter((text) => text !== errors.userNotFound))
      expect(sent({ message })).toEqual({ message })
    expect(sent({ message: 'Bitte den Code eingeben' })).toEqual({ message: 'Something went wrong' })
  })
})

describe('links on TypeORM', () => {
  const { AccountsTypeorm, ...entities } = siteRequire('@accounts/typeorm')
  const { Users } = runGuide('databases/typeorm.md', 'users.ts')

  /** A connection to four arrays: enough for what the adapter asks of a repository. */
  function connection() {
    const asked: Loaded[] = []
    const rows = new Map<Loaded, Loaded[]>(Object.values(entities).map((entity) => [entity, []]))
    const loaded = async (entity: Loaded, row: Loaded) => {
      if (entity !== entities.User || !row) return row
      const user = Object.assign(new entities.User(), row, { services: {} })
      user.allServices = (rows.get(entities.UserService) ?? []).filter(({ userId }) => userId === row.id)
      user.emails = (rows.get(entities.UserEmail) ?? []).filter(({ userId }) => userId === row.id)
      await user.getServices()
      return user
    }
    const getRepository = (entity: Loaded) => ({
      findOne: async (id: Loaded, options: Loaded) => {
        asked.push({ entity, ...(typeof id === 'string' ? {} : id), ...options })
        const where = typeof id === 'string' ? { id } : (id.where ?? id)
        const row = rows.get(entity)?.find((one) => Object.entries(where).every(([key, value]) => one[key] === value))
        return (await loaded(entity, row)) ?? undefined
      },
      save: async (row: Loaded) => {
        row.id ??= `${rows.get(entity)?.length}`
        if (row.user) row.userId = row.user.id
        if (!rows.get(entity)?.some(({ id }) => id === row.id)) rows.get(entity)?.push(row)
        for (const child of [...(row.emails ?? []), ...(row.allServices ?? [])]) child.userId ??= row.id
      },
      update: async () => undefined,
      remove: async (row: Loaded) => void rows.set(entity, rows.get(entity)?.filter(({ id }) => id !== row.id) ?? []),
    })
    return { isConnected: true, getRepository, rows, asked }
  }

  async function withLink(makeDb: (made: ReturnType<typeof connection>) => Loaded, kind: string) {
    const made = connection()
    const { password, mails } = accounts({ db: makeDb(made) }, { invalidateAllSessionsAfterPasswordReset: false })
    await password.createUser({ email: 'ada@example.com', password: 'secret' })
    await password[kind === 'reset' ? 'sendResetPasswordEmail' : 'sendVerificationEmail']('ada@example.com')
    const token = /[0-9a-f]{40,}/.exec(mails.at(-1) ?? '')?.[0]
    const services = made.rows.get(entities.UserService) ?? []
    const open = () => (kind === 'reset' ? password.resetPassword(token, 'new', infos) : password.verifyEmail(token))
    return { services, record: services.find((row) => row.token === token), open }
  }

  const plain = (made: Loaded) => new AccountsTypeorm({ connection: made })
  const guide = (made: Loaded) => new Users(made)
  const expired = { code: expect.stringMatching(/LinkExpired$/) }

  describe.each(['reset', 'verification'])('%s', (kind) => {
    test('a link of 1970 works with the adapter, and not with the class of the guide', async () => {
      const old = await withLink(plain, kind)
      old.record.options.when = new Date(0).toJSON()
      await old.open()
      const fixed = await withLink(guide, kind)
      fixed.record.options.when = new Date(0).toJSON()
      await expect(fixed.open()).rejects.toMatchObject(expired)
    })

    test('a new link works with the class of the guide', async () => {
      const { open } = await withLink(guide, kind)
      await expect(open()).resolves.toBeFalsy()
    })
  })

  test('a reset link whose row comes first is refused by the adapter, and works with the class of the guide', async () => {
    const first = await withLink(plain, 'reset')
    first.services.reverse()
    await expect(first.open()).rejects.toMatchObject(expired)
    const fixed = await withLink(guide, 'reset')
    fixed.services.reverse()
    await fixed.open()
  })

  test('`cache` goes along when a session is looked up', async () => {
    const made = connection()
    await new AccountsTypeorm({ connection: made, cache: 5000 }).findSessionByToken('abc')
    expect(made.asked).toContainEqual(expect.objectContaining({ entity: entities.UserSession, cache: 5000 }))
  })

  test('a second link replaces the first, and `unlink` throws', async () => {
    const made = connection()
    const db = plain(made)
    const { password, mails } = accounts({ db })
    const id = await password.createUser({ email: 'ada@example.com', password: 'secret' })
    await password.sendResetPasswordEmail('ada@example.com')
    await password.sendResetPasswordEmail('ada@example.com')
    const [first] = mails.map((text) => /[0-9a-f]{40,}/.exec(text)?.[0])
    await expect(password.resetPassword(first, 'new', infos)).rejects.toMatchObject(expired)
    const oauth = new AccountsOauth({ github: { authenticate: async () => ({ id: '1' }) } })
    oauth.setStore(db)
    await expect(oauth.unlink(id, 'github')).rejects.toBeInstanceOf(TypeError)
  })
})

describe('OAuth', () => {
  const { onlyVerified } = runGuide('strategies/oauth.md', 'only-verified.ts')
  const provider = { authenticate: async () => ({ id: '42', email: 'Victim@Example.com' }) }

  async function hijacked(wrap: (db: Loaded, provider: Loaded) => Loaded) {
    const { db, password } = accounts()
    const attacker = await password.createUser({ email: 'victim@example.com', password: 'of the attacker' })
    const server = new AccountsServer(
      { db, tokenSecret: 'for tests' },
      { oauth: new AccountsOauth({ github: wrap(db, provider) }) },
    )
    const login = () => server.loginWithService('oauth', { provider: 'github' }, infos)
    return { db, attacker, login }
  }
  const wrapped = (db: Loaded, original: Loaded) => onlyVerified(db, 'github', original)

  test('a login opens the account of whoever signed up with the address, verified or not', async () => {
    const { attacker, login } = await hijacked((_, original) => original)
    expect((await login()).user.id).toBe(attacker)
  })

  test('the wrapper refuses that, links nothing, and lets verified and linked accounts through', async () => {
    const { db, attacker, login } = await hijacked(wrapped)
    await expect(login()).rejects.toMatchObject({ code: 'EmailNotVerified' })
    expect(await db.findUserByServiceId('github', '42')).toBeNull()
    await db.verifyEmail(attacker, 'victim@example.com')
    expect((await login()).user.id).toBe(attacker)
    await db.removeEmail(attacker, 'victim@example.com')
    expect((await login()).user.id).toBe(attacker)
  })

  test('the wrapper creates users as before', async () => {
    const db = new MemoryDatabase()
    const server = new AccountsServer(
      { db, tokenSecret: 'for tests' },
      { oauth: new AccountsOauth({ github: onlyVerified(db, 'github', provider) }) },
    )
    const { user } = await server.loginWithService('oauth', { provider: 'github' }, infos)
    expect(user.emails).toEqual([{ address: 'victim@example.com', verified: false }])
  })

  test.each([['facebook.md', 'facebook-provider.ts', 'FacebookProvider', { id: '7', name: 'Ada', email: 'ada@example.com' }]])(
    'the provider of %s passes no address on',
    async (page, file, name, profile) => {
      const { [name]: Provider } = runGuide(`strategies/${page}`, file)
      const original = globalThis.fetch
      globalThis.fetch = async () => Response.json({ access_token: 'abc', ...profile })
      try {
        const made = new Provider({ key: 'k', secret: 's', redirectUri: 'http://localhost', version: 'v22.0' })
        const user = await made.authenticate({ code: 'c' })
        expect(user).toEqual({ id: '7', name: 'Ada' })
        expect(await made.getRegistrationPayload({ ...user, email: 'x@example.com' })).not.toHaveProperty('email')
      } finally {
        globalThis.fetch = original
      }
    },
  )
})

test('code that does not run fails here', () => {
  expect(() => guideCode('server.md', 'no-such-file.ts')).toThrow('no code block')
  expect(() => runCode(`import './elsewhere'`)).toThrow('./elsewhere')
})
