// Types that these declarations speak of, although the released @accounts/types does not export them.

import type { ConnectionInformations, User } from '@accounts/types'

/** Data of the accounts modules about the current request. */
export interface IContext<IUser extends User = User> {
  /** The access token, without its `Bearer` prefix. */
  authToken?: string
  /** The client's IP address and user agent, in the form that sessions store. */
  infos: ConnectionInformations
  /** IP address of the client, or `null` if unknown. */
  ip: null | string
  /** The logged-in user. */
  user?: IUser
  /** The client's `User-Agent` header. */
  userAgent: null | string
  /** Id of the logged-in user. */
  userId?: string
}

/** Which data a database adapter stores. */
export declare enum DatabaseType {
  /** Users and sessions. */
  Both = 'db',
  /** Only sessions. */
  Sessions = 'sessions',
  /** Only users. */
  User = 'user',
}
