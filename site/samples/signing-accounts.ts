import { readFileSync } from 'node:fs'
import { AccountsPassword } from '@accounts/password'
import { BoundAccountsServer } from './bound-accounts-server'
import { MemoryDatabase } from './memory-database'

const issuer = 'https://accounts.example.com'

export const accountsServer = new BoundAccountsServer(
  {
    db: new MemoryDatabase(),
    tokenSecret: {
      publicKey: readFileSync('keys/public.pem'),
      privateKey: readFileSync('keys/private.pem'),
    },
    tokenConfigs: {
      accessToken: {
        algorithm: 'RS256',
        expiresIn: '5m',
        issuer,
        audience: ['invoices', 'reports'],
      },
      refreshToken: { algorithm: 'RS256', expiresIn: '7d', issuer },
    },
  },
  { password: new AccountsPassword() },
)
