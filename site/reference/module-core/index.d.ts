/// <reference types="node" />

import type { IncomingMessage } from 'node:http'
import type { AccountsServerOptions } from '@accounts/server'
import type { User } from '@accounts/types'
import type { IResolvers, Maybe, TypeSource } from '@graphql-tools/utils'
import type { DocumentNode, GraphQLSchema } from 'graphql'
import type { Request as GraphQLHttpRequest } from 'graphql-http'
import type { RequestContext } from 'graphql-http/lib/use/http'
import type { Application, Module } from 'graphql-modules'
import type { IContext } from './internal.js'

export * from './schema-types.js'

/** Options of {@link createAccountsCoreModule}: the options of the accounts server, and some that change the schema. */
export interface AccountsCoreModuleConfig extends AccountsServerOptions {
  /**
   * Write `extend type` for the root types, if your application defines them itself.
   * @defaultValue `false`
   */
  extendTypeDefs?: boolean
  /**
   * Leave out the schema and its resolvers, because another service provides the account operations. The server then
   * only checks access tokens.
   * @defaultValue `false`
   */
  micro?: boolean
  /**
   * Name of the root mutation type.
   * @defaultValue `'Mutation'`
   */
  rootMutationName?: string
  /**
   * Name of the root query type.
   * @defaultValue `'Query'`
   */
  rootQueryName?: string
  /**
   * Declare `User` as a GraphQL interface, so that several of your types can implement it.
   * @defaultValue `false`
   */
  userAsInterface?: boolean
  /**
   * Add a `schema { … }` block that names the root types.
   * @defaultValue `false`
   */
  withSchemaDefinition?: boolean
  /** @hidden The database is a separate module, which is injected into the server. */
  db?: never
}

/**
 * The context that resolvers of the accounts modules get: data about the request, and the injector of the module.
 *
 * @typeParam IUser - The type of your users.
 */
export type AccountsContextGraphQLModules<IUser extends User = User> = IContext<IUser> & GraphQLModules.ModuleContext

/**
 * Options of {@link context}.
 *
 * @typeParam Ctx - Your additions to the context.
 */
export type AccountsContextOptions<Ctx extends object> = {
  /** The method with this name of your GraphQL Modules application. It finds the accounts server. */
  createOperationController: Application['createOperationController']
  /** Values to add to the context. They override values with the same name from the request. */
  ctx?: Ctx
  /**
   * Skip the lookup of the access token's user.
   * @defaultValue `false`
   */
  excludeAddUserInContext?: boolean
  /**
   * Name of the header with the access token. Case doesn't matter.
   * @defaultValue `'Authorization'`
   */
  headerName?: string
}

/**
 * Creates the two halves of a directive that allows only logged-in users to read a field, or all fields of a type.
 * {@link buildSchema} uses it by default. Call it yourself to rename the directive or to prepare a different schema.
 *
 * @param directiveName - The name without the `@`; `auth` by default.
 * @returns The declaration of the directive, to add to the type definitions, and the function that wraps the resolvers
 *   of the marked fields with {@link authenticated}.
 */
export declare function authDirective(directiveName?: string): {
  authDirectiveTransformer: (schema: GraphQLSchema) => GraphQLSchema
  authDirectiveTypeDefs: string
}

/**
 * Wraps a resolver so that it runs only for logged-in users, that is, with `user` or `userId` in its context. A context
 * with `skipJSAccountsVerification: true` passes without a user, so that trusted services can call each other.
 *
 * @param func - The resolver to protect.
 * @returns The protected resolver. If no user is logged in, it rejects with a `GraphQLError` with the message
 *   `Unauthorized`, the code `UNAUTHENTICATED`, and the HTTP status 401.
 */
export declare function authenticated<
  CustomRoot,
  CustomArgs,
  CustomContext extends { skipJSAccountsVerification?: Boolean; user?: any; userId?: any },
  Info,
  ReturnType,
>(
  func: (root: CustomRoot, args: CustomArgs, context: CustomContext, info: Info) => ReturnType | Promise<ReturnType>,
): (root: CustomRoot, args: CustomArgs, context: CustomContext, info: Info) => Promise<ReturnType>

/**
 * Creates the `schemaBuilder` of a GraphQL Modules application. It merges the modules with your own type definitions,
 * resolvers, and directives, and enforces the auth directive.
 *
 * @typeParam TSource - The root value of your resolvers.
 * @typeParam TContext - The context of your resolvers.
 * @param __namedParameters - Your additions to the modules. An empty object by default.
 * @returns A function from the definitions and resolvers of all modules to the executable schema.
 */
export declare function buildSchema<TSource, TContext>({
  typeDefs,
  resolvers,
  authDirective,
  directives,
}?: {
  /** The directive for protected fields; by default `auth`, which {@link authDirective} creates. */
  authDirective?: {
    authDirectiveTransformer: (schema: GraphQLSchema) => GraphQLSchema
    authDirectiveTypeDefs: string
  }
  /** Other directives: their declarations, if they need any, and the functions that apply them to the schema. */
  directives?: [undefined | TypeSource, (schema: GraphQLSchema) => GraphQLSchema][]
  /** Your resolvers. */
  resolvers?: null | IResolvers<TSource, TContext> | Maybe<IResolvers<TSource, TContext>>[]
  /** Your type definitions. */
  typeDefs?: TypeSource
}): undefined | ((input: { resolvers: Record<string, any>[]; typeDefs: DocumentNode[] }) => GraphQLSchema)

/**
 * Builds the GraphQL context of a request: reads the access token from its header, resumes its session, and adds the
 * client's IP address and user agent. An invalid token isn't an error: the context then has no user.
 *
 * The first argument contains the request as `req` or `request`, depending on the GraphQL server. Most servers pass such
 * an object. Without either, the IP address and user agent are empty strings. The second argument says how to find the
 * accounts server and the token.
 *
 * @typeParam IUserOrContext - The type of your users, or that of the whole context.
 * @typeParam Ctx - Your additions to the context.
 * @typeParam _User_ - Inferred from `IUserOrContext`; don't set it.
 * @typeParam _Context_ - Inferred from `IUserOrContext`; don't set it.
 * @returns The context, including your own values.
 */
export declare function context<
  IUserOrContext extends object = User,
  Ctx extends object = object,
  _User_ extends User = IUserOrContext extends User ? IUserOrContext : User,
  _Context_ extends object = IUserOrContext extends User ? IContext<IUserOrContext> : IUserOrContext,
>(
  {
    req,
    request,
  }:
    | {
        /** A request of Node's own HTTP server, or of Express. */
        req: IncomingMessage
        request?: undefined
      }
    | {
        req?: undefined
        /** A request of the Fetch API, or of `graphql-http`. */
        request: Request | GraphQLHttpRequest<IncomingMessage, RequestContext>
      },
  { createOperationController, ctx, ...options }: AccountsContextOptions<Ctx>,
): Promise<_Context_>

/**
 * Creates the GraphQL module that every application with accounts needs. It provides the accounts server and its queries
 * and mutations to log in and out, refresh tokens, and impersonate users. You also need a database module for users and
 * sessions, and at least one authentication service.
 *
 * @param config - Options of the server and of the schema. Set `tokenSecret`, which signs the tokens.
 * @returns The module, with the id `accounts-core`.
 */
export declare function createAccountsCoreModule(config: AccountsCoreModuleConfig): Module
