// What "Deploy and operate" and "Several applications" promise: two secrets at once, logs without secrets, and tokens that another service verifies.
import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Loaded, sampleRunner, siteRequire } from './guide-code.ts'
import { ada, quickHashes } from './sample-app.ts'
import { addressOf } from './serve.ts'

const { AccountsServer } = siteRequire('@accounts/server')
const { AccountsPassword } = siteRequire('@accounts/password')
const { default: accountsExpress } = siteRequire('@accounts/rest-express')
const jwt = siteRequire('jsonwebtoken')
const express = siteRequire('express')

const keys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })

const run = sampleRunner()
const { MemoryDatabase } = run('memory-database.ts')
const { RotatingAccountsServer } = run('rotating-accounts-server.ts')

let db: Loaded

beforeEach(async () => {
  db = new MemoryDatabase()
  const password = new AccountsPassword(quickHashes)
  expect(new AccountsServer({ db, tokenSecret: 'any' }, { password }).getOptions().db).toBe(db)
  await password.createUser({ ...ada })
})

/** Token options of a process are shared, so each test names all of them. */
const hs256 = { accessToken: { expiresIn: '90m', algorithm: 'HS256' }, refreshToken: { expiresIn: '7d', algorithm: 'HS256' } }

function server(tokenSecret: unknown, other?: unknown, tokenConfigs: object = hs256): Loaded {
  const services = { password: new AccountsPassword(quickHashes) }
  return new RotatingAccountsServer({ db, tokenSecret, tokenConfigs }, services, other)
}

const login = async (at: Loaded) =>
  (await at.loginWithService('password', { user: { email: ada.email }, password: ada.password }, {})).tokens

describe('change the secret', () => {
  test('in each step, every process accepts the tokens of the others', async () => {
    const steps = [[server('old')], [server('old', 'new')], [server('new', 'old')]] as const
    for (const [running, next] of [
      [steps[0], steps[1]],
      [steps[1], steps[2]],
    ] as const) {
      const [one, two] = [running[0], next[0]]
      const tokens = [await login(one), await login(two)] as const
      for (const { accessToken } of tokens) expect((await two.resumeSession(accessToken)).emails[0].address).toBe(ada.email)
      // In the first step the running processes know only the old secret, which all of them still sign with.
      for (const { accessToken } of tokens) expect((await one.resumeSession(accessToken)).emails[0].address).toBe(ada.email)
    }
  })

  test('a refresh, a logout and a lookup take old tokens, and new tokens have the new signature', async () => {
    const old = await login(server('old'))
    const both = server('new', 'old')
    const { tokens } = await both.refreshTokens(old.accessToken, old.refreshToken, {})
    const bare = server('new')
    await expect(bare.resumeSession(old.accessToken)).rejects.toMatchObject({ code: 'TokenVerificationFailed' })
    expect(await bare.resumeSession(tokens.accessToken)).toBeDefined()
    expect(await both.findSessionByAccessToken(old.accessToken)).toMatchObject({ valid: true })
    await both.logout(old.accessToken)
    await expect(both.resumeSession(tokens.accessToken)).rejects.toMatchObject({ code: 'InvalidSession' })
  })

  test('times stay: an access token of the old secret expires, and an expired one can be refreshed', async () => {
    const old = await login(server('old'))
    const { data } = jwt.verify(old.accessToken, 'old')
    const expired = jwt.sign({ data }, 'old', { expiresIn: -1 })
    const both = server('new', 'old')
    await expect(both.resumeSession(expired)).rejects.toMatchObject({ code: 'TokenVerificationFailed' })
    expect((await both.refreshTokens(expired, old.refreshToken, {})).tokens).toBeDefined()
    const late = jwt.sign({ session: jwt.decode(old.refreshToken).session }, 'old', { expiresIn: -1 })
    await expect(both.refreshTokens(expired, late, {})).rejects.toMatchObject({ code: 'TokenVerificationFailed' })
  })

  test('a forged token is refused, and so is an access token in place of a refresh token', async () => {
    const old = await login(server('old'))
    const both = server('new', 'old')
    const forged = jwt.sign(jwt.decode(old.accessToken), 'mine')
    await expect(both.resumeSession(forged)).rejects.toMatchObject({ code: 'TokenVerificationFailed' })
    await expect(both.resumeSession(undefined)).rejects.toMatchObject({ code: 'InvalidToken' })
    const twice = both.refreshTokens(old.accessToken, old.accessToken, {})
    await expect(twice).rejects.toMatchObject({ code: 'TokenVerificationFailed' })
  })

  test('the steps lead from a secret to a key pair', async () => {
    const old = await login(server('old'))
    const rs256 = { accessToken: { expiresIn: '90m', algorithm: 'RS256' }, refreshToken: { expiresIn: '7d', algorithm: 'RS256' } }
    const pair = keys()
    const both = server(pair, 'old', rs256)
    expect(await both.resumeSession(old.accessToken)).toBeDefined()
    const { tokens } = await both.refreshTokens(old.accessToken, old.refreshToken, {})
    expect(jwt.decode(tokens.accessToken, { complete: true }).header.alg).toBe('RS256')
    expect(await server('old', pair.publicKey).resumeSession(tokens.accessToken)).toBeDefined()
  })
})

test('the log has who and where, and no password, token or hash', async () => {
  const lines: Loaded[] = []
  const password = new AccountsPassword({ ...quickHashes, notifyUserAfterPasswordChanged: false })
  const accountsServer = new AccountsServer({ db, tokenSecret: 'for tests', tokenConfigs: hs256 }, { password })
  run('account-log.ts').logAccounts(accountsServer, (line: Loaded) => lines.push(line))
  const attempt = (text: string) =>
    accountsServer.loginWithService('password', { user: { email: ada.email }, password: text }, { ip: '192.0.2.1' })
  await expect(attempt('wrong')).rejects.toThrow('Invalid credentials')
  const { tokens, user } = await attempt(ada.password)
  await password.changePassword(user.id, ada.password, 'another horse')
  await accountsServer.logout(tokens.accessToken)
  expect(lines).toEqual([
    { event: 'login failed', userId: undefined, ip: '192.0.2.1', code: 'InvalidCredentials' },
    { event: 'login', userId: user.id, ip: '192.0.2.1' },
    { event: 'change', userId: user.id },
    { event: 'logout', userId: user.id },
  ])
})

test('old sessions are removed by their last refresh', async () => {
  const asked: unknown[] = []
  const database = { collection: () => ({ deleteMany: async (filter: unknown) => ({ deletedCount: asked.push(filter) }) }) }
  const day = 24 * 60 * 60 * 1000
  expect(await run('remove-old-sessions.ts').removeOldSessions(database, 31 * day)).toBe(1)
  expect(asked).toEqual([{ updatedAt: { $lt: day } }])
})

describe('behind a proxy', () => {
  const host = (at: Loaded) => addressOf(createServer(express().use(express.json(), accountsExpress(at))))

  test('the routes believe `X-Client-IP` before `X-Forwarded-For`', async () => {
    const accountsServer = new AccountsServer({ db, tokenSecret: 'x', tokenConfigs: hs256 }, { password: new AccountsPassword() })
    const seen: unknown[] = []
    accountsServer.on('LoginError', ({ connection }: Loaded) => seen.push(connection.ip))
    const url = `${await host(accountsServer)}/accounts/password/authenticate`
    const proxied = { 'x-forwarded-for': '192.0.2.1' }
    for (const headers of [proxied, { ...proxied, 'x-client-ip': '198.51.100.9' }]) await fetch(url, { method: 'POST', headers })
    expect(seen).toEqual(['192.0.2.1', '198.51.100.9'])
  })

  test('`user` tells nothing of an outage, with a token and without', async () => {
    const accountsServer = server('x')
    const { accessToken } = await login(accountsServer)
    db.findSessionByToken = () => Promise.reject(new Error('down'))
    const url = `${await host(accountsServer)}/accounts/user`
    for (const authorization of ['', `Bearer ${accessToken}`]) {
      const response = await fetch(url, { headers: { authorization } })
      expect([response.status, await response.json()]).toEqual([200, null])
    }
  })
})

describe('several applications', () => {
  const pair = keys()
  let callerOf: (authorization?: string) => string | null
  let signing: Loaded
  let userId: string

  beforeEach(async () => {
    process.env['ACCOUNTS_PUBLIC_KEY'] = pair.publicKey
    const readFileSync = (file: string) => (file.includes('private') ? pair.privateKey : pair.publicKey)
    const own = sampleRunner({ 'node:fs': { readFileSync } })
    callerOf = own('caller.ts').callerOf
    signing = own('signing-accounts.ts').accountsServer
    const { password } = signing.getServices()
    Object.assign(password.options, quickHashes)
    userId = await password.createUser({ ...ada })
  })

  test('a service verifies an access token, and nothing else', async () => {
    const { accessToken, refreshToken } = await login(signing)
    expect(callerOf(`Bearer ${accessToken}`)).toBe(userId)
    for (const other of [undefined, '', accessToken, `Bearer ${refreshToken}`, 'Bearer nonsense'])
      expect(callerOf(other)).toBeNull()
    const { data } = jwt.decode(accessToken)
    const claims = { algorithm: 'RS256', issuer: 'https://accounts.example.com', audience: 'invoices' }
    expect(callerOf(`Bearer ${jwt.sign({ data }, pair.privateKey, claims)}`)).toBe(userId)
    const refused = [
      jwt.sign({ data }, pair.privateKey, { ...claims, audience: 'other' }),
      jwt.sign({ data }, pair.privateKey, { ...claims, issuer: 'other' }),
      jwt.sign({ data }, pair.privateKey, { ...claims, expiresIn: -1 }),
      jwt.sign({ data: { ...data, isImpersonated: true } }, pair.privateKey, claims),
      jwt.sign({ data }, pair.publicKey, { ...claims, algorithm: 'HS256' }),
    ]
    expect(refused.map((token) => callerOf(`Bearer ${token}`))).toEqual(refused.map(() => null))
    await signing.logout(accessToken)
    expect(callerOf(`Bearer ${accessToken}`)).toBe(userId)
  })

  test('the accounts server refuses what has ended at once', async () => {
    const { askAccounts } = run('ask-accounts.ts')
    const { accessToken } = await login(signing)
    const host = await addressOf(createServer(express().use(express.json(), accountsExpress(signing))))
    expect((await askAccounts(`Bearer ${accessToken}`, host)).id).toBe(userId)
    expect(await askAccounts(undefined, host)).toBeNull()
    await signing.logout(accessToken)
    expect(await askAccounts(`Bearer ${accessToken}`, host)).toBeNull()
  })

  test('two servers on one database accept the tokens of each other only with one secret', async () => {
    const [one, same, other] = [server('a'), server('a'), server('b')]
    const { accessToken } = await login(one)
    expect(await same.resumeSession(accessToken)).toBeDefined()
    await expect(other.resumeSession(accessToken)).rejects.toMatchObject({ code: 'TokenVerificationFailed' })
    const { accessToken: there } = await login(other)
    await db.invalidateAllSessions((await db.findUserByEmail(ada.email)).id)
    await expect(same.resumeSession(accessToken)).rejects.toMatchObject({ code: 'InvalidSession' })
    await expect(other.resumeSession(there)).rejects.toMatchObject({ code: 'InvalidSession' })
  })

  test('links lead to the application of the user, and to no other address', () => {
    const { prepareMail } = run('many-front-ends.ts')
    const template = { subject: () => 'S', text: (_: unknown, url: string) => url }
    const linkFor = (app: unknown) => prepareMail('a@b', 'T', { id: '1', app }, 'reset-password', template, 'from').text
    expect(linkFor('shop')).toBe('https://shop.example.com/reset-password/T')
    for (const app of [undefined, 'https://evil.example', {}])
      expect(linkFor(app)).toBe('https://www.example.com/reset-password/T')
  })
})
