/** A script for the folder of the tutorial: what the app there does not use of its database adapter, used as the strategies do. */
export const adapterCheck = `
import assert from 'node:assert/strict'
import { AccountsServer } from '@accounts/server'
import { AccountsPassword } from '@accounts/password'
import { MemoryDatabase } from './memory-database'

const db = new MemoryDatabase()
const mails: string[] = []
const password = new AccountsPassword()
const server = new AccountsServer(
  { db, tokenSecret: 'of no importance', sendMail: async ({ text }) => void mails.push(text) },
  { password },
)
const infos = { ip: '127.0.0.1', userAgent: 'check' }
const login = (user: object, secret: string) => server.loginWithService('password', { user, password: secret }, infos)
const tokenOf = (mail = '') => /[0-9a-f]{40,}/.exec(mail)?.[0] ?? ''

async function main() {
  const id = await password.createUser({ username: 'ada', email: 'Ada@Example.com', password: 'first' })
  assert.equal((await db.findUserByUsername('ada'))?.id, id)
  assert.equal(await db.findUserByUsername('Ada'), null)
  await assert.rejects(password.createUser({ email: 'ada@example.com', password: 'x' }), { code: 'EmailAlreadyExists' })

  await password.sendVerificationEmail('ada@example.com')
  await password.verifyEmail(tokenOf(mails.at(-1)))
  assert.deepEqual((await db.findUserById(id))?.emails, [{ address: 'ada@example.com', verified: true }])

  await password.addEmail(id, 'Second@Example.com')
  assert.equal((await db.findUserByEmail('SECOND@example.com'))?.id, id)
  await password.removeEmail(id, 'second@example.com')
  assert.equal(await db.findUserByEmail('second@example.com'), null)

  const { sessionId } = await login({ username: 'ada' }, 'first')
  const { sessionId: kept } = await login({ id }, 'first')
  await db.invalidateAllSessions(id, [kept])
  assert.deepEqual([(await db.findSessionById(sessionId))?.valid, (await db.findSessionById(kept))?.valid], [false, true])

  await password.sendResetPasswordEmail('ada@example.com')
  const reset = tokenOf(mails.at(-1))
  await password.resetPassword(reset, 'second', infos)
  await assert.rejects(password.resetPassword(reset, 'third', infos), { code: 'ResetPasswordLinkExpired' })
  await assert.rejects(login({ id }, 'first'))
  await login({ id }, 'second')
  assert.equal((await db.findSessionById(kept))?.valid, false)

  await server.deactivateUser(id)
  await assert.rejects(login({ id }, 'second'), { code: 'UserDeactivated' })
  await server.activateUser(id)
  await db.setUsername(id, 'lovelace')
  await login({ username: 'lovelace' }, 'second')

  await db.setService(id, 'github', { id: '42' })
  assert.equal((await db.findUserByServiceId('github', '42'))?.id, id)
  await db.unsetService(id, 'github')
  assert.equal(await db.findUserByServiceId('github', '42'), null)

  await db.addLoginToken(id, 'ada@example.com', 'abc')
  assert.equal((await db.findUserByLoginToken('abc'))?.id, id)
  await db.removeAllLoginTokens(id)
  assert.equal(await db.findUserByLoginToken('abc'), null)

  const copy = await db.findUserById(id)
  if (copy) copy.username = 'changed by a reader'
  assert.equal((await db.findUserById(id))?.username, 'lovelace')
  console.log('The adapter does what strategies ask of it.')
}

main().catch((error) => {
  console.error(error)
  process.exitCode = 1
})
`
