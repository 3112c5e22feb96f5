// The flows of an account page, the user type of an application and its roles: what their pages promise, run.
import { createServer } from 'node:http'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Loaded, siteRequire } from './guide-code.ts'
import { ada, quickHashes, sampleApp, type SampleApp } from './sample-app.ts'
import { addressOf } from './serve.ts'

const jwt = siteRequire('jsonwebtoken')
const express = siteRequire('express')
const { default: accountsExpress } = siteRequire('@accounts/rest-express')

describe('change of address', () => {
  let app: SampleApp
  let flow: Loaded
  let mails: Loaded[]
  const proof = { password: ada.password }

  beforeEach(async () => {
    process.env['EMAIL_SECRET'] = 'for addresses'
    app = await sampleApp()
    mails = []
    app.accounts.accountsServer.options.sendMail = async (mail: Loaded) => void mails.push(mail)
    flow = app.run('email-change.ts')
  })

  const request = (to: unknown, given: object = proof) => flow.requestEmailChange(app.adaId, given, to)
  const token = () => /change-email\/(.+)/.exec(mails.at(-1).text)?.[1] ?? ''
  const addresses = async () => (await app.accounts.db.findUserById(app.adaId)).emails

  test('adds the new address when its link is opened, removes the old one, and tells it', async () => {
    await request('New@Example.com')
    expect(mails.map(({ to }) => to)).toEqual([ada.email, 'new@example.com'])
    expect(await addresses()).toEqual([{ address: ada.email, verified: false }])
    await flow.confirmEmailChange(app.adaId, token())
    expect(await addresses()).toEqual([{ address: 'new@example.com', verified: true }])
    expect(mails.at(-1).to).toBe(ada.email)
  })

  test.each([{ password: 'wrong' }, {}, { user: { email: 'eve@example.com' }, password: 'password of eve' }])(
    'needs the password of the user: %o',
    async (given) => {
      await app.accounts.password.createUser({ email: 'eve@example.com', password: 'password of eve' })
      await expect(request('new@example.com', given)).rejects.toHaveProperty('code')
      expect(mails).toEqual([])
    },
  )

  test('a link works once, for an hour, for its user, and with its secret', async () => {
    await request('new@example.com')
    const good = token()
    const refused = { code: 'EmailChangeExpired' }
    const { userId, from, to } = jwt.decode(good)
    const other = (secret: string, options = {}) => jwt.sign({ userId, from, to }, secret, options)
    for (const bad of ['', 'nonsense', other('for tests'), other('for addresses', { expiresIn: -1 })])
      await expect(flow.confirmEmailChange(app.adaId, bad)).rejects.toMatchObject(refused)
    await expect(flow.confirmEmailChange('somebody else', good)).rejects.toMatchObject(refused)
    await flow.confirmEmailChange(app.adaId, good)
    await expect(flow.confirmEmailChange(app.adaId, good)).rejects.toMatchObject(refused)
  })

  test('an address that is taken gets no link, and the response is the same', async () => {
    await app.accounts.password.createUser({ email: 'bob@example.com', password: 'correct horse battery' })
    await request('bob@example.com')
    expect(mails.map(({ to }) => to)).toEqual([ada.email])
  })

  test('an address that was taken meanwhile is refused', async () => {
    await request('new@example.com')
    await app.accounts.password.createUser({ email: 'new@example.com', password: 'correct horse battery' })
    await expect(flow.confirmEmailChange(app.adaId, token())).rejects.toMatchObject({ code: 'EmailChangeExpired' })
  })

  test('the plain server takes any token with its secret for a refresh token, as the page warns', async () => {
    const { AccountsServer } = siteRequire('@accounts/server')
    const { db } = app.accounts
    const plain = new AccountsServer({ db, tokenSecret: 'for tests' }, {})
    const { tokens } = await plain.loginWithUser(await db.findUserById(app.adaId), {})
    const link = jwt.sign({ userId: app.adaId }, 'for tests', { expiresIn: '1h' })
    await expect(plain.refreshTokens(tokens.accessToken, link, {})).resolves.toHaveProperty('tokens')
    await expect(app.accounts.accountsServer.refreshTokens(tokens.accessToken, link, {})).rejects.toHaveProperty('code')
  })

  test('an unverified address keeps its owner from signing up, as the page warns', async () => {
    await app.accounts.password.addEmail(app.adaId, 'victim@example.com')
    await expect(
      app.accounts.password.createUser({ email: 'victim@example.com', password: 'correct horse battery' }),
    ).rejects.toMatchObject({ code: 'EmailAlreadyExists' })
  })
})

test('a username is checked, and taken by one user only', async () => {
  const app = await sampleApp()
  const { changeUsername } = app.run('username-change.ts')
  await app.accounts.db.createUser({ username: 'bob' })
  for (const name of ['admin', 'a', 'Ada', 'ada.', '<b>', 'аda', { $ne: null }, undefined])
    await expect(changeUsername(app.adaId, name)).rejects.toMatchObject({ code: 'InvalidUsername' })
  await expect(changeUsername(app.adaId, 'bob')).rejects.toMatchObject({ code: 'UsernameAlreadyExists' })
  await changeUsername(app.adaId, 'ada')
  await changeUsername(app.adaId, 'ada')
  expect((await app.accounts.db.findUserById(app.adaId)).username).toBe('ada')
})

describe('a user type of the application', () => {
  let run: (file: string) => Loaded
  let app: Loaded
  beforeEach(async () => {
    ;({ run } = await sampleApp())
    app = run('app-accounts.ts')
    Object.assign(app.password.options, quickHashes)
  })

  const signUp = (more: object = {}) => app.password.createUser({ ...ada, firstName: ' Ada ', ...more })
  const login = () => app.accountsServer.loginWithService('password', { user: { email: ada.email }, password: ada.password }, {})

  test('sign-up stores the named fields, and no role that a client sends', async () => {
    const id = await signUp({ roles: ['admin'], deactivated: true, isStaff: true })
    const user = await app.accountsServer.findUserById(id)
    expect(user).toMatchObject({ firstName: 'Ada', roles: ['member'], deactivated: false })
    expect(user).not.toHaveProperty('isStaff')
    await expect(signUp({ email: 'b@example.com', firstName: ' ' })).rejects.toMatchObject({ code: 'FirstNameRequired' })
  })

  test('the fields come with login, refresh and each request, without services', async () => {
    await signUp()
    const { tokens, user } = await login()
    const refreshed = await app.accountsServer.refreshTokens(tokens.accessToken, tokens.refreshToken, {})
    for (const found of [user, refreshed.user, await app.accountsServer.resumeSession(tokens.accessToken)]) {
      expect(found).toMatchObject({ firstName: 'Ada', roles: ['member'] })
      expect(found).not.toHaveProperty('services')
    }
    expect(siteRequire('jsonwebtoken').decode(tokens.accessToken).roles).toEqual(['member'])
  })

  test('records that are older than a field get a value for it', async () => {
    const { toAppUser } = run('app-user.ts')
    expect(toAppUser({ id: '1', deactivated: false, roles: ['admin', 'king'] })).toMatchObject({
      firstName: '',
      roles: ['admin'],
    })
  })

  test('GraphQL has the fields, and asks for them at sign-up', async () => {
    const { schema, accountsGraphQL } = run('app-graphql.ts')
    const { graphql } = siteRequire('graphql')
    const contextValue = await accountsGraphQL.context({ req: { headers: {} } })
    const ask = (source: string) => graphql({ schema, source, contextValue })
    const user = `email: "${ada.email}", password: "${ada.password}"`
    expect((await ask(`mutation { createUser(user: { ${user} }) { userId } }`)).errors[0].message).toContain('firstName')
    expect((await ask(`mutation { createUser(user: { ${user}, firstName: "Ada" }) { userId } }`)).errors).toBeUndefined()
    const params = `{ user: { email: "${ada.email}" }, password: "${ada.password}" }`
    const { data } = await ask(
      `mutation { authenticate(serviceName: "password", params: ${params}) { user { firstName initial } } }`,
    )
    expect({ ...data.authenticate.user }).toEqual({ firstName: 'Ada', initial: 'A' })
  })

  test('REST takes the same server', async () => {
    await signUp()
    const address = await addressOf(createServer(express().use(express.json(), accountsExpress(app.accountsServer))))
    const response = await fetch(`${address}/accounts/password/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user: { email: ada.email }, password: ada.password }),
    })
    expect((await response.json()).user).toMatchObject({ firstName: 'Ada' })
  })

  describe('roles', () => {
    const user = (...roles: string[]) => ({ id: '1', roles })

    test.each([
      [[], 'read', false],
      [['member'], 'write', false],
      [['editor'], 'publish', true],
      [['editor'], 'manage users', false],
      [['member', 'admin'], 'manage users', true],
    ])('%j can %s: %s', (roles, permission, expected) => expect(run('roles.ts').can(user(...roles), permission)).toBe(expected))

    test('an article is edited by editors', () => {
      const { canEdit } = run('roles.ts')
      expect([canEdit(user('member'), { ownerId: '1' }), canEdit(user('editor'), { ownerId: '2' })]).toEqual([false, true])
    })

    test('Express: 401 for guests, 403 for members, and a new role counts at once', async () => {
      const id = await signUp()
      const { tokens } = await login()
      const { requirePermission } = run('roles-server.ts')
      const address = await addressOf(
        createServer(
          express().get('/users', requirePermission('manage users'), (_req: unknown, res: Loaded) => res.json(res.locals.user)),
        ),
      )
      const ask = (headers = {}) => fetch(`${address}/users`, { headers })
      const authorization = `Bearer ${tokens.accessToken}`
      expect((await ask()).status).toBe(401)
      expect((await ask({ authorization: 'Bearer nonsense' })).status).toBe(401)
      expect((await ask({ authorization })).status).toBe(403)
      app.db.users.get(id).roles = ['admin']
      const response = await ask({ authorization })
      expect([response.status, (await response.json()).id]).toEqual([200, id])
    })

    test('GraphQL: the same', async () => {
      const { permitted } = run('roles-graphql.ts')
      const resolve = permitted('publish', () => 'done')
      const ask = (context: object) => resolve(null, {}, context, {})
      expect(() => ask({})).toThrow('Unauthorized')
      expect(() => ask({ user: user('member') })).toThrow('Forbidden')
      expect(ask({ user: user('editor') })).toBe('done')
    })
  })
})
