// What "Sessions and devices" promises: users see and end their own sessions, and no others.
import { beforeEach, expect, test } from 'vitest'
import { type Loaded, siteRequire } from './guide-code.ts'
import { ada, quickHashes, sampleApp } from './sample-app.ts'
import { addressOf } from './serve.ts'

const { AccountsPassword } = siteRequire('@accounts/password')
const express = siteRequire('express')
const { createServer } = await import('node:http')

let db: Loaded
let server: Loaded
let host: string

beforeEach(async () => {
  const { run } = await sampleApp()
  const { ListingDatabase } = run('listing-database.ts')
  const { BoundAccountsServer } = run('bound-accounts-server.ts')
  const { Devices } = run('devices.ts')
  db = new ListingDatabase()
  const password = new AccountsPassword(quickHashes)
  server = new BoundAccountsServer({ db, tokenSecret: 'for tests' }, { password })
  await password.createUser({ ...ada })
  await password.createUser({ ...ada, email: 'bob@example.com' })
  host = await addressOf(createServer(express().use(run('devices-server.ts').devicesRouter(new Devices(server, db)))))
})

const login = async (email = ada.email, userAgent = 'Laptop') => {
  const credentials = { user: { email }, password: ada.password }
  const { sessionId, tokens } = await server.loginWithService('password', credentials, { ip: '192.0.2.1', userAgent })
  return { sessionId, token: tokens.accessToken }
}

const send = (token: string, path = '', method = 'GET') =>
  fetch(`${host}/devices${path}`, { method, headers: { authorization: `Bearer ${token}` } })

const list = async (token: string): Promise<Loaded[]> => (await send(token)).json()

test('lists the sessions of the user, without tokens, and marks the current one', async () => {
  const laptop = await login()
  const phone = await login(ada.email, 'Phone')
  await login('bob@example.com', 'Other')
  const devices = await list(phone.token)
  expect(devices.map(({ userAgent, isCurrent }) => [userAgent, isCurrent]).sort()).toEqual([
    ['Laptop', false],
    ['Phone', true],
  ])
  expect(devices.map(({ id }) => id).sort()).toEqual([laptop.sessionId, phone.sessionId].sort())
  expect(JSON.stringify(devices)).not.toContain('token')
})

test('ends one session of the user', async () => {
  const laptop = await login()
  const phone = await login()
  expect((await send(laptop.token, `/${phone.sessionId}`, 'DELETE')).status).toBe(204)
  expect((await send(phone.token)).status).toBe(401)
  expect(await list(laptop.token)).toHaveLength(1)
})

test('ends no session of somebody else', async () => {
  const mine = await login()
  const theirs = await login('bob@example.com')
  expect((await send(mine.token, `/${theirs.sessionId}`, 'DELETE')).status).toBe(404)
  expect((await send(theirs.token)).status).toBe(200)
})

test('ends all but the current one', async () => {
  const laptop = await login()
  const phone = await login()
  expect((await send(laptop.token, '', 'DELETE')).status).toBe(204)
  expect((await send(phone.token)).status).toBe(401)
  expect((await send(laptop.token)).status).toBe(200)
})

test('leaves out sessions that lapsed: their record stays valid', async () => {
  const { token } = await login()
  const { sessionId } = await login()
  db.sessions.get(sessionId).updatedAt = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000).toISOString()
  expect((await db.findSessionById(sessionId)).valid).toBe(true)
  expect(await list(token)).toHaveLength(1)
})

test('a session that has ended can neither list nor end', async () => {
  const { token } = await login()
  const other = await login()
  await server.logout(token)
  expect((await server.findSessionByAccessToken(token)).valid).toBe(false)
  expect((await send(token)).status).toBe(401)
  expect((await send(token, `/${other.sessionId}`, 'DELETE')).status).toBe(401)
  expect((await send('nonsense')).status).toBe(401)
})
