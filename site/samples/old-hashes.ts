import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { AccountsPassword } from '@accounts/password'
import { ServerHooks } from '@accounts/server'
import type { AccountsServer } from '@accounts/server'
import type { DatabaseInterface, User } from '@accounts/types'
import { hash, verify } from 'argon2'

/** The format of Django: `pbkdf2_sha256$600000$salt$hash`. */
async function verifyOld(password: string, stored: string) {
  const [, rounds, salt = '', hash = ''] = stored.split('$')
  const expected = Buffer.from(hash, 'base64')
  // An empty one would equal every password's.
  if (expected.length !== 32) return false
  const found = await promisify(pbkdf2)(
    password,
    salt,
    Number(rounds),
    expected.length,
    'sha256',
  )
  return timingSafeEqual(found, expected)
}

const isOld = (stored: string) => stored.startsWith('pbkdf2_sha256$')

export const password = new AccountsPassword({
  hashPassword: (text) => hash(text),
  verifyPassword: (text, stored) =>
    isOld(stored) ? verifyOld(text, stored) : verify(stored, text),
})

/** The first login of a user stores a new hash. */
export function replaceOldHashes(
  accountsServer: AccountsServer,
  db: DatabaseInterface,
): void {
  accountsServer.on(
    ServerHooks.LoginSuccess,
    async ({ service, params, user }: Login) => {
      if (service !== 'password') return
      const stored = await db.findPasswordHash(user.id)
      if (stored && isOld(stored))
        await password.setPassword(user.id, params.password)
    },
  )
}

interface Login {
  service: string
  params: { password: string }
  user: User
}
