import type { EntitySchema, Ref } from '@mikro-orm/core'

import type { IUser, UserCtor } from './user'

/**
 * Entity for one login of a user. It is the row in the database, with a numeric id. The server gets sessions in the form
 * of `@accounts/types`, with string ids.
 *
 * @typeParam CustomUser - Entity that is logged in.
 */
export declare class Session<CustomUser extends IUser<any, any, any>> {
  /** Primary key. */
  id: number

  /**
   * When the session started.
   *
   * @defaultValue the time when the object is created
   */
  createdAt: Date

  /**
   * When the session last changed.
   *
   * @defaultValue the time when the object is created
   */
  updatedAt: Date

  /** Reference to the user, loaded on demand. */
  user: Ref<CustomUser>

  /** Secret that the server uses to find the session. */
  token: string

  /** `false` once the session has ended. */
  valid: boolean

  /** Browser or application from which the user logged in. */
  userAgent?: string

  /** IP address from which the user logged in. */
  ip?: string

  /** Additional data of the session, such as the impersonator. */
  extra?: object

  /**
   * Creates a session without storing it.
   *
   * @param args - User, token, and state of the session, and data about the client.
   */
  constructor(args: SessionCtorArgs<CustomUser>)
}

/**
 * Constructor arguments of {@link Session}.
 *
 * @typeParam CustomUser - Entity that is logged in.
 */
export type SessionCtorArgs<CustomUser extends IUser<any, any, any>> = {
  /** The user who is logged in. */
  user: CustomUser

  /** Secret that the server uses to find the session. */
  token: string

  /** Whether the session can be used. */
  valid: boolean

  /** Browser or application of the user, if known. */
  userAgent?: string | null

  /** IP address of the user, if known. */
  ip?: string | null

  /** Additional data to store with the session. */
  extra?: object
}

/**
 * Constructor of a session entity.
 *
 * @typeParam CustomUser - Entity that is logged in.
 * @typeParam CustomSessionCtorArgs - Arguments of the constructor, if your own class takes more.
 */
export type SessionCtor<
  CustomUser extends IUser<any, any, any>,
  CustomSessionCtorArgs extends SessionCtorArgs<CustomUser> = SessionCtorArgs<CustomUser>,
> = new (args: CustomSessionCtorArgs) => Session<CustomUser>

/**
 * Returns the {@link Session} class, typed for your user class, as a base class for your entity.
 *
 * @typeParam CustomUser - Entity that is logged in.
 * @typeParam CustomSessionCtorArgs - Arguments of the constructor.
 * @param options - With `abstract`, the base is renamed, so that you can call your entity `Session`, `{}` by default.
 * @returns The class to extend.
 */
export declare function getSessionCtor<
  CustomUser extends IUser<any, any, any>,
  CustomSessionCtorArgs extends SessionCtorArgs<CustomUser> = SessionCtorArgs<CustomUser>,
>(options?: { abstract?: boolean }): SessionCtor<CustomUser, CustomSessionCtorArgs>

/**
 * Describes {@link Session} to MikroORM. Add the result to the entities of your configuration.
 *
 * @param options - `UserEntity` is the class of the user, if you have your own; with `abstract`, the schema is a base
 *   without a table. `{}` by default.
 * @returns The schema of the entity.
 */
export declare function getSessionSchema(options?: {
  UserEntity?: UserCtor<any, any, any, any>
  abstract?: boolean
}): EntitySchema<Session<any>>
