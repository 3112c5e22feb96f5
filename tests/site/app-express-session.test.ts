// The application of "Express sessions", started: the cookie is the only thing that a browser gets.
import { createServer } from 'node:http'
import { beforeEach, expect, test } from 'vitest'
import type { Loaded } from './guide-code.ts'
import { ada, sampleApp } from './sample-app.ts'
import { addressOf } from './serve.ts'

const origin = 'https://app.example.com'

let host: string
let accounts: Loaded

beforeEach(async () => {
  const app = await sampleApp({}, origin)
  accounts = app.accounts
  host = await addressOf(createServer(app.run('express-session-server.ts').createApp('for tests')))
})

const send = (path: string, init: RequestInit = {}, headers: Record<string, string> = {}) =>
  fetch(`${host}${path}`, { ...init, headers: { origin, 'x-forwarded-proto': 'https', ...headers } })

const login = (headers: Record<string, string> = {}) =>
  send('/login', { method: 'POST', body: JSON.stringify(ada) }, { 'content-type': 'application/json', ...headers })

const cookieOf = (response: Response) => response.headers.getSetCookie()[0] ?? ''

test('the browser gets one cookie, and nothing of the tokens', async () => {
  const response = await login()
  expect(await response.text()).toBe('{}')
  expect(response.headers.getSetCookie()).toHaveLength(1)
  expect(cookieOf(response)).toMatch(/^__Host-sid=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/)
  const account = await send('/account', {}, { cookie: cookieOf(response) })
  expect(account.headers.get('cache-control')).toBe('private, no-store')
  const text = await account.text()
  expect(text).toContain(ada.email)
  expect(text).not.toMatch(/bcrypt|services/)
})

test('the form learns that a code is needed', async () => {
  const user = await accounts.db.findUserByEmail(ada.email)
  await accounts.db.setService(user.id, 'two-factor', { secret: { base32: 'A' } })
  const response = await login()
  expect([response.status, await response.json()]).toEqual([401, { message: '2FA code required' }])
})

test('a login changes the id of the session', async () => {
  const first = cookieOf(await login())
  const second = cookieOf(await login({ cookie: first }))
  expect(second.split(';')[0]).not.toBe(first.split(';')[0])
  expect((await send('/account', {}, { cookie: first })).status).toBe(401)
  expect((await send('/account', {}, { cookie: second })).status).toBe(200)
})

test('a session that ends on the server makes a guest', async () => {
  const cookie = cookieOf(await login())
  const user = await accounts.db.findUserByEmail(ada.email)
  await accounts.db.invalidateAllSessions(user.id)
  expect((await send('/account', {}, { cookie })).status).toBe(401)
})

test('logout ends the session of accounts-js, and that of Express', async () => {
  const cookie = cookieOf(await login())
  expect((await send('/logout', { method: 'POST' }, { cookie })).status).toBe(200)
  expect((await send('/account', {}, { cookie })).status).toBe(401)
  const [session] = [...accounts.db.sessions.values()]
  expect(session.valid).toBe(false)
})

test('another origin can neither log in nor log out', async () => {
  const cookie = cookieOf(await login())
  expect((await login({ origin: 'https://evil.example' })).status).toBe(403)
  expect((await send('/logout', { method: 'POST' }, { cookie, origin: 'https://evil.example' })).status).toBe(403)
  expect((await send('/account', {}, { cookie })).status).toBe(200)
})

test('without HTTPS a secure cookie is not sent at all', async () => {
  const response = await login({ 'x-forwarded-proto': 'http' })
  expect(response.status).toBe(200)
  expect(response.headers.getSetCookie()).toEqual([])
})
