import type { Module } from 'graphql-modules'
import type { AccountsMagicLinkOptions } from './internal.js'

export * from './schema-types.js'

/** Options of {@link createAccountsMagicLinkModule}: the options of the magic link service, and some that change the schema. */
export interface AccountsMagicLinkModuleConfig extends AccountsMagicLinkOptions {
  /**
   * Write `extend type` for the root mutation type, because the core module defines it.
   * @defaultValue `true`
   */
  extendTypeDefs?: boolean
  /**
   * Name of the root mutation type. Use the same value as in the core module.
   * @defaultValue `'Mutation'`
   */
  rootMutationName?: string
}

/**
 * Creates the GraphQL module for magic links. It provides the service and the mutation that requests a link. The login
 * itself uses the `authenticate` mutation of the core module.
 *
 * @param config - Options of the service and of the schema. An empty object by default.
 * @returns The module, with the id `accounts-magic-link`.
 */
export declare function createAccountsMagicLinkModule(config?: AccountsMagicLinkModuleConfig): Module
