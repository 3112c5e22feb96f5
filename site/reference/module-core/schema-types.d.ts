import type { GraphQLResolveInfo } from 'graphql'
import type { AccountsContextGraphQLModules } from './index.js'

// Helpers that the other types are built from

/** Maps `T` onto itself key by key: the exact shape of the variables of an operation. */
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }

/** `T` in full, or an object that lacks its fields for as long as a deferred fragment has not been delivered. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never }

/** An input value that a client may also send as `null`. */
export type InputMaybe<T> = Maybe<T>

/** An object type on which none of the keys `K` of `T` may hold a value. */
export type MakeEmpty<T extends { [key: string]: unknown }, K extends keyof T> = { [_ in K]?: never }

/** `T`, with its keys `K` still required but nullable. */
export type MakeMaybe<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]: Maybe<T[SubKey]> }

/** `T`, with its keys `K` turned optional and nullable. */
export type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> }

/** A value that the schema allows to be `null`. */
export type Maybe<T> = T | null

/** `T`, with its keys `K` required and never `null`: the arguments a resolver can rely on. */
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> }

/** The built-in GraphQL scalars, each with its TypeScript type as an argument (`input`) and as a result (`output`). */
export type Scalars = {
  Boolean: { input: boolean; output: boolean }
  Float: { input: number; output: number }
  ID: { input: string; output: string }
  Int: { input: number; output: number }
  String: { input: string; output: string }
}

// Types and inputs of the schema

/** The credentials of a login. Which of the fields count depends on the authentication service that gets them. */
export type AuthenticateParamsInput = {
  /** Access token from an OAuth provider. */
  access_token?: InputMaybe<Scalars['String']['input']>
  /** Secret that goes with `access_token` for OAuth 1 providers. */
  access_token_secret?: InputMaybe<Scalars['String']['input']>
  /** The current two-factor code, for users who switched two-factor authentication on. */
  code?: InputMaybe<Scalars['String']['input']>
  /** For the `password` service. */
  password?: InputMaybe<Scalars['String']['input']>
  /** For the `oauth` service: the name under which the provider is registered. */
  provider?: InputMaybe<Scalars['String']['input']>
  /** For the `magicLink` service: the token of the link. */
  token?: InputMaybe<Scalars['String']['input']>
  /** For the `password` service: the user who logs in. */
  user?: InputMaybe<UserInput>
}

/** An email address of a user, as the schema shows it. */
export type EmailRecord = {
  __typename?: 'EmailRecord'
  address?: Maybe<Scalars['String']['output']>
  /** Whether the user has proved to own this address. */
  verified?: Maybe<Scalars['Boolean']['output']>
}

/** The outcome of the `impersonate` mutation. */
export type ImpersonateReturn = {
  __typename?: 'ImpersonateReturn'
  /** `false` when the server declined, in which case the other fields are empty. */
  authorized?: Maybe<Scalars['Boolean']['output']>
  /** Tokens of a new session in the name of the impersonated user. */
  tokens?: Maybe<Tokens>
  /** The impersonated user. */
  user?: Maybe<User>
}

/** Names the user to impersonate: by id, by username or by email address, looked up in this order. */
export type ImpersonationUserIdentityInput = {
  email?: InputMaybe<Scalars['String']['input']>
  userId?: InputMaybe<Scalars['String']['input']>
  username?: InputMaybe<Scalars['String']['input']>
}

/** What a successful login gives to the client: the session, its tokens and the user. */
export type LoginResult = {
  __typename?: 'LoginResult'
  sessionId?: Maybe<Scalars['String']['output']>
  /** The tokens to send with later requests and to refresh the session with. */
  tokens?: Maybe<Tokens>
  user?: Maybe<User>
}

/** The root mutation type of the core schema. */
export type Mutation = {
  __typename?: 'Mutation'
  /** Logs a user in with one of the registered services and opens a session. */
  authenticate?: Maybe<LoginResult>
  /** Opens a session in the name of another user, if `impersonationAuthorize` of the server allows it. */
  impersonate?: Maybe<ImpersonateReturn>
  /** Ends the session whose access token came with the request. Answers `null`. */
  logout?: Maybe<Scalars['Boolean']['output']>
  /** Trades a pair of tokens for a new one. */
  refreshTokens?: Maybe<LoginResult>
  /** Checks credentials like `authenticate`, without opening a session. `true` when they are right. */
  verifyAuthentication?: Maybe<Scalars['Boolean']['output']>
}

/** The root query type of the core schema. */
export type Query = {
  __typename?: 'Query'
  /** The logged-in user, or `null`. */
  getUser?: Maybe<User>
}

/** The pair of JSON Web Tokens that belongs to a session. */
export type Tokens = {
  __typename?: 'Tokens'
  /** Goes along with each request; short-lived. */
  accessToken?: Maybe<Scalars['String']['output']>
  /** Buys a new pair when the access token has expired. */
  refreshToken?: Maybe<Scalars['String']['output']>
}

/** A user as the schema shows it: without password, services or sessions. */
export type User = {
  __typename?: 'User'
  emails?: Maybe<EmailRecord[]>
  id: Scalars['ID']['output']
  username?: Maybe<Scalars['String']['output']>
}

/** Names the user who logs in, by one of three identities. */
export type UserInput = {
  email?: InputMaybe<Scalars['String']['input']>
  id?: InputMaybe<Scalars['ID']['input']>
  username?: InputMaybe<Scalars['String']['input']>
}

// Arguments of the mutations

/** Arguments of the `authenticate` mutation. */
export type MutationAuthenticateArgs = {
  /** The credentials the service asks for. */
  params: AuthenticateParamsInput
  /** `password`, `magicLink`, `oauth`, or the name of a service of your own. */
  serviceName: Scalars['String']['input']
}

/** Arguments of the `impersonate` mutation. */
export type MutationImpersonateArgs = {
  /** Access token of the user who wants to impersonate. */
  accessToken: Scalars['String']['input']
  /** The user to be impersonated. */
  impersonated: ImpersonationUserIdentityInput
}

/** Arguments of the `refreshTokens` mutation. */
export type MutationRefreshTokensArgs = {
  /** The access token of the pair; it may have expired. */
  accessToken: Scalars['String']['input']
  /** The refresh token of the pair, which has to be valid still. */
  refreshToken: Scalars['String']['input']
}

/** Arguments of the `verifyAuthentication` mutation. */
export type MutationVerifyAuthenticationArgs = {
  /** The credentials the service asks for. */
  params: AuthenticateParamsInput
  /** `password`, `magicLink`, `oauth`, or the name of a service of your own. */
  serviceName: Scalars['String']['input']
}

// Shapes of resolvers

/** A subscription with events of any shape, which its `resolve` turns into the value of the field. */
export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  /** Turns each event into the value of the field. */
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>
  /** Starts the stream of events for one client. */
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>
}

/** A subscription whose events hold their value under the name of the field, so that resolving them is optional. */
export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  /** Without it, the value is taken from the event as it is. */
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>
  /** Starts the stream of events for one client; each event has the value under the name of the field. */
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>
}

/** Runs in place of the resolver of a field that carries a directive; it decides when to call the original. */
export type DirectiveResolverFn<TResult = {}, TParent = {}, TContext = {}, TArgs = {}> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => TResult | Promise<TResult>

/** Tells whether a value belongs to an object type. */
export type IsTypeOfResolverFn<T = {}, TContext = {}> = (
  obj: T,
  context: TContext,
  info: GraphQLResolveInfo,
) => boolean | Promise<boolean>

/** Calls the resolver that a directive wraps. */
export type NextResolverFn<T> = () => Promise<T>

/** The form in which this schema accepts a resolver of a field: a {@link ResolverFn}. */
export type Resolver<TResult, TParent = {}, TContext = {}, TArgs = {}> = ResolverFn<TResult, TParent, TContext, TArgs>

/** Computes the value of a field from its parent, its arguments and the context of the request. */
export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => Promise<TResult> | TResult

/** A value, or a promise of it. */
export type ResolverTypeWrapper<T> = Promise<T> | T

/** Either of the two shapes in which a subscription field can be implemented. */
export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>

/** Turns one event of a subscription into the value of its field. */
export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => TResult | Promise<TResult>

/** A subscription field, given as an object or as a function that makes it. */
export type SubscriptionResolver<TResult, TKey extends string, TParent = {}, TContext = {}, TArgs = {}> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>

/** Opens the stream of events behind a subscription field. */
export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>

/** Tells the name of the object type behind a value of an interface or union. */
export type TypeResolveFn<TTypes, TParent = {}, TContext = {}> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo,
) => Maybe<TTypes> | Promise<Maybe<TTypes>>

// Resolvers of this schema

/** Resolvers for the fields of {@link EmailRecord}. */
export type EmailRecordResolvers<
  ContextType = AccountsContextGraphQLModules,
  ParentType extends ResolversParentTypes['EmailRecord'] = ResolversParentTypes['EmailRecord'],
> = {
  /** Tells whether a value is of this type, where an interface or a union leaves that open. */
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  verified?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>
}

/** Resolvers for the fields of {@link ImpersonateReturn}. */
export type ImpersonateReturnResolvers<
  ContextType = AccountsContextGraphQLModules,
  ParentType extends ResolversParentTypes['ImpersonateReturn'] = ResolversParentTypes['ImpersonateReturn'],
> = {
  /** Tells whether a value is of this type, where an interface or a union leaves that open. */
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
  authorized?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>
  tokens?: Resolver<Maybe<ResolversTypes['Tokens']>, ParentType, ContextType>
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>
}

/** Resolvers for the fields of {@link LoginResult}. */
export type LoginResultResolvers<
  ContextType = AccountsContextGraphQLModules,
  ParentType extends ResolversParentTypes['LoginResult'] = ResolversParentTypes['LoginResult'],
> = {
  /** Tells whether a value is of this type, where an interface or a union leaves that open. */
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
  sessionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  tokens?: Resolver<Maybe<ResolversTypes['Tokens']>, ParentType, ContextType>
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>
}

/** Resolvers for the fields of {@link Mutation}, each typed with its arguments. */
export type MutationResolvers<
  ContextType = AccountsContextGraphQLModules,
  ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation'],
> = {
  authenticate?: Resolver<
    Maybe<ResolversTypes['LoginResult']>,
    ParentType,
    ContextType,
    RequireFields<MutationAuthenticateArgs, 'params' | 'serviceName'>
  >
  impersonate?: Resolver<
    Maybe<ResolversTypes['ImpersonateReturn']>,
    ParentType,
    ContextType,
    RequireFields<MutationImpersonateArgs, 'accessToken' | 'impersonated'>
  >
  logout?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>
  refreshTokens?: Resolver<
    Maybe<ResolversTypes['LoginResult']>,
    ParentType,
    ContextType,
    RequireFields<MutationRefreshTokensArgs, 'accessToken' | 'refreshToken'>
  >
  verifyAuthentication?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationVerifyAuthenticationArgs, 'params' | 'serviceName'>
  >
}

/** Resolvers for the fields of {@link Query}. */
export type QueryResolvers<
  ContextType = AccountsContextGraphQLModules,
  ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query'],
> = {
  getUser?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>
}

/** The whole resolver map of this schema, one entry per object type. */
export type Resolvers<ContextType = AccountsContextGraphQLModules> = {
  EmailRecord?: EmailRecordResolvers<ContextType>
  ImpersonateReturn?: ImpersonateReturnResolvers<ContextType>
  LoginResult?: LoginResultResolvers<ContextType>
  Mutation?: MutationResolvers<ContextType>
  Query?: QueryResolvers<ContextType>
  Tokens?: TokensResolvers<ContextType>
  User?: UserResolvers<ContextType>
}

/** What a resolver gets as its parent for each type of the schema. */
export type ResolversParentTypes = {
  AuthenticateParamsInput: AuthenticateParamsInput
  Boolean: Scalars['Boolean']['output']
  EmailRecord: EmailRecord
  ID: Scalars['ID']['output']
  ImpersonateReturn: ImpersonateReturn
  ImpersonationUserIdentityInput: ImpersonationUserIdentityInput
  LoginResult: LoginResult
  Mutation: {}
  Query: {}
  String: Scalars['String']['output']
  Tokens: Tokens
  User: User
  UserInput: UserInput
}

/** What a resolver may return for each type of the schema, a promise included. */
export type ResolversTypes = {
  AuthenticateParamsInput: AuthenticateParamsInput
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>
  EmailRecord: ResolverTypeWrapper<EmailRecord>
  ID: ResolverTypeWrapper<Scalars['ID']['output']>
  ImpersonateReturn: ResolverTypeWrapper<ImpersonateReturn>
  ImpersonationUserIdentityInput: ImpersonationUserIdentityInput
  LoginResult: ResolverTypeWrapper<LoginResult>
  Mutation: ResolverTypeWrapper<{}>
  Query: ResolverTypeWrapper<{}>
  String: ResolverTypeWrapper<Scalars['String']['output']>
  Tokens: ResolverTypeWrapper<Tokens>
  User: ResolverTypeWrapper<User>
  UserInput: UserInput
}

/** Resolvers for the fields of {@link Tokens}. */
export type TokensResolvers<
  ContextType = AccountsContextGraphQLModules,
  ParentType extends ResolversParentTypes['Tokens'] = ResolversParentTypes['Tokens'],
> = {
  /** Tells whether a value is of this type, where an interface or a union leaves that open. */
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
  accessToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  refreshToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
}

/** Resolvers for the fields of {@link User}. */
export type UserResolvers<
  ContextType = AccountsContextGraphQLModules,
  ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'],
> = {
  /** Tells whether a value is of this type, where an interface or a union leaves that open. */
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
  emails?: Resolver<Maybe<ResolversTypes['EmailRecord'][]>, ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
}
