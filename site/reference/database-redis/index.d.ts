import type { ConnectionInformations, DatabaseInterfaceSessions, Session } from '@accounts/types'
import type { Redis } from 'ioredis'

/**
 * Session store in Redis. It knows nothing of users: combine it with an adapter that stores them, and let that adapter
 * pass its six session methods on. A server that is not released yet also takes it as a separate store for sessions.
 *
 * Each session is a hash. Two more keys lead to it, one from the token and one from the user.
 */
export declare class RedisSessions implements DatabaseInterfaceSessions {
  /**
   * Uses a connection that you opened, and never closes it.
   *
   * @param db - An open `ioredis` connection.
   * @param options - Changes to the defaults, which stand at {@link AccountsRedisOptions}; `{}` when left out.
   * @throws `Error` when no connection is given.
   */
  constructor(db: Redis, options?: AccountsRedisOptions)

  /**
   * Starts a valid session.
   *
   * @param userId - Owner of the session.
   * @param token - Secret by which the server will look the session up.
   * @param connection - Address and user agent of the client; `{}` when left out.
   * @param extraData - Accepted because the interface has it, but not stored in Redis.
   * @returns The id of the new session.
   */
  createSession(userId: string, token: string, connection?: ConnectionInformations, extraData?: object): Promise<string>

  /**
   * Records the latest address and user agent of a client, and the time. An unknown session is left alone. A new token
   * is not stored, so `createNewSessionTokenOnRefresh` of the server has to stay off.
   *
   * @param sessionId - Session to change.
   * @param connection - What is known of the client now.
   */
  updateSession(sessionId: string, connection: ConnectionInformations): Promise<void>

  /**
   * Marks a session as no longer valid. Its data stays in Redis; an unknown session is left alone.
   *
   * @param sessionId - Session to end.
   */
  invalidateSession(sessionId: string): Promise<void>

  /**
   * Ends the sessions of one user, for example after a change of password. The promise resolves before the sessions are
   * invalid, and does not report a failure.
   *
   * @param userId - Owner of the sessions.
   * @param excludedSessionIds - Sessions that stay valid, such as the one in which the change was made.
   */
  invalidateAllSessions(userId: string, excludedSessionIds?: string[]): Promise<void>

  /**
   * Finds a session by its token.
   *
   * @param token - The token given to {@link RedisSessions.createSession}.
   * @returns The session, valid or not, or `null` when there is none with this token.
   */
  findSessionByToken(token: string): Promise<Session | null>

  /**
   * Finds a session by its id.
   *
   * @param sessionId - The id that {@link RedisSessions.createSession} returned.
   * @returns The session, valid or not, or `null` when there is none with this id.
   */
  findSessionById(sessionId: string): Promise<Session | null>
}

/** What can be changed about the keys and values that {@link RedisSessions} writes. Every option has a default. */
export interface AccountsRedisOptions {
  /**
   * Part of the key under which the session ids of one user are collected.
   *
   * @defaultValue `'users'`
   */
  userCollectionName?: string

  /**
   * Prefix of all keys. Choose another one when several applications share a database.
   *
   * @defaultValue `'sessions'`
   */
  sessionCollectionName?: string

  /**
   * Names of the hash fields that hold the two times of a session.
   *
   * @defaultValue `{ createdAt: 'createdAt', updatedAt: 'updatedAt' }`
   */
  timestamps?: {
    /** Field with the time at which the session began. */
    createdAt: string
    /** Field with the time of the latest change. */
    updatedAt: string
  }

  /**
   * Makes the id of a new session.
   *
   * @defaultValue `shortid.generate`
   */
  idProvider?: () => string

  /**
   * Turns a date into the value that is stored; called without an argument, it stands for the current time.
   *
   * @defaultValue `(date) => (date ? date.getTime() : Date.now())`
   */
  dateProvider?: (date?: Date) => any
}
