import { AccountsServer } from '@accounts/server'
import type {
  ConnectionInformations,
  LoginResult,
  User,
} from '@accounts/types'

export class SafeAccountsServer extends AccountsServer {
  override async loginWithUser(
    user: User,
    infos: ConnectionInformations,
  ): Promise<LoginResult> {
    const result = await super.loginWithUser(user, infos)
    return { ...result, user: this.sanitizeUser(result.user) }
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
    return { ...result, user: this.sanitizeUser(result.user) }
  }
}
