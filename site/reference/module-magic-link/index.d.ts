import type { Module } from 'graphql-modules'
import type { AccountsMagicLinkOptions } from './internal.js'

export * from './schema-types.js'

/** Options of {@link createAccountsMagicLinkModule}: those of the magic link service, and some that shape the schema. */
export interface AccountsMagicLinkModuleConfig extends AccountsMagicLinkOptions {
  /**
   * Write `extend type` for the root mutation type, for the core module, which defines it itself.
   * @defaultValue `true`
   */
  extendTypeDefs?: boolean
  /**
   * Name of the root mutation type. Give it the same value as in the core module.
   * @defaultValue `'Mutation'`
   */
  rootMutationName?: string
}

/**
 * Creates the GraphQL module for logins without a password: it provides the magic link service, and the mutation with which a
 * client asks for a link. The login itself goes through the `authenticate` mutation of the core module.
 *
 * @param config - Options of the service and of the schema. An empty object by default.
 * @returns The module, with the id `accounts-magic-link`.
 */
export declare function createAccountsMagicLinkModule(config?: AccountsMagicLinkModuleConfig): Module
