// What the site says itself in the reference: the classes and the most used types have a summary, and what it claims of them is so.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildAccountsSite, siteFolder, type BuiltSite } from './accounts-site.ts'
import { type Loaded, siteRequire } from './guide-code.ts'

interface ListedSymbol {
  readonly name: string
  readonly kind: string
  readonly package: string
  readonly path: string
}

let site: BuiltSite

beforeAll(async () => {
  site = await buildAccountsSite()
}, 180_000)
afterAll(() => site.remove())

/** The page of a declaration without code: its text before the first heading, and that of each member. */
function textsOf({ path }: ListedSymbol): ReadonlyMap<string, string> {
  const markdown = readFileSync(join(site.dist, `${path.slice(0, -1)}.md`), 'utf8').replace(/^```[\s\S]*?^```$/gm, '')
  const sections = markdown.split(/^(?=### )/m).map((text, index) => {
    const name = index === 0 ? '' : (/^### `?(.+?)`?$/m.exec(text)?.[1] ?? '')
    return [name.replace('()', ''), text.replace(/^#.*\n/, '').split(/^#/m)[0] ?? ''] as const
  })
  return new Map(sections)
}

/** Without the lines that the page writes itself. */
const isDescribed = (text = ''): boolean =>
  text
    .split('\n')
    .some((line) => /^(?:\[?[A-Z]|`)/.test(line) && !/^(?:Links|Inherited from|Implementation of|Overrides|Default):?/.test(line))

const symbols = (): readonly ListedSymbol[] =>
  JSON.parse(readFileSync(join(site.dist, 'api/symbols.json'), 'utf8')) as readonly ListedSymbol[] // As docgen writes it.

const guides = readdirSync(join(siteFolder, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => readFileSync(join(siteFolder, 'docs', file), 'utf8'))
  .join('\n')
const timesUsed = (name: string): number => guides.split(new RegExp(`\\b${name}\\b`)).length - 1

test.each(['AccountsServer', 'AccountsPassword', 'AccountsClient'])('%s and all its members are described', (name) => {
  const [found] = symbols().filter((symbol) => symbol.name === name && symbol.kind === 'class')
  if (!found) throw new Error(`The reference has no class ${name}.`)
  const texts = [...textsOf(found)]
  expect(texts.length).toBeGreaterThan(10)
  expect(texts.filter(([, text]) => !isDescribed(text)).map(([member]) => member)).toEqual([])
})

test('the sixty exports that guides name most are described', () => {
  // Adapters and schemas repeat what `@accounts/types` has: one description is enough.
  const used = symbols()
    .filter((symbol) => !/module-|typeorm|mikro-orm/.test(symbol.package) && symbol.name !== 'errors')
    .sort((a, b) => timesUsed(b.name) - timesUsed(a.name))
    .slice(0, 60)
  expect(timesUsed(used.at(-1)?.name ?? '')).toBeGreaterThan(0)
  expect(
    used.filter((symbol) => !isDescribed(textsOf(symbol).get(''))).map(({ name, package: owner }) => `${owner}!${name}`),
  ).toEqual([])
})

describe('what the comments say of', () => {
  const { AccountsServer, AccountsJsError, getFirstUserEmail } = siteRequire('@accounts/server')
  const { AccountsPassword } = siteRequire('@accounts/password')
  const { AccountsClient } = siteRequire('@accounts/client')
  const { RestClient, AccountsJsError: ClientError, authFetch } = siteRequire('@accounts/rest-client')
  const store = { findUserByUsername: vi.fn(), findUserByEmail: vi.fn(), findUserById: vi.fn() }
  const serverWith = (options: Loaded = {}, services: Loaded = {}) =>
    new AccountsServer({ db: store, tokenSecret: 'for tests', ...options }, services)

  test('the constructor of AccountsServer', () => {
    expect(() => new AccountsServer({ tokenSecret: 'a' }, {})).toThrow('A database driver is required')
    expect(() => serverWith({ enableAutologin: true })).toThrow("Can't enable autologin")
    expect(() => serverWith({ enableAutologin: true, ambiguousErrorMessages: false })).not.toThrow()
    const password = new AccountsPassword()
    const setStore = vi.spyOn(password, 'setStore')
    expect(serverWith({}, { password })).toBe(password.server)
    expect(setStore).toHaveBeenCalledWith(store)
  })

  test('its options, hooks and sanitizer', async () => {
    const server = serverWith({ userObjectSanitizer: (user: Loaded) => ({ ...user, seen: true }) })
    expect(server.getOptions()).toBe(server.options)
    expect(server.options.tokenConfigs).toBe(serverWith().options.tokenConfigs)
    const listener = vi.fn()
    const remove = server.on('Mine', listener)
    await server.getHooks().emit('Mine')
    remove()
    await server.getHooks().emit('Mine')
    expect(listener).toHaveBeenCalledTimes(1)
    expect(server.sanitizeUser({ id: '1', services: {} })).toEqual({ id: '1', seen: true })
    expect(serverWith({ useInternalUserObjectSanitizer: false }).sanitizeUser({ services: {} })).toEqual({ services: {} })
  })

  test('how a password login finds the user', async () => {
    const password = new AccountsPassword()
    serverWith({}, { password })
    const attempt = (user: Loaded) => password.authenticate({ user, password: 'x' }).catch((error: Loaded) => error.code)
    expect(await attempt('ada@example.com')).toBe('InvalidCredentials')
    expect(store.findUserByEmail).toHaveBeenCalledWith('ada@example.com')
    expect(await attempt('ada')).toBe('InvalidCredentials')
    expect(store.findUserByUsername).toHaveBeenCalledWith('ada')
    expect(await attempt({ id: '1', email: 'bob@example.com' })).toBe('InvalidCredentials')
    expect(store.findUserById).toHaveBeenCalledWith('1')
  })

  test('getFirstUserEmail', () => {
    const user = { emails: [{ address: 'a@example.com' }, { address: 'b@example.com' }] }
    expect(getFirstUserEmail(user, '')).toBe('a@example.com')
    expect(getFirstUserEmail(user, 'b@example.com')).toBe('b@example.com')
    expect(() => getFirstUserEmail(user, 'c@example.com')).toThrow('No such email address')
    expect(() => getFirstUserEmail({}, '')).toThrow("doesn't have an email address")
  })

  test('the clients', async () => {
    expect(() => new AccountsClient({}, undefined)).toThrow('A valid transport is required')
    const rest = new RestClient({ apiHost: 'http://host.invalid', rootPath: '/accounts' })
    const tokens = { accessToken: 'a', refreshToken: 'r' }
    const fetched = vi.fn(async () => Response.json({ message: 'No.', code: 'Mine' }, { status: 401 }))
    vi.stubGlobal('fetch', fetched)
    try {
      const refused = await rest.fetch('user', {}).catch((error: unknown) => error)
      expect(refused).toBeInstanceOf(ClientError)
      expect(refused).not.toBeInstanceOf(AccountsJsError)
      await rest.fetch('user', { headers: { only: 'these' } }, { other: 'one' }).catch(() => undefined)
      expect(fetched).toHaveBeenLastCalledWith('http://host.invalid/accounts/user', { headers: { only: 'these' } })
      expect((await authFetch({ refreshSession: async () => tokens }, '/invoices', {})).status).toBe(401)
      expect(fetched).toHaveBeenLastCalledWith('/invoices', {
        headers: { 'Content-Type': 'application/json', Authorization: 'Bearer a' },
      })
    } finally {
      vi.unstubAllGlobals()
    }
  })
})
