import { AccountsJsError, AccountsServer } from '@accounts/server'
import type { DatabaseInterface, Session } from '@accounts/types'

export interface Device {
  id: string
  isCurrent: boolean
  startedAt: Date
  /** Of the last login or refresh, not of the last request. */
  seenAt: Date
  userAgent: string
  ip: string
}

/** The adapter, with a query that its interface lacks. */
export interface SessionStore extends DatabaseInterface {
  findSessionsOf(userId: string): Promise<Session[]>
}

const week = 7 * 24 * 60 * 60 * 1000

export class Devices {
  constructor(
    private readonly accountsServer: AccountsServer,
    private readonly db: SessionStore,
  ) {}

  async list(accessToken: string): Promise<Device[]> {
    const current = await this.current(accessToken)
    const sessions = await this.open(current.userId)
    return sessions
      .map((session) => ({
        id: session.id,
        isCurrent: session.id === current.id,
        startedAt: new Date(session.createdAt),
        seenAt: new Date(session.updatedAt),
        userAgent: session.userAgent ?? '',
        ip: session.ip ?? '',
      }))
      .sort((a, b) => b.seenAt.getTime() - a.seenAt.getTime())
  }

  /** Returns `false` unless it was a session of this user. */
  async end(accessToken: string, sessionId: string): Promise<boolean> {
    const { userId } = await this.current(accessToken)
    const sessions = await this.open(userId)
    if (!sessions.some(({ id }) => id === sessionId)) return false
    await this.db.invalidateSession(sessionId)
    return true
  }

  async endOthers(accessToken: string): Promise<void> {
    const { userId, id } = await this.current(accessToken)
    await this.db.invalidateAllSessions(userId, [id])
  }

  /** `findSessionByAccessToken` also finds sessions that have ended. */
  private async current(accessToken: string): Promise<Session> {
    const session =
      await this.accountsServer.findSessionByAccessToken(accessToken)
    if (!session.valid)
      throw new AccountsJsError(
        'Session is no longer valid',
        'InvalidSession',
      )
    return session
  }

  /** A session that nobody refreshed for a week cannot be used. */
  private async open(userId: string): Promise<Session[]> {
    const oldest = Date.now() - week
    return (await this.db.findSessionsOf(userId)).filter(
      ({ valid, updatedAt }) =>
        valid && new Date(updatedAt).getTime() > oldest,
    )
  }
}
