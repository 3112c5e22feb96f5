import { AccountsMagicLink } from '@accounts/magic-link'
import { AccountsJsError } from '@accounts/server'
import type { DatabaseInterface } from '@accounts/types'

const looksRight = /^[^\s@]+@[^\s@]+$/

/** One form for both: the link goes to old and new users alike. */
export async function signUpOrLogIn(
  db: DatabaseInterface,
  magicLink: AccountsMagicLink,
  email: unknown,
): Promise<void> {
  if (typeof email !== 'string' || !looksRight.test(email))
    throw new AccountsJsError('Invalid email', 'InvalidEmail')
  if (!(await db.findUserByEmail(email)))
    await db.createUser({ email, password: '' })
  await magicLink.requestMagicLinkEmail(email)
}
