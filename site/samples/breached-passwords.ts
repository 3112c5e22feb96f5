// #region check
import { createHash } from 'node:crypto'
import { AccountsPassword } from '@accounts/password'
import { AccountsJsError } from '@accounts/server'
import type {
  ConnectionInformations,
  CreateUserServicePassword,
  LoginResult,
} from '@accounts/types'

const ranges = 'https://api.pwnedpasswords.com/range/'

/** Sends the first five characters of the hash, and no more. */
export async function isBreached(
  password: string,
  address = ranges,
): Promise<boolean> {
  const hash = createHash('sha1')
    .update(password)
    .digest('hex')
    .toUpperCase()
  const response = await fetch(`${address}${hash.slice(0, 5)}`, {
    headers: { 'Add-Padding': 'true' },
    signal: AbortSignal.timeout(2000),
  })
  if (!response.ok) throw new Error(`Answer ${response.status}`)
  return (await response.text()).split(/\r?\n/).some((line) => {
    const [rest, count] = line.split(':')
    // Padding has the count 0.
    return rest === hash.slice(5) && count !== '0'
  })
}
// #endregion

// #region strategy
export class CarefulPassword extends AccountsPassword {
  breaches = isBreached

  override async createUser(user: CreateUserServicePassword) {
    await this.refuseBreached(user.password)
    return super.createUser(user)
  }

  override async changePassword(
    userId: string,
    oldPassword: string,
    newPassword: string,
  ): Promise<void> {
    await this.refuseBreached(newPassword)
    return super.changePassword(userId, oldPassword, newPassword)
  }

  override async resetPassword(
    token: string,
    newPassword: string,
    infos: ConnectionInformations,
  ): Promise<LoginResult | null> {
    await this.refuseBreached(newPassword)
    return super.resetPassword(token, newPassword, infos)
  }

  private async refuseBreached(password: unknown): Promise<void> {
    // Not text: the strategy refuses it.
    if (typeof password !== 'string') return
    const isKnown = await this.breaches(password).catch(
      (error: unknown) => {
        // If the service is down, people can still sign up.
        console.error('The breach check failed', error)
        return false
      },
    )
    if (isKnown)
      throw new AccountsJsError(
        'This password appeared in a data breach. Choose another one',
        'BreachedPassword',
      )
  }
}
// #endregion
