import type { Collection, EntitySchema } from '@mikro-orm/core'

import type { Email, EmailCtor, EmailCtorArgs } from './email'
import type { Service, ServiceCtor, ServiceCtorArgs } from './service'
import type { Session, SessionCtor } from './session'

/**
 * Properties of every user entity. Your own class can add more.
 *
 * @typeParam CustomEmail - Entity of the email addresses.
 * @typeParam CustomSession - Entity of the sessions.
 * @typeParam CustomService - Entity of the data that authentication services store.
 */
export interface IUser<CustomEmail extends Email<any>, CustomSession extends Session<any>, CustomService extends Service<any>> {
  /** Primary key. */
  id: number

  /** Username, if the user has one. */
  username?: string

  /** Data of the authentication services. */
  services: Collection<CustomService>

  /** Email addresses. */
  emails: Collection<CustomEmail>

  /** Sessions, including past ones. */
  sessions: Collection<CustomSession>

  /** `true` for a user who can no longer log in. */
  deactivated: boolean

  /** When the user signed up. */
  createdAt: Date

  /** When the user last changed. */
  updatedAt: Date
}

/** Constructor arguments of a new user. */
export interface UserCtorArgs {
  /** Username. */
  username?: string

  /** First email address. It becomes an {@link Email}. */
  email?: string

  /** Hash of the password. It becomes a {@link Service}. */
  password?: string
}

/**
 * Constructor of a user entity.
 *
 * @typeParam CustomEmail - Entity of the email addresses.
 * @typeParam CustomSession - Entity of the sessions.
 * @typeParam CustomService - Entity of the data that authentication services store.
 * @typeParam CustomUserCtorArgs - Arguments of the constructor, if your own class takes more.
 */
export type UserCtor<
  CustomEmail extends Email<any>,
  CustomSession extends Session<any>,
  CustomService extends Service<any>,
  CustomUserCtorArgs extends UserCtorArgs = UserCtorArgs,
> = new (args: CustomUserCtorArgs) => IUser<CustomEmail, CustomSession, CustomService>

/**
 * Creates the class of the users. Addresses, services, and sessions have exported classes, but users don't, because
 * their class depends on the other three. Use the result as it is, or extend it.
 *
 * @typeParam CustomEmail - Entity of the email addresses.
 * @typeParam CustomSession - Entity of the sessions.
 * @typeParam CustomService - Entity of the data that authentication services store.
 * @typeParam CustomUserCtorArgs - Arguments of the constructor of the user.
 * @typeParam CustomEmailCtorArgs - Arguments of the constructor of an address.
 * @typeParam CustomServiceCtorArgs - Arguments of the constructor of a service.
 * @param options - `EmailEntity` and `ServiceEntity` are the classes of addresses and services; `getCustomEmailArgs` and
 *   `getCustomServiceArgs` compute their extra arguments from the user's arguments; with `abstract`, the class is
 *   renamed, so that you can call your entity `User`. `{}` by default.
 * @returns The class of the users.
 */
export declare function getUserCtor<
  CustomEmail extends Email<any>,
  CustomSession extends Session<any>,
  CustomService extends Service<any>,
  CustomUserCtorArgs extends UserCtorArgs = UserCtorArgs,
  CustomEmailCtorArgs extends EmailCtorArgs<any> = EmailCtorArgs<any>,
  CustomServiceCtorArgs extends ServiceCtorArgs<any> = ServiceCtorArgs<any>,
>(options?: {
  abstract?: boolean
  EmailEntity?: new (args: CustomEmailCtorArgs) => CustomEmail
  ServiceEntity?: new (args: CustomServiceCtorArgs) => CustomService
  getCustomEmailArgs?: (args: CustomUserCtorArgs) => Partial<CustomEmailCtorArgs>
  getCustomServiceArgs?: (args: CustomUserCtorArgs) => Partial<CustomServiceCtorArgs>
}): UserCtor<CustomEmail, CustomSession, CustomService>

/**
 * Describes the users to MikroORM. Add the result to the entities of your configuration.
 *
 * @param options - `AccountsUser` is the class that {@link getUserCtor} returned; name the other entities if you have
 *   your own; with `abstract`, the schema is a base without a table.
 * @returns The schema of the entity.
 */
export declare function getUserSchema(options: {
  AccountsUser: UserCtor<any, any, any, any>
  EmailEntity?: EmailCtor<any, any>
  ServiceEntity?: ServiceCtor<any, any>
  SessionEntity?: SessionCtor<any, any>
  abstract?: boolean
}): EntitySchema<IUser<any, any, any>>
