import { createHash } from 'node:crypto'
import { AccountsJsError, RefreshTokensErrors } from '@accounts/server'
import type {
  ConnectionInformations,
  LoginResult,
  Tokens,
  User,
} from '@accounts/types'
import jwt from 'jsonwebtoken'
import { SafeAccountsServer } from './safe-accounts-server'

const fingerprintOf = (sessionToken: string) =>
  createHash('sha256').update(sessionToken).digest('hex')

export class BoundAccountsServer extends SafeAccountsServer {
  override async createTokens(session: {
    token: string
    isImpersonated?: boolean
    user: User
  }): Promise<Tokens> {
    const { accessToken } = await super.createTokens(session)
    const { tokenSecret, tokenConfigs } = this.options
    const key =
      typeof tokenSecret === 'string'
        ? tokenSecret
        : tokenSecret.privateKey
    const refreshToken = jwt.sign(
      { session: fingerprintOf(session.token) },
      key,
      tokenConfigs.refreshToken,
    )
    return { accessToken, refreshToken }
  }

  override async refreshTokens(
    accessToken: string,
    refreshToken: string,
    infos: ConnectionInformations,
  ): Promise<LoginResult> {
    const session = sessionOfAccessToken(accessToken)
    if (!session || session !== sessionOfRefreshToken(refreshToken)) {
      throw new AccountsJsError(
        'Tokens are not valid',
        RefreshTokensErrors.TokenVerificationFailed,
      )
    }
    // Signatures and expiry are checked there.
    return super.refreshTokens(accessToken, refreshToken, infos)
  }
}

function sessionOfAccessToken(token: string): string | undefined {
  const payload = jwt.decode(token)
  if (!payload || typeof payload === 'string') return undefined
  const sessionToken: unknown = payload.data?.token
  return typeof sessionToken === 'string'
    ? fingerprintOf(sessionToken)
    : undefined
}

/** Only access tokens have `data`: none of them passes for this. */
function sessionOfRefreshToken(token: string): string | undefined {
  const payload = jwt.decode(token)
  if (!payload || typeof payload === 'string') return undefined
  if ('data' in payload) return undefined
  return typeof payload.session === 'string'
    ? payload.session
    : undefined
}
