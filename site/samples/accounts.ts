import { AccountsPassword } from '@accounts/password'
import { BoundAccountsServer } from './bound-accounts-server'
import { MemoryDatabase } from './memory-database'

const tokenSecret = process.env.TOKEN_SECRET
if (!tokenSecret)
  throw new Error('Set TOKEN_SECRET to a long random string')

/** Where browsers find your application. */
export const siteUrl = process.env.SITE_URL ?? 'http://localhost:3000'

export const db = new MemoryDatabase()

export const password = new AccountsPassword({
  validatePassword: (text) =>
    typeof text === 'string' &&
    text.length >= 12 &&
    Buffer.byteLength(text) <= 72,
})

export const accountsServer = new BoundAccountsServer(
  { db, tokenSecret, siteUrl },
  { password },
)
