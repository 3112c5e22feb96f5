import { AccountsJsError } from '@accounts/server'
import { db } from './accounts'

const reserved = new Set(['admin', 'root', 'support', 'me'])

export async function changeUsername(
  userId: string,
  username: unknown,
): Promise<void> {
  // Letters and digits of ASCII only: no look-alikes of other names.
  if (
    typeof username !== 'string' ||
    !/^[a-z][a-z0-9]{2,29}$/.test(username) ||
    reserved.has(username)
  )
    throw new AccountsJsError('Invalid username', 'InvalidUsername')
  const owner = await db.findUserByUsername(username)
  if (owner?.id === userId) return
  if (owner)
    throw new AccountsJsError('Username taken', 'UsernameAlreadyExists')
  await db.setUsername(userId, username)
}
