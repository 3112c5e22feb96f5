// Types that these declarations speak of, although the released @accounts/types does not export them.

import type { ConnectionInformations, User } from '@accounts/types'

/** What the accounts modules know about the request that is being served. */
export interface IContext<IUser extends User = User> {
  /** The access token, without its `Bearer` prefix. */
  authToken?: string
  /** The client's address and user agent once more, in the form in which a session stores them. */
  infos: ConnectionInformations
  /** Address of the client, or `null` where it cannot be found out. */
  ip: null | string
  /** The logged-in user. */
  user?: IUser
  /** The client's `User-Agent` header. */
  userAgent: null | string
  /** Id of the logged-in user. */
  userId?: string
}

/** Which of the two kinds of data a database adapter keeps. */
export declare enum DatabaseType {
  /** Users and sessions. */
  Both = 'db',
  /** Sessions alone. */
  Sessions = 'sessions',
  /** Users alone. */
  User = 'user',
}
