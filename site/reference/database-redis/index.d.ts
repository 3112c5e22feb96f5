import type { ConnectionInformations, DatabaseInterfaceSessions, Session } from '@accounts/types'
import type { Redis } from 'ioredis'

/**
 * Session store in Redis. It doesn't store users: combine it with an adapter that does, and let that adapter pass its
 * six session methods on. A server that isn't released yet also accepts it as a separate session store.
 *
 * Each session is a hash. Two more keys point to it, one from the token and one from the user.
 */
export declare class RedisSessions implements DatabaseInterfaceSessions {
  /**
   * Uses a connection that you opened. The class never closes it.
   *
   * @param db - An open `ioredis` connection.
   * @param options - Overrides for the defaults in {@link AccountsRedisOptions}, `{}` by default.
   * @throws `Error` if no connection is given.
   */
  constructor(db: Redis, options?: AccountsRedisOptions)

  /**
   * Starts a valid session.
   *
   * @param userId - Owner of the session.
   * @param token - Token that the server uses to find the session.
   * @param connection - IP address and user agent of the client, `{}` by default.
   * @param extraData - Required by the interface, but not stored in Redis.
   * @returns The id of the new session.
   */
  createSession(userId: string, token: string, connection?: ConnectionInformations, extraData?: object): Promise<string>

  /**
   * Stores the latest IP address and user agent of a client, and the time. Ignores unknown sessions. Doesn't store a new
   * token, so leave the server option `createNewSessionTokenOnRefresh` off.
   *
   * @param sessionId - Session to change.
   * @param connection - Current data about the client.
   */
  updateSession(sessionId: string, connection: ConnectionInformations): Promise<void>

  /**
   * Marks a session as no longer valid. Its data stays in Redis. Ignores unknown sessions.
   *
   * @param sessionId - Session to end.
   */
  invalidateSession(sessionId: string): Promise<void>

  /**
   * Ends the sessions of one user, for example after a password change. The promise resolves before the sessions are
   * invalid, and does not report a failure.
   *
   * @param userId - Owner of the sessions.
   * @param excludedSessionIds - Sessions that stay valid, such as the current one.
   */
  invalidateAllSessions(userId: string, excludedSessionIds?: string[]): Promise<void>

  /**
   * Finds a session by its token.
   *
   * @param token - The token passed to {@link RedisSessions.createSession}.
   * @returns The session, valid or not, or `null` if there is none with this token.
   */
  findSessionByToken(token: string): Promise<Session | null>

  /**
   * Finds a session by its id.
   *
   * @param sessionId - The id that {@link RedisSessions.createSession} returned.
   * @returns The session, valid or not, or `null` if there is none with this id.
   */
  findSessionById(sessionId: string): Promise<Session | null>
}

/** Options for the keys and values that {@link RedisSessions} writes. Every option has a default. */
export interface AccountsRedisOptions {
  /**
   * Part of the key that lists the session ids of one user.
   *
   * @defaultValue `'users'`
   */
  userCollectionName?: string

  /**
   * Prefix of all keys. Change it if several applications share a database.
   *
   * @defaultValue `'sessions'`
   */
  sessionCollectionName?: string

  /**
   * Names of the two timestamp fields of a session.
   *
   * @defaultValue `{ createdAt: 'createdAt', updatedAt: 'updatedAt' }`
   */
  timestamps?: {
    /** Field for the time when the session started. */
    createdAt: string
    /** Field for the time of the last change. */
    updatedAt: string
  }

  /**
   * Returns the id of a new session.
   *
   * @defaultValue `shortid.generate`
   */
  idProvider?: () => string

  /**
   * Converts a date to the stored value. Without an argument, it returns the current time.
   *
   * @defaultValue `(date) => (date ? date.getTime() : Date.now())`
   */
  dateProvider?: (date?: Date) => any
}
