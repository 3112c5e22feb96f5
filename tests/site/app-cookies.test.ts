// The application of "Cookies and CSRF", run: what its page promises about cookies, renewal, logout and forged requests.
import { beforeEach, describe, expect, test } from 'vitest'
import type { Loaded } from './guide-code.ts'
import { ada, aged, cookieOf, sampleApp } from './sample-app.ts'

const origin = 'http://localhost:3000'

let handle: (request: Request) => Promise<Response>
let accounts: Loaded

beforeEach(async () => {
  const app = await sampleApp()
  accounts = app.accounts
  handle = app.run('web-server.ts').handle
})

const request = (path: string, init: RequestInit = {}, headers: Record<string, string> = {}) =>
  handle(new Request(`${origin}${path}`, { ...init, headers: { origin, ...headers } }))

const login = (body: object = ada, headers?: Record<string, string>) =>
  request('/login', { method: 'POST', body: JSON.stringify(body) }, headers)

describe('login', () => {
  test('sets two cookies that no script and no other site can use', async () => {
    const response = await login()
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('{}')
    const lines = response.headers.getSetCookie()
    expect(lines.map((line) => line.split('=', 1)[0])).toEqual(['__Host-access', '__Host-refresh'])
    for (const line of lines) expect(line).toMatch(/; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  test.each([
    ['a wrong password', { ...ada, password: 'wrong' }, 401],
    ['an object where text belongs', { email: { $ne: null }, password: 'a' }, 400],
    ['no body at all', undefined, 400],
  ])('refuses %s', async (_, body, status) => {
    const response = await (body ? login(body) : request('/login', { method: 'POST' }))
    expect(response.status).toBe(status)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  test.each([{ origin: 'https://evil.example' }, { origin: 'http://sub.localhost:3000' }, { origin: 'null' }])(
    'refuses a request that another site started: %o',
    async (headers) => expect((await login(ada, headers)).status).toBe(403),
  )

  test('refuses a POST without an Origin header', async () => {
    const response = await handle(new Request(`${origin}/login`, { method: 'POST', body: JSON.stringify(ada) }))
    expect(response.status).toBe(403)
  })
})

describe('a request', () => {
  test('finds the user, without the password hash', async () => {
    const response = await request('/me', {}, { cookie: cookieOf(await login()) })
    const text = await response.text()
    expect(JSON.parse(text).user.emails).toEqual([{ address: ada.email, verified: false }])
    expect(text).not.toMatch(/services|bcrypt/)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  test('renews an expired access token once, and sends the new cookies', async () => {
    const old = aged(cookieOf(await login()))
    const response = await request('/me', {}, { cookie: old })
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie()).toHaveLength(2)
    const again = await request('/me', {}, { cookie: cookieOf(response) })
    expect(again.headers.getSetCookie()).toEqual([])
  })

  test('two tabs can renew at once', async () => {
    const old = aged(cookieOf(await login()))
    const answers = await Promise.all([1, 2].map(() => request('/me', {}, { cookie: old })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })

  test('with rotating session tokens the slower tab is logged out, as the page warns', async () => {
    accounts.accountsServer.options.createNewSessionTokenOnRefresh = true
    const old = aged(cookieOf(await login()))
    expect((await request('/me', {}, { cookie: old })).status).toBe(200)
    const late = await request('/me', {}, { cookie: old })
    expect(late.status).toBe(401)
    expect(late.headers.getSetCookie()[0]).toContain('Max-Age=0')
  })

  test('an access token in the place of the refresh token renews nothing', async () => {
    const cookie = cookieOf(await login())
    const access = /__Host-access=([^;]+)/.exec(cookie)?.[1] ?? ''
    const stolen = `__Host-access=${access}; __Host-refresh=${access}`
    expect((await request('/me', {}, { cookie: aged(stolen) })).status).toBe(401)
  })

  test('an outage is not taken for a logout', async () => {
    const cookie = cookieOf(await login())
    accounts.db.findSessionByToken = () => Promise.reject(new Error('offline'))
    await expect(request('/me', {}, { cookie })).rejects.toThrow('offline')
  })
})

describe('logout', () => {
  test.each([
    ['a fresh', (cookie: string) => cookie],
    ['an expired', aged],
  ])('with %s access token ends the session in the database', async (_, change) => {
    const cookie = cookieOf(await login())
    const response = await request('/logout', { method: 'POST' }, { cookie: change(cookie) })
    expect(response.headers.getSetCookie().every((line) => line.includes('=; Max-Age=0;'))).toBe(true)
    expect((await request('/me', {}, { cookie })).status).toBe(401)
  })

  test('needs the right origin', async () => {
    const cookie = cookieOf(await login())
    const response = await request('/logout', { method: 'POST' }, { cookie, origin: 'https://evil.example' })
    expect(response.status).toBe(403)
    expect((await request('/me', {}, { cookie })).status).toBe(200)
  })
})
