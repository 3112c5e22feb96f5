import type { EntitySchema, Ref } from '@mikro-orm/core'

import type { IUser, UserCtor } from './user'

/**
 * Entity for one e-mail address of a user.
 *
 * @typeParam CustomUser - Entity that owns the address.
 */
export declare class Email<CustomUser extends IUser<any, any, any>> {
  /** Primary key. */
  id: number

  /** Reference to the owner, loaded on demand. */
  user: Ref<CustomUser>

  /** The address itself. */
  address: string

  /**
   * Whether the owner has proved that the address is theirs.
   *
   * @defaultValue `false`
   */
  verified: boolean

  /**
   * Makes an address that is not stored yet.
   *
   * @param args - The address, and what is known of its owner and state.
   */
  constructor(args: EmailCtorArgs<CustomUser>)
}

/**
 * What an {@link Email} is made of.
 *
 * @typeParam CustomUser - Entity that owns the address.
 */
export interface EmailCtorArgs<CustomUser extends IUser<any, any, any>> {
  /** The address itself. */
  address: string

  /** Owner. May be left out where the address is added to the collection of a user, which sets it. */
  user?: CustomUser

  /** Whether the address counts as verified from the start. */
  verified?: boolean
}

/**
 * Constructor of an e-mail entity.
 *
 * @typeParam CustomUser - Entity that owns the address.
 * @typeParam CustomEmailCtorArgs - Arguments of the constructor, where a class of your own takes more.
 */
export type EmailCtor<
  CustomUser extends IUser<any, any, any>,
  CustomEmailCtorArgs extends EmailCtorArgs<CustomUser> = EmailCtorArgs<CustomUser>,
> = new (args: CustomEmailCtorArgs) => Email<CustomUser>

/**
 * Returns the {@link Email} class, typed for your own user, as the base of your own entity.
 *
 * @typeParam CustomUser - Entity that owns the address.
 * @typeParam CustomEmailCtorArgs - Arguments of the constructor.
 * @param options - With `abstract`, the base is renamed, so that your entity can be called `Email`; `{}` when left out.
 * @returns The class to extend.
 */
export declare function getEmailCtor<
  CustomUser extends IUser<any, any, any>,
  CustomEmailCtorArgs extends EmailCtorArgs<CustomUser> = EmailCtorArgs<CustomUser>,
>(options?: { abstract?: boolean }): EmailCtor<CustomUser, CustomEmailCtorArgs>

/**
 * Describes {@link Email} to MikroORM. List the result among the entities of your configuration.
 *
 * @param options - `UserEntity` is the class of the owner, where it is your own; with `abstract`, the schema is a base
 *   without a table. `{}` when left out.
 * @returns The schema of the entity.
 */
export declare function getEmailSchema(options?: {
  UserEntity?: UserCtor<any, any, any, any>
  abstract?: boolean
}): EntitySchema<Email<any>>
