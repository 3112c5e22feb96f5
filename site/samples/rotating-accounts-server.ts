import type { AccountsServerOptions } from '@accounts/server'
import type {
  AuthenticationService,
  ConnectionInformations,
  LoginResult,
  Session,
  User,
} from '@accounts/types'
import jwt from 'jsonwebtoken'
import { BoundAccountsServer } from './bound-accounts-server'

export class RotatingAccountsServer extends BoundAccountsServer {
  constructor(
    options: AccountsServerOptions,
    services: Record<string, AuthenticationService>,
    /** The next or the last secret, or its public key. */
    private readonly alsoAccepted?: jwt.Secret,
  ) {
    super(options, services)
  }

  override resumeSession(accessToken: string): Promise<User> {
    return super.resumeSession(this.resigned(accessToken))
  }

  /** Logouts and impersonations call it, too. */
  override findSessionByAccessToken(
    accessToken: string,
  ): Promise<Session> {
    return super.findSessionByAccessToken(this.resigned(accessToken))
  }

  override refreshTokens(
    accessToken: string,
    refreshToken: string,
    infos: ConnectionInformations,
  ): Promise<LoginResult> {
    return super.refreshTokens(
      this.resigned(accessToken),
      this.resigned(refreshToken),
      infos,
    )
  }

  /** The same token with the signature of today; its times stay. */
  private resigned(token: string): string {
    if (!this.alsoAccepted) return token
    const { tokenSecret, tokenConfigs } = this.options
    const config: jwt.SignOptions = tokenConfigs.accessToken
    try {
      const payload = jwt.verify(token, this.alsoAccepted, {
        ignoreExpiration: true,
      })
      return jwt.sign(
        payload,
        typeof tokenSecret === 'string'
          ? tokenSecret
          : tokenSecret.privateKey,
        { algorithm: config.algorithm ?? 'HS256' },
      )
    } catch {
      // Signed with today's secret, or forged: the server finds out.
      return token
    }
  }
}
