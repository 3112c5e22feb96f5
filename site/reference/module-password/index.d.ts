import type { Module } from 'graphql-modules'
import type { AccountsPasswordOptions } from './internal.js'

export * from './schema-types.js'

/** Options of {@link createAccountsPasswordModule}: the options of the password service, and some that change the schema. */
export interface AccountsPasswordModuleConfig extends AccountsPasswordOptions {
  /**
   * Write `extend type` for the root types, because the core module defines them.
   * @defaultValue `true`
   */
  extendTypeDefs?: boolean
  /**
   * Name of the root mutation type. Use the same value as in the core module.
   * @defaultValue `'Mutation'`
   */
  rootMutationName?: string
  /**
   * Name of the root query type. Use the same value as in the core module.
   * @defaultValue `'Query'`
   */
  rootQueryName?: string
}

/**
 * Creates the GraphQL module for passwords. It provides the service and the operations to sign up, verify email
 * addresses, change or reset passwords, and use two-factor authentication. The login itself uses the `authenticate`
 * mutation of the core module.
 *
 * @param config - Options of the service and of the schema. An empty object by default.
 * @returns The module, with the id `accounts-password`.
 */
export declare function createAccountsPasswordModule(config?: AccountsPasswordModuleConfig): Module
