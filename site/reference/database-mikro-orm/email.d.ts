import type { EntitySchema, Ref } from '@mikro-orm/core'

import type { IUser, UserCtor } from './user'

/**
 * Entity for one email address of a user.
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
   * Whether the owner has verified the address.
   *
   * @defaultValue `false`
   */
  verified: boolean

  /**
   * Creates an address without storing it.
   *
   * @param args - The address, its owner, and its state.
   */
  constructor(args: EmailCtorArgs<CustomUser>)
}

/**
 * Constructor arguments of {@link Email}.
 *
 * @typeParam CustomUser - Entity that owns the address.
 */
export interface EmailCtorArgs<CustomUser extends IUser<any, any, any>> {
  /** The address itself. */
  address: string

  /** Owner. You can leave it out if you add the address to a user\'s collection, which sets it. */
  user?: CustomUser

  /** Whether the address is verified from the start. */
  verified?: boolean
}

/**
 * Constructor of an email entity.
 *
 * @typeParam CustomUser - Entity that owns the address.
 * @typeParam CustomEmailCtorArgs - Arguments of the constructor, if your own class takes more.
 */
export type EmailCtor<
  CustomUser extends IUser<any, any, any>,
  CustomEmailCtorArgs extends EmailCtorArgs<CustomUser> = EmailCtorArgs<CustomUser>,
> = new (args: CustomEmailCtorArgs) => Email<CustomUser>

/**
 * Returns the {@link Email} class, typed for your user class, as a base class for your entity.
 *
 * @typeParam CustomUser - Entity that owns the address.
 * @typeParam CustomEmailCtorArgs - Arguments of the constructor.
 * @param options - With `abstract`, the base is renamed, so that you can call your entity `Email`, `{}` by default.
 * @returns The class to extend.
 */
export declare function getEmailCtor<
  CustomUser extends IUser<any, any, any>,
  CustomEmailCtorArgs extends EmailCtorArgs<CustomUser> = EmailCtorArgs<CustomUser>,
>(options?: { abstract?: boolean }): EmailCtor<CustomUser, CustomEmailCtorArgs>

/**
 * Describes {@link Email} to MikroORM. Add the result to the entities of your configuration.
 *
 * @param options - `UserEntity` is the class of the owner, if you have your own; with `abstract`, the schema is a base
 *   without a table. `{}` by default.
 * @returns The schema of the entity.
 */
export declare function getEmailSchema(options?: {
  UserEntity?: UserCtor<any, any, any, any>
  abstract?: boolean
}): EntitySchema<Email<any>>
