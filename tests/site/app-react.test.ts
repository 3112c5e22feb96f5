// What "React" promises, run against the REST routes: the form asks for a code, errors land where the table says, and an ended session leads back to it.
import { createServer } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Loaded, sampleRunner, siteRequire } from './guide-code.ts'
import { ada, quickHashes } from './sample-app.ts'
import { addressOf } from './serve.ts'

const { AccountsServer } = siteRequire('@accounts/server')
const { AccountsPassword } = siteRequire('@accounts/password')
const { default: accountsExpress } = siteRequire('@accounts/rest-express')
const rest = siteRequire('@accounts/rest-client')
const { createElement } = siteRequire('react')
const { renderToString } = siteRequire('react-dom/server')
const express = siteRequire('express')
const speakeasy = siteRequire('module').createRequire(siteRequire.resolve('@accounts/two-factor'))('@levminer/speakeasy')

let run: (file: string) => Loaded
let server: Loaded
let password: Loaded
let db: Loaded

beforeEach(async () => {
  const items = new Map<string, string>()
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    },
  })
  db = new (sampleRunner()('memory-database.ts').MemoryDatabase)()
  password = new AccountsPassword(quickHashes)
  server = new AccountsServer({ db, tokenSecret: 'for tests' }, { password })
  await password.createUser({ ...ada })
  const app = express().use(express.json(), accountsExpress(server))
  app.get('/closed', (_: unknown, res: Loaded) => res.status(401).json({}))
  app.get('/broken', (_: unknown, res: Loaded) => res.status(500).json({}))
  app.get('/open', (_: unknown, res: Loaded) => res.json([1]))
  const host = await addressOf(createServer(app))
  const here = (address: string) => address.replace('http://localhost:4000', host)
  class RestClient extends rest.RestClient {
    constructor(options: Loaded) {
      super({ ...options, apiHost: here(options.apiHost) })
    }
  }
  const authFetch = (client: Loaded, path: string, init: Loaded) => rest.authFetch(client, here(path), init)
  run = sampleRunner({ '@accounts/rest-client': { ...rest, RestClient, authFetch } })
})

afterEach(() => void Reflect.deleteProperty(globalThis, 'localStorage'))

function form(fields: Readonly<Record<string, string>>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

const logIn = (fields: Readonly<Record<string, string>> = ada, last: Loaded = { email: '' }) =>
  run('react/log-in.ts').logIn(last, form(fields))

const status = () => run('react/account-store.ts').getAccount().status

describe('the action of the login form', () => {
  test('logs in, and tells the store', async () => {
    expect(await logIn()).toEqual({ email: ada.email })
    expect(run('react/account-store.ts').getAccount().user.id).toBe((await db.findUserByEmail(ada.email)).id)
  })

  test('says what the user can fix, and keeps the address', async () => {
    const problem = { email: ada.email, problem: 'Wrong email or password.' }
    expect(await logIn({ ...ada, password: 'wrong' })).toEqual(problem)
    expect(status()).toBe('loading')
  })

  test('asks for the code, and keeps the password for it', async () => {
    const { base32 } = password.twoFactor.getNewAuthSecret()
    await db.setService((await db.findUserByEmail(ada.email)).id, 'two-factor', { secret: { base32 } })
    const asked = await logIn()
    expect(asked).toEqual(ada)
    const wrong = await logIn({ code: '000000' }, asked)
    expect(wrong).toEqual({ ...ada, problem: 'This code is wrong. Please wait for the next one.' })
    expect(await logIn({ code: speakeasy.totp({ secret: base32, encoding: 'base32' }) }, wrong)).toEqual({ email: ada.email })
    expect(status()).toBe('user')
  })

  test('hands an outage to the error boundary, and a lost network to the user', async () => {
    db.findUserByEmail = () => Promise.reject(new Error('the database is down'))
    await expect(logIn()).rejects.toThrow('the database is down')
    const { errorText } = run('react/error-text.ts')
    expect(errorText(new TypeError('Failed to fetch'))).toMatch(/reached/)
    expect(() => errorText(new rest.AccountsJsError('?', 'constructor'))).toThrow('?')
  })
})

test('the parts are loading, then the form, then what belongs to the user', async () => {
  const shown = () => renderToString(createElement(run('react/app.tsx').App))
  expect(shown()).toContain('One moment…')
  await run('react/account-store.ts').reloadAccount()
  expect(shown()).toMatch(/name="email".*name="password"/s)
  await logIn()
  expect(shown()).toContain(`<p>Hello <!-- -->${ada.email}</p>`)
})

describe('fetchJson', () => {
  const fetchJson = (path: string) => run('react/fetch-json.ts').fetchJson(path)

  test('returns what the route sends, and keeps the user at other errors', async () => {
    await logIn()
    expect(await fetchJson('/open')).toEqual([1])
    await expect(fetchJson('/broken')).rejects.toThrow('/broken: 500')
    expect(status()).toBe('user')
  })

  test('a session that has ended leads to the form', async () => {
    await logIn()
    await expect(fetchJson('/closed')).rejects.toThrow('/closed: 401')
    expect(status()).toBe('guest')
  })
})

test('the error boundary shows its text, and tries again', () => {
  const { Crashed } = run('react/crashed.tsx')
  expect(Crashed.getDerivedStateFromError()).toEqual({ hasFailed: true })
  const boundary = new Crashed({ children: 'fine' })
  expect(boundary.render()).toBe('fine')
  boundary.state = { hasFailed: true }
  expect(renderToString(boundary.render())).toContain('role="alert"')
})
