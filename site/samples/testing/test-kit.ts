import { AccountsPassword } from '@accounts/password'
import type { AccountsServerOptions } from '@accounts/server'
import { BoundAccountsServer } from '../bound-accounts-server'
import { MemoryDatabase } from '../memory-database'

interface Mail {
  to: string
  subject: string
  text: string
}

/** Everything fresh: no test sees the users of another. */
export function createTestAccounts(
  options: Partial<AccountsServerOptions> = {},
) {
  const db = new MemoryDatabase()
  const outbox: Mail[] = []
  const password = new AccountsPassword({
    // bcrypt takes 50 ms and more for each hash: not in tests.
    hashPassword: async (text) => `hash of ${text}`,
    verifyPassword: async (text, hash) => hash === `hash of ${text}`,
  })
  const accountsServer = new BoundAccountsServer(
    {
      db,
      tokenSecret: 'only for tests',
      sendMail: async (mail: Mail) => void outbox.push(mail),
      ...options,
    },
    { password },
  )

  /** A logged-in user, without a login. */
  async function logInAs(email: string) {
    const found = await db.findUserByEmail(email)
    const id =
      found?.id ??
      (await password.createUser({ email, password: 'correct horse' }))
    const user = await accountsServer.findUserById(id)
    if (!user) throw new Error(`There is no user ${id}`)
    const { tokens } = await accountsServer.loginWithUser(user, {})
    return {
      id,
      tokens,
      headers: { authorization: `Bearer ${tokens.accessToken}` },
    }
  }

  return { accountsServer, db, logInAs, outbox, password }
}
