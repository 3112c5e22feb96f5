import type { User, UserEmail, UserService, UserSession } from '@accounts/typeorm'
import type { Module } from 'graphql-modules'
import type { Connection } from 'typeorm'
import type { DatabaseType } from '../module-core/internal.js'
import type { AccountsTypeormOptions } from './internal.js'

/** Options of {@link createAccountsTypeORMModule}: the database connection and the entities. */
export interface AccountsTypeORMModuleConfig extends AccountsTypeormOptions {
  /** Entity for email addresses, {@link UserEmail} by default. */
  UserEmailEntity?: typeof UserEmail
  /** Entity for users, {@link User} by default. */
  UserEntity?: typeof User
  /** Entity for the data of authentication services, {@link UserService} by default. */
  UserServiceEntity?: typeof UserService
  /** Entity for sessions, {@link UserSession} by default. */
  UserSessionEntity?: typeof UserSession
  /** The connection to use. */
  connection?: Connection
  /** What the database stores: always users and sessions. */
  type?: DatabaseType.Both
}

/**
 * Creates the GraphQL module that stores users and sessions through TypeORM. It is injected into the other accounts
 * modules.
 *
 * @param __namedParameters - Connection and entities. An empty object by default.
 * @returns The module, with the id `accounts-typeorm`.
 */
export declare function createAccountsTypeORMModule({
  connection,
  UserEmailEntity,
  UserEntity,
  UserServiceEntity,
  UserSessionEntity,
  ...options
}?: AccountsTypeORMModuleConfig): Module
