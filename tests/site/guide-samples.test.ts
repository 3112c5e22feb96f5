// Samples of the guides that talk to something else, run against a stand-in for it.
import { createHash } from 'node:crypto'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { guideCode, runCode, runGuide, siteRequire } from './guide-code.ts'

const infos = { ip: '127.0.0.1', userAgent: 'test' }
const { AccountsServer } = siteRequire('@accounts/server')
const { MemoryDatabase } = runGuide('databases/overview.md', 'memory-database.ts')

describe('the OpenID Connect provider of the OAuth guide', () => {
  const express = siteRequire('express')
  const profile = { sub: '42', name: 'Ada', email: 'ada@example.com', email_verified: true, groups: ['admin'] }
  let server: Server
  let issuer: string
  let sent: Record<string, string>

  beforeAll(async () => {
    const app = express().use(express.urlencoded({ extended: false }))
    app.get('/.well-known/openid-configuration', (_: unknown, res: { json: (body: object) => void }) =>
      res.json({ token_endpoint: `${issuer}/token`, userinfo_endpoint: `${issuer}/userinfo` }),
    )
    app.post(
      '/token',
      ({ body }: { body: Record<string, string> }, res: { status: (code: number) => { json: (body: object) => void } }) => {
        sent = body
        res.status(body['code'] === 'good' ? 200 : 400).json({ access_token: 'of ada' })
      },
    )
    app.get('/userinfo', (req: { headers: { authorization?: string } }, res: { json: (body: object) => void }) =>
      res.json(req.headers.authorization === 'Bearer of ada' ? profile : {}),
    )
    server = app.listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })

  afterAll(() => void server.close())

  const accounts = () => {
    const { OidcProvider } = runGuide('strategies/oauth.md', 'oidc-provider.ts')
    const { AccountsOauth } = siteRequire('@accounts/oauth')
    const company = new OidcProvider({ issuer, clientId: 'app', clientSecret: 'secret', redirectUri: 'http://localhost/oauth' })
    const db = new MemoryDatabase()
    return { db, server: new AccountsServer({ db, tokenSecret: 'for tests' }, { oauth: new AccountsOauth({ company }) }) }
  }

  test('creates a user with the verified address, and stores the groups', async () => {
    const { db, server } = accounts()
    await server.loginWithService('oauth', { provider: 'company', code: 'good' }, infos)
    expect(sent).toMatchObject({ grant_type: 'authorization_code', client_id: 'app', client_secret: 'secret', code: 'good' })
    const user = await db.findUserByServiceId('company', '42')
    expect(user).toMatchObject({ emails: [{ address: 'ada@example.com' }], services: { company: { groups: ['admin'] } } })
  })

  test('takes no address that the server has not verified', async () => {
    const { db, server } = accounts()
    profile.email_verified = false
    await server.loginWithService('oauth', { provider: 'company', code: 'good' }, infos)
    expect(await db.findUserByEmail('ada@example.com')).toBeNull()
  })

  test.each(['bad', undefined])('rejects the code %s', async (code) => {
    const { server } = accounts()
    await expect(server.loginWithService('oauth', { provider: 'company', code }, infos)).rejects.toBeInstanceOf(Error)
  })
})

describe('the way from Meteor', () => {
  // bcrypt of the SHA-256 of "secret", in the form that Meteor stores.
  const bcrypt = '$2b$04$FraM1a1bL/lkCZUHA7XEwOXJi33u2k9Jiuq7B4GTPoidDMF2rZITK'
  const sha256 = (password: string) => createHash('sha256').update(password).digest('hex')

  test('a password that Meteor hashed twice logs in, when the client hashes it once', async () => {
    const { AccountsPassword } = siteRequire('@accounts/password')
    const db = new MemoryDatabase()
    await db.createUser({ email: 'ada@example.com', password: bcrypt })
    const server = new AccountsServer({ db, tokenSecret: 'for tests' }, { password: new AccountsPassword() })
    const login = (password: string) =>
      server.loginWithService('password', { user: { email: 'ada@example.com' }, password }, infos)
    await expect(login('secret')).rejects.toThrow('Invalid credentials')
    await expect(login(sha256('secret'))).resolves.toHaveProperty('tokens')
  })

  test('`prepareUsers` puts addresses into lowercase and removes reset tokens', async () => {
    const changes: object[][] = []
    const users = {
      find: async function* () {
        yield { _id: '1', emails: [{ address: 'Ada@Example.com', verified: true }] }
      },
      updateOne: async (...change: object[]) => changes.push(change),
      updateMany: async (...change: object[]) => changes.push(change),
    }
    const { prepareUsers } = runGuide('databases/mongo.md', 'from-meteor.ts')
    await prepareUsers({ collection: () => users })
    expect(changes).toEqual([
      [{}, { $unset: { 'services.password.reset': '' } }],
      [{ _id: '1' }, { $set: { emails: [{ address: 'ada@example.com', verified: true }] } }],
    ])
  })

  test('ids are strings, and a reset token is added to a list', async () => {
    const { MongoServicePassword } = siteRequire('@accounts/mongo-password')
    const asked: object[] = []
    const collection = { updateOne: async (...args: object[]) => asked.push(...args) }
    const service = new MongoServicePassword({
      database: { collection: () => collection },
      convertUserIdToMongoObjectId: false,
    })
    await service.addResetPasswordToken('of-meteor', 'ada@example.com', 'token', 'reset')
    expect(asked[0]).toEqual({ _id: 'of-meteor' })
    expect(asked[1]).toHaveProperty(['$push', 'services.password.reset', 'token'], 'token')
  })
})

describe('a client for each request on a server', () => {
  test('uses its own tokens only, next to the clients of other users', async () => {
    const asked: string[] = []
    const tokenOf = (name: string) => siteRequire('jsonwebtoken').sign({ name }, 'for tests', { expiresIn: 60 })
    const { createClient } = runCode(guideCode('client.md', 'accounts.ts', 2))
    const clients = ['ada', 'bob'].map((name) => ({ token: tokenOf(name), client: createClient() }))
    vi.stubGlobal('fetch', async (_: string, { headers }: { headers: { Authorization: string } }) => {
      asked.push(headers.Authorization)
      return { status: 200, json: async () => null }
    })
    for (const { client, token } of clients) await client.setTokens({ accessToken: token, refreshToken: token })
    for (const { client } of clients) await client.getUser()
    vi.unstubAllGlobals()
    expect(asked).toEqual(clients.map(({ token }) => `Bearer ${token}`))
  })
})
