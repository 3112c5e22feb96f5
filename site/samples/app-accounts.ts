import { AccountsPassword } from '@accounts/password'
import { AccountsJsError, AccountsServer } from '@accounts/server'
import type {
  ConnectionInformations,
  LoginResult,
} from '@accounts/types'
import { AppDatabase } from './app-database'
import { toAppUser } from './app-user'
import type { AppUser } from './app-user'

const tokenSecret = process.env.TOKEN_SECRET
if (!tokenSecret)
  throw new Error('Set TOKEN_SECRET to a long random string')

export const db = new AppDatabase()

export const password = new AccountsPassword<AppUser>({
  validateNewUser: ({ username, email, password, firstName }) => {
    if (typeof firstName !== 'string' || firstName.trim() === '')
      throw new AccountsJsError(
        'A first name is required',
        'FirstNameRequired',
      )
    // Named one by one: a client could send `roles: ['admin']`.
    return {
      username,
      email,
      password,
      firstName: firstName.trim().slice(0, 100),
      roles: ['member'],
    }
  },
})

export class AppServer extends AccountsServer<AppUser> {
  override async loginWithUser(
    user: AppUser,
    infos: ConnectionInformations,
  ): Promise<LoginResult> {
    const result = await super.loginWithUser(user, infos)
    return { ...result, user: this.sanitizeUser(user) }
  }

  override async refreshTokens(
    accessToken: string,
    refreshToken: string,
    infos: ConnectionInformations,
  ): Promise<LoginResult> {
    const result = await super.refreshTokens(
      accessToken,
      refreshToken,
      infos,
    )
    const user = this.sanitizeUser(toAppUser(result.user))
    return { ...result, user }
  }
}

export const accountsServer = new AppServer(
  {
    db,
    tokenSecret,
    createJwtPayload: async (_data, user) => ({ roles: user.roles }),
  },
  { password },
)
