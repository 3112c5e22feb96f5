// A type that these declarations speak of, although the released @accounts/typeorm does not export it.

/** Options of the TypeORM adapter. */
export interface AccountsTypeormOptions {
  /** How long TypeORM caches queries for users and sessions, in milliseconds. */
  cache?: number
  /** Name of the connection to use, if you don't pass one. */
  connectionName?: string
}
