import type { EntitySchema, Ref } from '@mikro-orm/core'

import type { IUser, UserCtor } from './user'

/**
 * Entity for the data of one authentication service about a user: a password hash, the token of an email, or the profile
 * from an OAuth provider.
 *
 * @typeParam CustomUser - Entity to which the data belongs.
 */
export declare class Service<CustomUser extends IUser<any, any, any>> {
  /** Primary key. */
  id: number

  /** Reference to the owner, loaded on demand. */
  user: Ref<CustomUser>

  /** Name of the service, such as `password` or `password.reset`. */
  name: string

  /** Secret that finds the owner, for services that send one by email. */
  token?: string

  /** All other data of the service, stored as JSON. */
  options?: object

  /**
   * Creates service data without storing it. A password goes into `options`, as `bcrypt`.
   *
   * @param args - Name, owner and password of the service.
   */
  constructor(args: ServiceCtorArgs<CustomUser>)
}

/**
 * Constructor arguments of {@link Service}.
 *
 * @typeParam CustomUser - Entity to which the data belongs.
 */
export type ServiceCtorArgs<CustomUser extends IUser<any, any, any>> = {
  /** Name of the service. */
  name: string

  /** Owner. You can leave it out if you add the service to a user\'s collection, which sets it. */
  user?: CustomUser

  /** Hash of the password, for the password service. */
  password?: string
}

/**
 * Constructor of a service entity.
 *
 * @typeParam CustomUser - Entity to which the data belongs.
 * @typeParam CustomServiceCtorArgs - Arguments of the constructor, if your own class takes more.
 */
export type ServiceCtor<
  CustomUser extends IUser<any, any, any>,
  CustomServiceCtorArgs extends ServiceCtorArgs<CustomUser> = ServiceCtorArgs<CustomUser>,
> = new (args: CustomServiceCtorArgs) => Service<CustomUser>

/**
 * Returns the {@link Service} class, typed for your user class, as a base class for your entity.
 *
 * @typeParam CustomUser - Entity to which the data belongs.
 * @typeParam CustomServiceCtorArgs - Arguments of the constructor.
 * @param options - With `abstract`, the base is renamed to `AccountsService`, so that you can call your entity
 *   `Service`, `{}` by default.
 * @returns The class to extend.
 */
export declare function getServiceCtor<
  CustomUser extends IUser<any, any, any>,
  CustomServiceCtorArgs extends ServiceCtorArgs<CustomUser> = ServiceCtorArgs<CustomUser>,
>(options?: { abstract?: boolean }): ServiceCtor<CustomUser, CustomServiceCtorArgs>

/**
 * Describes {@link Service} to MikroORM. Add the result to the entities of your configuration.
 *
 * @param options - `UserEntity` is the class of the owner, if you have your own; with `abstract`, the schema is a base
 *   without a table. `{}` by default.
 * @returns The schema of the entity.
 */
export declare function getServiceSchema(options?: {
  UserEntity?: UserCtor<any, any, any, any>
  abstract?: boolean
}): EntitySchema<Service<any>>
