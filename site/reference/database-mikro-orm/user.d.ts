import type { Collection, EntitySchema } from '@mikro-orm/core'

import type { Email, EmailCtor, EmailCtorArgs } from './email'
import type { Service, ServiceCtor, ServiceCtorArgs } from './service'
import type { Session, SessionCtor } from './session'

/**
 * Properties that every user entity has. A class of your own adds to them.
 *
 * @typeParam CustomEmail - Entity of the e-mail addresses.
 * @typeParam CustomSession - Entity of the sessions.
 * @typeParam CustomService - Entity of what the authentication services store.
 */
export interface IUser<CustomEmail extends Email<any>, CustomSession extends Session<any>, CustomService extends Service<any>> {
  /** Primary key. */
  id: number

  /** Name to log in with, if the user chose one. */
  username?: string

  /** Data of the authentication services. */
  services: Collection<CustomService>

  /** E-mail addresses. */
  emails: Collection<CustomEmail>

  /** Sessions, past ones included. */
  sessions: Collection<CustomSession>

  /** `true` for a user who must not log in any more. */
  deactivated: boolean

  /** Time of the registration. */
  createdAt: Date

  /** Time of the latest change. */
  updatedAt: Date
}

/** What a new user is made of. */
export interface UserCtorArgs {
  /** Name to log in with. */
  username?: string

  /** First e-mail address; it becomes an {@link Email}. */
  email?: string

  /** Hash of the password; it becomes a {@link Service}. */
  password?: string
}

/**
 * Constructor of a user entity.
 *
 * @typeParam CustomEmail - Entity of the e-mail addresses.
 * @typeParam CustomSession - Entity of the sessions.
 * @typeParam CustomService - Entity of what the authentication services store.
 * @typeParam CustomUserCtorArgs - Arguments of the constructor, where a class of your own takes more.
 */
export type UserCtor<
  CustomEmail extends Email<any>,
  CustomSession extends Session<any>,
  CustomService extends Service<any>,
  CustomUserCtorArgs extends UserCtorArgs = UserCtorArgs,
> = new (args: CustomUserCtorArgs) => IUser<CustomEmail, CustomSession, CustomService>

/**
 * Creates the class of the users. Unlike addresses, services and sessions, users have no exported class, because theirs
 * depends on the classes of the other three. Use the result as it is, or extend it.
 *
 * @typeParam CustomEmail - Entity of the e-mail addresses.
 * @typeParam CustomSession - Entity of the sessions.
 * @typeParam CustomService - Entity of what the authentication services store.
 * @typeParam CustomUserCtorArgs - Arguments of the constructor of the user.
 * @typeParam CustomEmailCtorArgs - Arguments of the constructor of an address.
 * @typeParam CustomServiceCtorArgs - Arguments of the constructor of a service.
 * @param options - `EmailEntity` and `ServiceEntity` are the classes to build addresses and services with;
 *   `getCustomEmailArgs` and `getCustomServiceArgs` derive their extra arguments from those of the user; with `abstract`, the
 *   class is renamed, so that your entity can be called `User`. `{}` when left out.
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
 * Describes the users to MikroORM. List the result among the entities of your configuration.
 *
 * @param options - `AccountsUser` is the class that {@link getUserCtor} returned; the other entities are named where they are
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
