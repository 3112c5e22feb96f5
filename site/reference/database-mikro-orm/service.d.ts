import type { EntitySchema, Ref } from '@mikro-orm/core'

import type { IUser, UserCtor } from './user'

/**
 * Entity for what one authentication service remembers about a user: the hash of a password, the token of a mail that was
 * sent, or the profile of an OAuth provider.
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

  /** Secret by which the owner can be found, for services that send one by mail. */
  token?: string

  /** Everything else that the service stores, kept as JSON. */
  options?: object

  /**
   * Makes service data that is not stored yet. A password goes into `options`, as `bcrypt`.
   *
   * @param args - Name, owner and password of the service.
   */
  constructor(args: ServiceCtorArgs<CustomUser>)
}

/**
 * What a {@link Service} is made of.
 *
 * @typeParam CustomUser - Entity to which the data belongs.
 */
export type ServiceCtorArgs<CustomUser extends IUser<any, any, any>> = {
  /** Name of the service. */
  name: string

  /** Owner. May be left out where the service is added to the collection of a user, which sets it. */
  user?: CustomUser

  /** Hash of the password, for the password service. */
  password?: string
}

/**
 * Constructor of a service entity.
 *
 * @typeParam CustomUser - Entity to which the data belongs.
 * @typeParam CustomServiceCtorArgs - Arguments of the constructor, where a class of your own takes more.
 */
export type ServiceCtor<
  CustomUser extends IUser<any, any, any>,
  CustomServiceCtorArgs extends ServiceCtorArgs<CustomUser> = ServiceCtorArgs<CustomUser>,
> = new (args: CustomServiceCtorArgs) => Service<CustomUser>

/**
 * Returns the {@link Service} class, typed for your own user, as the base of your own entity.
 *
 * @typeParam CustomUser - Entity to which the data belongs.
 * @typeParam CustomServiceCtorArgs - Arguments of the constructor.
 * @param options - With `abstract`, the base is renamed to `AccountsService`, so that your entity can be called `Service`; `{}`
 *   when left out.
 * @returns The class to extend.
 */
export declare function getServiceCtor<
  CustomUser extends IUser<any, any, any>,
  CustomServiceCtorArgs extends ServiceCtorArgs<CustomUser> = ServiceCtorArgs<CustomUser>,
>(options?: { abstract?: boolean }): ServiceCtor<CustomUser, CustomServiceCtorArgs>

/**
 * Describes {@link Service} to MikroORM. List the result among the entities of your configuration.
 *
 * @param options - `UserEntity` is the class of the owner, where it is your own; with `abstract`, the schema is a base
 *   without a table. `{}` when left out.
 * @returns The schema of the entity.
 */
export declare function getServiceSchema(options?: {
  UserEntity?: UserCtor<any, any, any, any>
  abstract?: boolean
}): EntitySchema<Service<any>>
