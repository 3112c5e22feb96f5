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

/** Options of {@link createAccountsCoreModule}: those of the accounts server, and some that shape the schema. */
export interface AccountsCoreModuleConfig extends AccountsServerOptions {
  /**
   * Write `extend type` for the root types, for an application that defines them itself.
   * @defaultValue `false`
   */
  extendTypeDefs?: boolean
  /**
   * Leave the schema and its resolvers out, because another service answers the account operations. The server is then
   * there to check access tokens.
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
   * Declare `User` as a GraphQL interface, so that several types of yours can implement it.
   * @defaultValue `false`
   */
  userAsInterface?: boolean
  /**
   * Add a `schema { … }` block that names the root types.
   * @defaultValue `false`
   */
  withSchemaDefinition?: boolean
  /** @hidden The database is a module of its own and reaches the server by injection. */
  db?: never
}

/**
 * The context that resolvers of the accounts modules get: facts about the request, and the injector of the module.
 *
 * @typeParam IUser - The type of your users.
 */
export type AccountsContextGraphQLModules<IUser extends User = User> = IContext<IUser> & GraphQLModules.ModuleContext

/**
 * Options of {@link context}.
 *
 * @typeParam Ctx - What you add to the context yourself.
 */
export type AccountsContextOptions<Ctx extends object> = {
  /** The method of the same name of your GraphQL Modules application, through which the accounts server is found. */
  createOperationController: Application['createOperationController']
  /** Values to add to the context. They win over those of the same name that come from the request. */
  ctx?: Ctx
  /**
   * Do not look up the user of the access token.
   * @defaultValue `false`
   */
  excludeAddUserInContext?: boolean
  /**
   * Name of the header with the access token, in any case.
   * @defaultValue `'Authorization'`
   */
  headerName?: string
}

/**
 * Creates the two halves of a directive which lets only logged-in users reach a field, or all fields of a type.
 * {@link buildSchema} uses it on its own; call it yourself to give the directive another name or to prepare another schema.
 *
 * @param directiveName - The name without the `@`; `auth` by default.
 * @returns The declaration of the directive, to be merged into the type definitions, and the function that wraps the
 * resolvers of the marked fields with {@link authenticated}.
 */
export declare function authDirective(directiveName?: string): {
  authDirectiveTransformer: (schema: GraphQLSchema) => GraphQLSchema
  authDirectiveTypeDefs: string
}

/**
 * Wraps a resolver so that it only runs for logged-in users, that is with `user` or `userId` in its context. A context
 * with `skipJSAccountsVerification: true` passes without a user, which suits calls between trusted services.
 *
 * @param func - The resolver to protect.
 * @returns A resolver to use in its place. It rejects with a `GraphQLError` that says `Unauthorized`, has the code
 * `UNAUTHENTICATED` and asks for HTTP status 401 when nobody is logged in.
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
 * Makes the `schemaBuilder` of a GraphQL Modules application: it merges what the modules bring with type definitions,
 * resolvers and directives of your own, and puts the auth directive to work.
 *
 * @typeParam TSource - The root value that your resolvers get.
 * @typeParam TContext - The context that your resolvers get.
 * @param __namedParameters - What to add to the modules. An empty object by default.
 * @returns A function from the definitions and resolvers of all modules to the executable schema.
 */
export declare function buildSchema<TSource, TContext>({
  typeDefs,
  resolvers,
  authDirective,
  directives,
}?: {
  /** The directive for protected fields; by default the one that {@link authDirective} makes, named `auth`. */
  authDirective?: {
    authDirectiveTransformer: (schema: GraphQLSchema) => GraphQLSchema
    authDirectiveTypeDefs: string
  }
  /** Further directives: the declaration of each, if it needs one, and the function that applies it to the schema. */
  directives?: [undefined | TypeSource, (schema: GraphQLSchema) => GraphQLSchema][]
  /** Resolvers of your own. */
  resolvers?: null | IResolvers<TSource, TContext> | Maybe<IResolvers<TSource, TContext>>[]
  /** Type definitions of your own. */
  typeDefs?: TypeSource
}): undefined | ((input: { resolvers: Record<string, any>[]; typeDefs: DocumentNode[] }) => GraphQLSchema)

/**
 * Builds the GraphQL context of a request: reads the access token from its header, resumes the session behind it, and
 * notes the client's address and user agent. A token that is not valid is no error here; the context is then without a user.
 *
 * The first argument holds the request, as `req` or as `request` after the server in use; most servers hand over an object of
 * this shape. Without either, the client's address and user agent are empty strings. The second argument tells how to reach
 * the accounts server and where to find the token.
 *
 * @typeParam IUserOrContext - The type of your users, or that of the whole context.
 * @typeParam Ctx - What you add to the context yourself.
 * @typeParam _User_ - Worked out from `IUserOrContext`; do not set it.
 * @typeParam _Context_ - Worked out from `IUserOrContext`; do not set it.
 * @returns The context, with your own values in it.
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
 * Creates the GraphQL module that every application with accounts needs. It provides the accounts server with its
 * queries and mutations to log in and out, refresh tokens and impersonate. The users and sessions come from a database module, and
 * at least one authentication service has to be provided next to it.
 *
 * @param config - Options of the server and of the schema. Set `tokenSecret`, which signs the tokens.
 * @returns The module, with the id `accounts-core`.
 */
export declare function createAccountsCoreModule(config: AccountsCoreModuleConfig): Module
