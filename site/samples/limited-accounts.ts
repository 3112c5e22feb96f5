import { AccountsPassword } from '@accounts/password'
import { MemoryCounter } from './attempts'
import { LimitedAccountsServer } from './limited-accounts-server'
import { MemoryDatabase } from './memory-database'

const tokenSecret = process.env.TOKEN_SECRET
if (!tokenSecret)
  throw new Error('Set TOKEN_SECRET to a long random string')

const fifteenMinutes = 15 * 60 * 1000

export const accountsServer = new LimitedAccountsServer(
  { db: new MemoryDatabase(), tokenSecret },
  { password: new AccountsPassword() },
  {
    counter: new MemoryCounter(fifteenMinutes),
    perAccount: 10,
    perAddress: 50,
  },
)
