// Magic links and the second factor, run: what their pages promise, and what they warn of.
import { beforeEach, describe, expect, test } from 'vitest'
import { type Loaded, siteRequire } from './guide-code.ts'
import { ada, quickHashes, sampleApp } from './sample-app.ts'
import { addressOf } from './serve.ts'

const { createServer } = await import('node:http')
const express = siteRequire('express')
const speakeasy = siteRequire('module').createRequire(siteRequire.resolve('@accounts/two-factor'))('@levminer/speakeasy')

let run: (file: string) => Loaded
beforeEach(async () => ({ run } = await sampleApp()))

describe('magic links', () => {
  function start() {
    const mails: Loaded[] = []
    const { MemoryDatabase } = run('memory-database.ts')
    const { MemoryCounter } = run('attempts.ts')
    const db = new MemoryDatabase()
    const { accountsServer, magicLink } = run('magic-link-accounts.ts').createAccounts(
      {
        db,
        tokenSecret: 'for tests',
        siteUrl: 'https://app.example.com',
        sendMail: async (mail: Loaded) => void mails.push(mail),
      },
      new MemoryCounter(60_000),
    )
    const token = () => /magiclink\/([0-9a-f]+)/.exec(mails.at(-1).text)?.[1]
    const login = (given: unknown, name = 'magicLink') => accountsServer.loginWithService(name, { token: given }, {})
    return { db, mails, magicLink, token, login }
  }

  test('a link logs in once, under both names, and verifies its address', async () => {
    const { db, mails, magicLink, token, login } = start()
    const id = await db.createUser({ email: ada.email })
    for (const name of ['magicLink', 'magic-link']) {
      await magicLink.requestMagicLinkEmail(ada.email)
      expect(mails.at(-1).text).toContain('https://app.example.com/magiclink/')
      expect((await login(token(), name)).user.id).toBe(id)
      await expect(login(token(), name)).rejects.toMatchObject({ code: 'LoginTokenExpired' })
    }
    expect((await db.findUserById(id)).emails).toEqual([{ address: ada.email, verified: true }])
  })

  test('a new link ends the old one, and a link ends after 15 minutes', async () => {
    const { db, magicLink, token, login } = start()
    const id = await db.createUser({ email: ada.email })
    await magicLink.requestMagicLinkEmail(ada.email)
    const old = token()
    await magicLink.requestMagicLinkEmail(ada.email)
    await expect(login(old)).rejects.toMatchObject({ code: 'LoginTokenExpired' })
    const [record] = db.users.get(id).services.magicLink.loginTokens
    record.when = Date.now() - 15 * 60 * 1000 - 1
    await expect(login(token())).rejects.toMatchObject({ code: 'LoginTokenExpired' })
  })

  test('users with a second factor are refused', async () => {
    const { db, magicLink, token, login } = start()
    const id = await db.createUser({ email: ada.email })
    await db.setService(id, 'two-factor', { secret: {} })
    await magicLink.requestMagicLinkEmail(ada.email)
    await expect(login(token())).rejects.toMatchObject({ code: 'TwoFactorRequired' })
  })

  test('an address gets five messages', async () => {
    const { db, mails, magicLink } = start()
    await db.createUser({ email: ada.email })
    for (let i = 0; i < 5; i++) await magicLink.requestMagicLinkEmail(ada.email)
    await expect(magicLink.requestMagicLinkEmail(ada.email)).rejects.toMatchObject({ code: 'TooManyAttempts' })
    expect(mails).toHaveLength(5)
  })

  test('one form signs up and logs in, and a password login stays refused', async () => {
    const { db, magicLink, token, login } = start()
    const { signUpOrLogIn } = run('magic-link-sign-up.ts')
    for (let i = 0; i < 2; i++) {
      await signUpOrLogIn(db, magicLink, ada.email)
      await login(token())
    }
    expect(db.users.size).toBe(1)
    await expect(signUpOrLogIn(db, magicLink, { $ne: null })).rejects.toMatchObject({ code: 'InvalidEmail' })
    const { AccountsPassword } = siteRequire('@accounts/password')
    const { BoundAccountsServer } = run('bound-accounts-server.ts')
    const server = new BoundAccountsServer({ db, tokenSecret: 'for tests' }, { password: new AccountsPassword() })
    for (const password of ['', 'a'])
      await expect(server.loginWithService('password', { user: ada.email, password }, {})).rejects.toHaveProperty('code')
  })
})

describe('the second factor', () => {
  let app: Loaded
  let setup: Loaded
  let id: string

  beforeEach(async () => {
    app = run('two-factor-accounts.ts')
    Object.assign(app.password.options, quickHashes)
    setup = run('two-factor-setup.ts')
    id = await app.password.createUser({ ...ada })
  })

  const login = (code?: string, password = ada.password) =>
    app.accountsServer.loginWithService('password', { user: { email: ada.email }, password, code }, {})

  const codeOf = (url: string) => speakeasy.totp({ secret: new URL(url).searchParams.get('secret'), encoding: 'base32' })

  async function enroll() {
    const url = await setup.startSetup(id)
    return { url, codes: await setup.finishSetup(id, ada.password, codeOf(url)) }
  }

  test('is set up with password and code, and then asked for', async () => {
    const { url, codes } = await enroll()
    expect(url).toMatch(/^otpauth:\/\/totp\/My%20application\?secret=/)
    expect(codes).toHaveLength(10)
    await expect(login()).rejects.toThrow('2FA code required')
    await expect(login('000000')).rejects.toThrow("2FA code didn't match")
    expect((await login(codeOf(url))).user.id).toBe(id)
    await expect(login(codeOf(url), 'wrong')).rejects.toMatchObject({ code: 'InvalidCredentials' })
  })

  test('the setup needs the password, the code, and a start', async () => {
    await expect(setup.finishSetup(id, ada.password, '000000')).rejects.toMatchObject({ code: 'NotStarted' })
    const url = await setup.startSetup(id)
    await expect(setup.finishSetup(id, 'wrong', codeOf(url))).rejects.toMatchObject({ code: 'InvalidCredentials' })
    await expect(setup.finishSetup(id, ada.password, 'abcdef')).rejects.toThrow("2FA code didn't match")
    expect((await login()).user.id).toBe(id)
  })

  test('its routes are for users who are logged in, and take the built-in ones away', async () => {
    const { default: accountsExpress } = siteRequire('@accounts/rest-express')
    const routes = [run('two-factor-routes.ts').twoFactorRoutes(), accountsExpress(app.accountsServer)]
    const host = await addressOf(createServer(express().use(express.json(), ...routes)))
    const post = (path: string, body: object = {}, headers: Record<string, string> = {}): Promise<Response> =>
      fetch(host + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
    expect((await post('/account/two-factor/start')).status).toBe(400)
    const authorization = `Bearer ${(await login()).tokens.accessToken}`
    const { url } = await (await post('/account/two-factor/start', {}, { authorization })).json()
    const finish = (body: object) => post('/account/two-factor/finish', body, { authorization })
    const wrong = await finish({ password: 'wrong', code: codeOf(url) })
    expect(await wrong.json()).toEqual({ message: 'Invalid credentials', code: 'InvalidCredentials' })
    expect(await (await finish({ password: ada.password, code: '1' })).json()).toEqual({ message: "2FA code didn't match" })
    expect((await (await finish({ password: ada.password, code: codeOf(url) })).json()).codes).toHaveLength(10)
    for (const name of ['twoFactorSecret', 'TWOFACTORSET'])
      expect((await post(`/accounts/password/${name}`, {}, { authorization })).status).toBe(404)
  })

  test('a recovery code works once, with the password only', async () => {
    const { codes } = await enroll()
    await expect(login(codes[0], 'wrong')).rejects.toMatchObject({ code: 'InvalidCredentials' })
    expect((await login(codes[0])).user.id).toBe(id)
    await expect(login(codes[0])).rejects.toThrow("2FA code didn't match")
    expect((await login(codes[1])).user.id).toBe(id)
    expect(JSON.stringify(await app.db.findUserById(id))).not.toContain(codes[2])
  })

  test('new codes end the old ones, and switching it off ends all', async () => {
    const { url, codes } = await enroll()
    await app.twoFactor.createRecoveryCodes(id)
    await expect(login(codes[0])).rejects.toThrow("2FA code didn't match")
    await app.twoFactor.unset(id, codeOf(url))
    expect((await login()).user.id).toBe(id)
    expect((await app.db.findUserById(id)).services).not.toHaveProperty('recovery-codes')
  })

  test('as the page warns: a reset that logs in, and a code sent twice, pass', async () => {
    const { url } = await enroll()
    const code = codeOf(url)
    await login(code)
    await login(code)
    Object.assign(app.password.options, { returnTokensAfterResetPassword: true, notifyUserAfterPasswordChanged: false })
    await app.db.addResetPasswordToken(id, ada.email, 'abc', 'reset')
    expect((await app.password.resetPassword('abc', 'another horse battery', {})).tokens).toHaveProperty('accessToken')
  })
})
