import { AccountsJsError, ResumeSessionErrors } from '@accounts/server'
import type {
  ConnectionInformations,
  Tokens,
  User,
} from '@accounts/types'
import { accountsServer } from './accounts'

export interface Resumed {
  /** Without `services`. */
  user: User
  /** Those that were given, or new ones to store in their place. */
  tokens: Tokens
}

/** Returns `null` once the session has ended. */
export async function resume(
  tokens: Tokens,
  infos: ConnectionInformations,
): Promise<Resumed | null> {
  try {
    return await resumeOrRefresh(tokens, infos)
  } catch (error) {
    // Anything else is an outage, and must not log everyone out.
    if (error instanceof AccountsJsError) return null
    throw error
  }
}

async function resumeOrRefresh(
  tokens: Tokens,
  infos: ConnectionInformations,
): Promise<Resumed> {
  try {
    const user = await accountsServer.resumeSession(tokens.accessToken)
    return { user, tokens }
  } catch (error) {
    if (!mayBeExpired(error)) throw error
  }
  const refreshed = await accountsServer.refreshTokens(
    tokens.accessToken,
    tokens.refreshToken,
    infos,
  )
  const { accessToken } = refreshed.tokens
  const user = await accountsServer.resumeSession(accessToken)
  return { user, tokens: refreshed.tokens }
}

const mayBeExpired = (error: unknown) =>
  error instanceof AccountsJsError &&
  error.code === ResumeSessionErrors.TokenVerificationFailed
