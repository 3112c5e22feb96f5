// Fastify and Nest, started: the client of accounts-js logs in, is found by a protected route, refreshes and logs out.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Loaded, siteRequire } from './guide-code.ts'
import { ada, expired, sampleApp, type SampleApp } from './sample-app.ts'

const { AccountsClient } = siteRequire('@accounts/client')
const { AccountsClientPassword } = siteRequire('@accounts/client-password')
const { RestClient } = siteRequire('@accounts/rest-client')

let app: SampleApp
let server: Loaded
let host: string

afterEach(() => server.close())

async function listen(file: string) {
  app = await sampleApp()
  server = await app.run(file).createApp()
  // Fastify takes an object, Nest a port.
  if (file.startsWith('fastify')) await server.listen({ port: 0, host: '127.0.0.1' })
  else await server.listen(0, '127.0.0.1')
  const http = file.startsWith('fastify') ? server.server : server.getHttpServer()
  host = `http://127.0.0.1:${http.address().port}`
}

function client() {
  const items = new Map<string, string>()
  const tokenStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
  const accounts = new AccountsClient({ tokenStorage }, new RestClient({ apiHost: host, rootPath: '/accounts' }))
  return { accounts, password: new AccountsClientPassword(accounts) }
}

const post = (path: string, body: object) =>
  fetch(`${host}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

const invoices = (token?: string) =>
  fetch(`${host}/invoices`, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } })

describe.each(['fastify-server.ts', 'nest/app.ts'])('%s', (file) => {
  beforeEach(() => listen(file))

  test('serves the whole life of a session', async () => {
    const { accounts, password } = client()
    const login = await password.login({ user: { email: ada.email }, password: ada.password })
    expect(login.user.id).toBe(app.adaId)
    expect(JSON.stringify(login)).not.toMatch(/services|hash of/)
    expect((await accounts.getUser()).id).toBe(app.adaId)
    const { accessToken, refreshToken } = await accounts.getTokens()
    expect(await (await invoices(accessToken)).json()).toEqual({ owner: app.adaId })
    const old = expired(accessToken)
    expect((await invoices(old)).status).toBe(401)
    await accounts.setTokens({ accessToken: old, refreshToken })
    expect((await invoices((await accounts.refreshSession()).accessToken)).status).toBe(200)
    await accounts.logout()
    expect((await invoices(accessToken)).status).toBe(401)
  })

  test('refuses guests, nonsense, and a refresh with an access token', async () => {
    expect((await invoices()).status).toBe(401)
    expect((await invoices('nonsense')).status).toBe(401)
    const { accounts, password } = client()
    await password.login({ user: { email: ada.email }, password: ada.password })
    const { accessToken } = await accounts.getTokens()
    const stolen = await post('/accounts/refreshTokens', { accessToken, refreshToken: accessToken })
    expect(stolen.status).toBe(400)
  })

  test('tells the code of a refused login', async () => {
    const { password } = client()
    await expect(password.login({ user: { email: ada.email }, password: 'wrong' })).rejects.toMatchObject({
      code: 'InvalidCredentials',
    })
  })

  test('signs up, and says the same for an address that is taken', async () => {
    const { password } = client()
    expect(await password.createUser({ email: 'bob@example.com', password: 'correct horse battery' })).toEqual({})
    expect(await password.createUser({ ...ada })).toEqual({})
    expect(await app.accounts.db.findUserByEmail('bob@example.com')).not.toBeNull()
  })
})

describe('fastify-server.ts alone', () => {
  beforeEach(() => listen('fastify-server.ts'))

  test.each([
    { user: { email: { $ne: null } }, password: 'a' },
    { user: { id: { $ne: null }, email: 'a' }, password: { length: 1 } },
    { password: 'a' },
  ])('lets no object through to the database: %j', async (body) => {
    let asked = 0
    const { db } = app.accounts
    for (const name of ['findUserById', 'findUserByEmail', 'findUserByUsername']) db[name] = async () => void asked++
    const response = await post('/accounts/password/authenticate', body)
    expect(response.status).toBe(400)
    expect(asked).toBe(0)
  })

  test('keeps the message of the database', async () => {
    app.accounts.db.findUserByEmail = () => Promise.reject(new Error('E11000 dup key: ada@example.com'))
    const response = await post('/accounts/password/authenticate', { user: { email: ada.email }, password: 'a' })
    expect([response.status, await response.json()]).toEqual([500, { message: 'Something went wrong' }])
  })
})
