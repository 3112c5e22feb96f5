import type { EntitySchema, Ref } from '@mikro-orm/core'

import type { IUser, UserCtor } from './user'

/**
 * Entity for one login of a user. It is the row in the database, with a number as its id; the server gets sessions in
 * the form of `@accounts/types`, with strings.
 *
 * @typeParam CustomUser - Entity that is logged in.
 */
export declare class Session<CustomUser extends IUser<any, any, any>> {
  /** Primary key. */
  id: number

  /**
   * Start of the session.
   *
   * @defaultValue the time at which the object is made
   */
  createdAt: Date

  /**
   * Latest change of the session.
   *
   * @defaultValue the time at which the object is made
   */
  updatedAt: Date

  /** Reference to the user, loaded on demand. */
  user: Ref<CustomUser>

  /** Secret by which the server finds the session. */
  token: string

  /** `false` once the session has ended. */
  valid: boolean

  /** Browser or application from which the user logged in. */
  userAgent?: string

  /** Network address from which the user logged in. */
  ip?: string

  /** Further data of the session, such as who impersonates the user. */
  extra?: object

  /**
   * Makes a session that is not stored yet.
   *
   * @param args - User, token and state of the session, and what is known of the client.
   */
  constructor(args: SessionCtorArgs<CustomUser>)
}

/**
 * What a {@link Session} is made of.
 *
 * @typeParam CustomUser - Entity that is logged in.
 */
export type SessionCtorArgs<CustomUser extends IUser<any, any, any>> = {
  /** The user who is logged in. */
  user: CustomUser

  /** Secret by which the server finds the session. */
  token: string

  /** Whether the session can be used. */
  valid: boolean

  /** Browser or application of the user, if known. */
  userAgent?: string | null

  /** Network address of the user, if known. */
  ip?: string | null

  /** Further data to keep with the session. */
  extra?: object
}

/**
 * Constructor of a session entity.
 *
 * @typeParam CustomUser - Entity that is logged in.
 * @typeParam CustomSessionCtorArgs - Arguments of the constructor, where a class of your own takes more.
 */
export type SessionCtor<
  CustomUser extends IUser<any, any, any>,
  CustomSessionCtorArgs extends SessionCtorArgs<CustomUser> = SessionCtorArgs<CustomUser>,
> = new (args: CustomSessionCtorArgs) => Session<CustomUser>

/**
 * Returns the {@link Session} class, typed for your own user, as the base of your own entity.
 *
 * @typeParam CustomUser - Entity that is logged in.
 * @typeParam CustomSessionCtorArgs - Arguments of the constructor.
 * @param options - With `abstract`, the base is renamed, so that your entity can be called `Session`; `{}` when left out.
 * @returns The class to extend.
 */
export declare function getSessionCtor<
  CustomUser extends IUser<any, any, any>,
  CustomSessionCtorArgs extends SessionCtorArgs<CustomUser> = SessionCtorArgs<CustomUser>,
>(options?: { abstract?: boolean }): SessionCtor<CustomUser, CustomSessionCtorArgs>

/**
 * Describes {@link Session} to MikroORM. List the result among the entities of your configuration.
 *
 * @param options - `UserEntity` is the class of the user, where it is your own; with `abstract`, the schema is a base
 *   without a table. `{}` when left out.
 * @returns The schema of the entity.
 */
export declare function getSessionSchema(options?: {
  UserEntity?: UserCtor<any, any, any, any>
  abstract?: boolean
}): EntitySchema<Session<any>>
