// What "Brute force and rate limits" promises: limits that no transport, alias or parallel request gets around, and passwords that were breached.
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { beforeEach, describe, expect, test } from 'vitest'
import { createFakeRedis } from './fake-redis.ts'
import { type Loaded, siteRequire } from './guide-code.ts'
import { ada, quickHashes, sampleApp } from './sample-app.ts'
import { addressOf } from './serve.ts'

const { AccountsPassword } = siteRequire('@accounts/password')
const infos = { ip: '192.0.2.1', userAgent: 'test' }

let run: (file: string) => Loaded
beforeEach(async () => ({ run } = await sampleApp()))

describe('LimitedAccountsServer', () => {
  async function limited(limits: object = {}) {
    const { MemoryCounter } = run('attempts.ts')
    const { LimitedAccountsServer } = run('limited-accounts-server.ts')
    const { MemoryDatabase } = run('memory-database.ts')
    const db = new MemoryDatabase()
    const password = new AccountsPassword(quickHashes)
    const counter = new MemoryCounter(60_000)
    const server = new LimitedAccountsServer(
      { db, tokenSecret: 'for tests' },
      { password },
      { counter, perAccount: 5, perAddress: 1000, ...limits },
    )
    const id = await password.createUser({ ...ada, username: 'ada' })
    const login = (user: unknown = { email: ada.email }, secret = 'wrong', from = infos) =>
      server.loginWithService('password', { user, password: secret }, from).then(
        () => 'in',
        ({ code }: Loaded) => code,
      )
    return { server, login, id, counter }
  }

  test('refuses an account after five failures, even with the right password', async () => {
    const { login } = await limited()
    for (let i = 0; i < 5; i++) expect(await login()).toBe('InvalidCredentials')
    expect(await login({ email: ada.email }, ada.password)).toBe('TooManyAttempts')
  })

  test('a success starts the count anew', async () => {
    const { login } = await limited()
    for (let i = 0; i < 4; i++) await login()
    expect(await login({ email: ada.email }, ada.password)).toBe('in')
    for (let i = 0; i < 5; i++) expect(await login()).toBe('InvalidCredentials')
  })

  test('a user is one account, by whatever name', async () => {
    const { login, id } = await limited()
    for (const user of [{ email: ada.email }, { email: 'Ada@Example.com' }, { username: 'ada' }, 'ada', { id }])
      expect(await login(user)).toBe('InvalidCredentials')
    for (const user of [{ email: ada.email }, { username: 'ada' }, { id }, ada.email])
      expect(await login(user)).toBe('TooManyAttempts')
  })

  test('unknown accounts are refused alike', async () => {
    const { login } = await limited()
    const nobody = { email: 'nobody@example.com' }
    for (let i = 0; i < 5; i++) expect(await login(nobody)).toBe('InvalidCredentials')
    expect(await login(nobody)).toBe('TooManyAttempts')
  })

  test('a hundred parallel guesses are all counted', async () => {
    const { login } = await limited()
    const codes = await Promise.all(Array.from({ length: 100 }, () => login()))
    expect(codes.filter((code) => code === 'InvalidCredentials')).toHaveLength(5)
  })

  test('one address cannot try many accounts, and `verifyAuthentication` counts too', async () => {
    const { server, login } = await limited({ perAddress: 3 })
    for (const name of ['a', 'b']) expect(await login({ username: name })).toBe('InvalidCredentials')
    await expect(server.authenticateWithService('password', { user: 'c', password: 'a' }, infos)).rejects.toMatchObject({
      code: 'InvalidCredentials',
    })
    expect(await login({ username: 'd' })).toBe('TooManyAttempts')
    expect(await login({ username: 'd' }, 'a', { ...infos, ip: '192.0.2.2' })).toBe('InvalidCredentials')
  })

  test('the counter in Redis counts by key, and only the first attempt starts a window', async () => {
    const { server, commands } = createFakeRedis()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { Redis } = siteRequire('ioredis')
    const address = server.address()
    const redis = new Redis({ host: '127.0.0.1', port: typeof address === 'object' && address?.port, enableReadyCheck: false })
    try {
      const { RedisCounter } = run('redis-counter.ts')
      const counter = new RedisCounter(redis, 60_000)
      expect([await counter.take('ada'), await counter.take('ada'), await counter.take('bob')]).toEqual([1, 2, 1])
      await counter.clear('ada')
      expect(await counter.take('ada')).toBe(1)
      expect(commands.slice(0, 4)).toEqual(['MULTI', 'INCR attempts:ada', 'PEXPIRE attempts:ada 60000 NX', 'EXEC'])
      expect(commands).toContain('DEL attempts:ada')
    } finally {
      redis.disconnect()
      server.close()
    }
  })

  test('the counter forgets after its window', async () => {
    const { MemoryCounter } = run('attempts.ts')
    const counter = new MemoryCounter(0)
    expect(await counter.take('a')).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 2))
    expect(await counter.take('a')).toBe(1)
  })
})

describe('LimitedPassword', () => {
  async function limited() {
    const { MemoryCounter } = run('attempts.ts')
    const { LimitedPassword } = run('limited-password.ts')
    const { MemoryDatabase } = run('memory-database.ts')
    const { BoundAccountsServer } = run('bound-accounts-server.ts')
    const password = new LimitedPassword(quickHashes, new MemoryCounter(60_000), 2)
    const db = new MemoryDatabase()
    const mails: unknown[] = []
    const sendMail = async (mail: unknown) => void mails.push(mail)
    const server = new BoundAccountsServer({ db, tokenSecret: 'for tests', sendMail }, { password })
    expect(server.getServices().password).toBe(password)
    return { db, mails, password, id: await password.createUser({ ...ada }) }
  }
  const refused = { code: 'TooManyAttempts' }

  test('sends an address few messages', async () => {
    const { mails, password } = await limited()
    for (let i = 0; i < 2; i++) await password.sendResetPasswordEmail(ada.email)
    await expect(password.sendResetPasswordEmail('ADA@example.com')).rejects.toMatchObject(refused)
    expect(mails).toHaveLength(2)
  })

  test('lets nobody guess the old password, and forgets after a success', async () => {
    const { password, id } = await limited()
    await expect(password.changePassword(id, 'wrong', 'new')).rejects.toMatchObject({ code: 'InvalidCredentials' })
    await password.changePassword(id, ada.password, 'new')
    for (let i = 0; i < 2; i++)
      await expect(password.changePassword(id, 'wrong', 'newer')).rejects.toMatchObject({ code: 'InvalidCredentials' })
    await expect(password.changePassword(id, 'new', 'newer')).rejects.toMatchObject(refused)
  })

  test('lets nobody guess the code that removes the second factor', async () => {
    const { db, password, id } = await limited()
    await db.setService(id, 'two-factor', { secret: password.twoFactor.getNewAuthSecret() })
    for (let i = 0; i < 2; i++) await expect(password.twoFactor.unset(id, 'abcdef')).rejects.toThrow("2FA code didn't match")
    await expect(password.twoFactor.unset(id, 'abcdef')).rejects.toMatchObject(refused)
  })

  test('the plain strategy counts neither, as the page says', async () => {
    const { AccountsPassword: Plain } = siteRequire('@accounts/password')
    const { MemoryDatabase } = run('memory-database.ts')
    const { BoundAccountsServer } = run('bound-accounts-server.ts')
    const password = new Plain({ ...quickHashes, notifyUserAfterPasswordChanged: false })
    expect(new BoundAccountsServer({ db: new MemoryDatabase(), tokenSecret: 'for tests' }, { password })).toBeDefined()
    const id = await password.createUser({ ...ada })
    for (let i = 0; i < 20; i++) await expect(password.changePassword(id, 'wrong', 'new')).rejects.toHaveProperty('code')
    await expect(password.changePassword(id, ada.password, 'new')).resolves.toBeUndefined()
  })
})

describe('GraphQL', () => {
  const aliased = (count: number, wrap = (fields: string) => `mutation { ${fields} }`) =>
    wrap(
      Array.from(
        { length: count },
        (_, i) =>
          `a${i}: authenticate(serviceName: "password", params: { user: { email: "${ada.email}" }, password: "${i}" }) { sessionId }`,
      ).join('\n'),
    )

  test('without a limit, one request carries a hundred logins', async () => {
    const { schema, accountsGraphQL } = run('graphql-schema.ts')
    const { graphql } = siteRequire('graphql')
    const contextValue = await accountsGraphQL.context({ req: { headers: {} } })
    const { errors } = await graphql({ schema, source: aliased(100), contextValue })
    expect(errors).toHaveLength(100)
    expect(new Set(errors.map(({ message }: Loaded) => message))).toEqual(new Set(['Invalid credentials']))
  })

  test.each([
    ['aliases', (fields: string) => `mutation { ${fields} }`],
    ['an inline fragment', (fields: string) => `mutation { ... on Mutation { ${fields} } }`],
    ['a fragment', (fields: string) => `mutation { ...F } fragment F on Mutation { ${fields} }`],
    [
      'nested fragments',
      (fields: string) => `mutation { ...G } fragment G on Mutation { ...F ...F } fragment F on Mutation { ${fields} }`,
    ],
  ])('limitMutations counts %s', (_, wrap) => {
    const { schema } = run('graphql-schema.ts')
    const { parse, validate } = siteRequire('graphql')
    const rules = [run('limit-mutations.ts').limitMutations(3)]
    expect(validate(schema, parse(aliased(3, wrap)), rules)).toEqual([])
    expect(validate(schema, parse(aliased(4, wrap)), rules)).toMatchObject([{ extensions: { code: 'TooManyMutations' } }])
  })

  test('limitMutations stops at a fragment that spreads itself', () => {
    const { schema } = run('graphql-schema.ts')
    const { parse, validate } = siteRequire('graphql')
    const source = 'mutation { ...F } fragment F on Mutation { logout ...F }'
    expect(validate(schema, parse(source), [run('limit-mutations.ts').limitMutations(3)])).toEqual([])
  })
})

describe('breached passwords', () => {
  const hash = createHash('sha1').update('correct horse').digest('hex').toUpperCase()

  test('isBreached sends five characters, and reads the answer', async () => {
    const asked: string[] = []
    const address = await addressOf(
      createServer((req, res) => {
        asked.push(req.url ?? '')
        res.end(`0018A45C4D1DEF81644B54AB7F969B88D65:0\r\n${hash.slice(5)}:42`)
      }),
    )
    const { isBreached } = run('breached-passwords.ts')
    expect(await isBreached('correct horse', `${address}/range/`)).toBe(true)
    expect(await isBreached('another one', `${address}/range/`)).toBe(false)
    expect(asked[0]).toBe(`/range/${hash.slice(0, 5)}`)
  })

  function careful(breaches: (text: string) => Promise<boolean>) {
    const { CarefulPassword } = run('breached-passwords.ts')
    const { BoundAccountsServer } = run('bound-accounts-server.ts')
    const { MemoryDatabase } = run('memory-database.ts')
    const password = Object.assign(new CarefulPassword(quickHashes), { breaches })
    const db = new MemoryDatabase()
    const sendMail = async () => undefined
    expect(new BoundAccountsServer({ db, tokenSecret: 'for tests', sendMail }, { password })).toBeDefined()
    return { password, db }
  }

  test('sign-up, change and reset refuse them', async () => {
    const { password, db } = careful(async (text) => text === 'breached')
    const refused = { code: 'BreachedPassword' }
    await expect(password.createUser({ ...ada, password: 'breached' })).rejects.toMatchObject(refused)
    const id = await password.createUser({ ...ada })
    await expect(password.changePassword(id, ada.password, 'breached')).rejects.toMatchObject(refused)
    await db.addResetPasswordToken(id, ada.email, 'abc', 'reset')
    await expect(password.resetPassword('abc', 'breached', infos)).rejects.toMatchObject(refused)
    expect(await password.resetPassword('abc', 'another one', infos)).toBeNull()
  })

  test('an outage of the service stops nobody', async () => {
    const { password } = careful(() => Promise.reject(new Error('offline')))
    expect(await password.createUser({ ...ada })).toEqual(expect.any(String))
  })

  test('an async `validatePassword` accepts every password', async () => {
    const password = new AccountsPassword({ ...quickHashes, validatePassword: async () => false })
    const { BoundAccountsServer } = run('bound-accounts-server.ts')
    const { MemoryDatabase } = run('memory-database.ts')
    expect(new BoundAccountsServer({ db: new MemoryDatabase(), tokenSecret: 'for tests' }, { password })).toBeDefined()
    expect(await password.createUser({ ...ada, password: 'a' })).toEqual(expect.any(String))
  })
})
