// A type that these declarations speak of, although the released @accounts/typeorm does not export it.

/** Options of the TypeORM adapter. */
export interface AccountsTypeormOptions {
  /** How long TypeORM may answer queries for users and sessions from its cache, in milliseconds. */
  cache?: number
  /** Name of the connection to use, when no connection is given. */
  connectionName?: string
}
