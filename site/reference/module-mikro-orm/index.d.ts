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
 * Options of {@link createAccountsMikroORMModule}: the connection to the database, and the entities to store accounts with.
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
  /** Entity for email addresses, if {@link Email} does not suit you. */
  EmailEntity?: Constructor<CustomEmail | Email<CustomUser>>
  /** Entity for the data of authentication services, if {@link Service} does not suit you. */
  ServiceEntity?: Constructor<CustomService | Service<CustomUser>>
  /** Entity for sessions, if {@link Session} does not suit you. */
  SessionEntity?: Constructor<CustomSession | Session<CustomUser>>
  /** Entity for users. */
  UserEntity?: Constructor<CustomUser | IUser<CustomEmail, CustomSession, CustomService>>
  /** The global entity manager. Each operation gets a fork of it; leave it out to provide an entity manager in another way. */
  em?: EntityManager<IDatabaseDriver<Connection>>
  /** What the database keeps: here always both, users and sessions. */
  type?: DatabaseType.Both
}

/**
 * The GraphQL context of an application that keeps its accounts with MikroORM.
 *
 * @typeParam User - Your user entity.
 */
export interface IContext<User extends IUser<any, any, any> = IUser<any, any, any>> extends Omit<AccountsContext, 'user'> {
  /** The entity manager of the request, if you have put one into the context. */
  em?: EntityManager<IDatabaseDriver<Connection>>
  /** The logged-in user, as an entity. */
  user?: User
}

/**
 * Builds the GraphQL context of a request, like `context` of `@accounts/module-core`, with types that fit MikroORM: the
 * user is an entity, and an entity manager can be among the values you add.
 *
 * @typeParam User - Your user entity.
 * @typeParam Ctx - What you add to the context yourself.
 * @param args - The request, as `req` or `request`, and then how to reach the accounts server and where to find the token.
 * @returns The context, without a user when the request carries no valid token.
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
 * Creates the GraphQL module that keeps users and sessions in a database through MikroORM. The other accounts
 * modules find it by injection.
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
