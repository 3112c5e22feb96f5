/// <reference types="node" />

import type { IncomingMessage } from 'node:http'
import type { Email, IUser, Service, Session } from '@accounts/mikro-orm'
import type { AccountsContextOptions } from '@accounts/module-core'
import type { Connection, Constructor, EntityManager, IDatabaseDriver } from '@mikro-orm/core'
import type { Request as GraphQLHttpRequest } from 'graphql-http'
import type { RequestContext } from 'graphql-http/lib/use/http'
import type { Module } from 'graphql-modules'
import type { DatabaseType, IContext as AccountsContext } from '../module-core/internal.js'

/**
 * Options of {@link createAccountsMikroORMModule}: the database connection and the entities.
 *
 * @typeParam CustomUser - Your user entity.
 * @typeParam CustomEmail - Your entity for email addresses.
 * @typeParam CustomSession - Your session entity.
 * @typeParam CustomService - Your entity for the data of authentication services.
 */
export interface AccountsMikroORMModuleConfig<
  CustomUser extends IUser<CustomEmail, CustomSession, CustomService>,
  CustomEmail extends Email<CustomUser>,
  CustomSession extends Session<CustomUser>,
  CustomService extends Service<CustomUser>,
> {
  /** Entity for email addresses, instead of {@link Email}. */
  EmailEntity?: Constructor<CustomEmail | Email<CustomUser>>
  /** Entity for the data of authentication services, instead of {@link Service}. */
  ServiceEntity?: Constructor<CustomService | Service<CustomUser>>
  /** Entity for sessions, instead of {@link Session}. */
  SessionEntity?: Constructor<CustomSession | Session<CustomUser>>
  /** Entity for users. */
  UserEntity?: Constructor<CustomUser | IUser<CustomEmail, CustomSession, CustomService>>
  /**
   * The global entity manager. Each operation gets a fork of it. Leave it out if you provide an entity manager in a
   * different way.
   */
  em?: EntityManager<IDatabaseDriver<Connection>>
  /** What the database stores: always users and sessions. */
  type?: DatabaseType.Both
}

/**
 * The GraphQL context of an application that stores its accounts with MikroORM.
 *
 * @typeParam User - Your user entity.
 */
export interface IContext<User extends IUser<any, any, any> = IUser<any, any, any>> extends Omit<AccountsContext, 'user'> {
  /** The entity manager of the request, if you added one to the context. */
  em?: EntityManager<IDatabaseDriver<Connection>>
  /** The logged-in user, as an entity. */
  user?: User
}

/**
 * Builds the GraphQL context of a request, like `context` of `@accounts/module-core`, with types for MikroORM: the user
 * is an entity, and you can add an entity manager.
 *
 * @typeParam User - Your user entity.
 * @typeParam Ctx - Your additions to the context.
 * @param args - The request as `req` or `request`, and how to find the accounts server and the token.
 * @returns The context, without a user if the request has no valid token.
 */
export declare function context<
  User extends IUser<any, any, any> = IUser<any, any, any>,
  Ctx extends { em?: EntityManager<IDatabaseDriver<Connection>> } = object,
>(
  ...args: [
    (
      | { req: IncomingMessage; request?: undefined }
      | { req?: undefined; request: Request | GraphQLHttpRequest<IncomingMessage, RequestContext> }
    ),
    AccountsContextOptions<Ctx>,
  ]
): Promise<IContext<User>>

/**
 * Creates the GraphQL module that stores users and sessions through MikroORM. It is injected into the other accounts
 * modules.
 *
 * @typeParam CustomUser - Your user entity.
 * @typeParam CustomEmail - Your entity for email addresses.
 * @typeParam CustomSession - Your session entity.
 * @typeParam CustomService - Your entity for the data of authentication services.
 * @param __namedParameters - Entity manager and entities. An empty object by default.
 * @returns The module, with the id `accounts-mikro-orm`.
 */
export declare function createAccountsMikroORMModule<
  CustomUser extends IUser<CustomEmail, CustomSession, CustomService>,
  CustomEmail extends Email<CustomUser>,
  CustomSession extends Session<CustomUser>,
  CustomService extends Service<CustomUser>,
>({
  em,
  EmailEntity,
  ServiceEntity,
  SessionEntity,
  UserEntity,
}?: AccountsMikroORMModuleConfig<CustomUser, CustomEmail, CustomSession, CustomService>): Module
