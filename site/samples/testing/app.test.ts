// #region setup
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { afterEach, beforeEach, mock, test } from 'node:test'
import { createApp } from './app'
import { createTestAccounts } from './test-kit'

let accounts: ReturnType<typeof createTestAccounts>
let server: ReturnType<typeof createServer>
let url: string

beforeEach(async () => {
  accounts = createTestAccounts()
  server = createServer(createApp(accounts.accountsServer))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = Object(server.address())
  url = `http://127.0.0.1:${port}`
})

afterEach(() => void server.close())

const post = (path: string, body: object) =>
  fetch(`${url}/accounts/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
// #endregion

// #region routes
test('invoices belong to the user of the token', async () => {
  const alice = await accounts.logInAs('alice@example.com')
  const response = await fetch(`${url}/invoices`, alice)
  assert.deepEqual(await response.json(), { owner: alice.id })
})

test('guests get nothing', async () => {
  const response = await fetch(`${url}/invoices`)
  assert.equal(response.status, 401)
})

test('nor does a session that has ended', async () => {
  const alice = await accounts.logInAs('alice@example.com')
  await accounts.db.invalidateAllSessions(alice.id)
  const response = await fetch(`${url}/invoices`, alice)
  assert.equal(response.status, 401)
})
// #endregion

// #region secrets
test('no answer contains a hash', async () => {
  await accounts.logInAs('alice@example.com')
  const response = await post('password/authenticate', {
    user: { email: 'alice@example.com' },
    password: 'correct horse',
  })
  assert.equal(response.status, 200)
  assert.doesNotMatch(await response.text(), /hash of|services/)
})
// #endregion

// #region mail
test('a reset link works once', async () => {
  await accounts.logInAs('alice@example.com')
  await post('password/sendResetPasswordEmail', {
    email: 'alice@example.com',
  })
  const text = accounts.outbox.at(-1)?.text ?? ''
  const token = /reset-password\/([0-9a-f]+)/.exec(text)?.[1]
  assert.ok(token, 'The message has a link')
  const body = { token, newPassword: 'another horse' }
  assert.equal((await post('password/resetPassword', body)).status, 200)
  assert.equal((await post('password/resetPassword', body)).status, 400)
})
// #endregion

// #region time
test('an access token is refused after 90 minutes', async () => {
  const alice = await accounts.logInAs('alice@example.com')
  const { accessToken } = alice.tokens
  mock.timers.enable({ apis: ['Date'], now: Date.now() })
  try {
    mock.timers.tick(89 * 60 * 1000)
    await accounts.accountsServer.resumeSession(accessToken)
    mock.timers.tick(2 * 60 * 1000)
    await assert.rejects(
      accounts.accountsServer.resumeSession(accessToken),
      { code: 'TokenVerificationFailed' },
    )
  } finally {
    mock.timers.reset()
  }
})
// #endregion
