import { AccountsPassword } from '@accounts/password'
import { BoundAccountsServer } from './bound-accounts-server'
import { MemoryDatabase } from './memory-database'
import { RecoverableTwoFactor } from './recoverable-two-factor'

const tokenSecret = process.env.TOKEN_SECRET
if (!tokenSecret)
  throw new Error('Set TOKEN_SECRET to a long random string')

export const twoFactor = new RecoverableTwoFactor({
  appName: 'My application',
  // Forgives a clock that is half a minute off.
  window: 1,
})

export const db = new MemoryDatabase()
export const password = new AccountsPassword()
// Before the server hands the database on.
password.twoFactor = twoFactor

export const accountsServer = new BoundAccountsServer(
  { db, tokenSecret },
  { password },
)
