import type { GraphQLResolveInfo } from 'graphql'
import type { AccountsContextGraphQLModules } from '@accounts/module-core'

// Helpers that the other types are built from

/** Maps `T` to itself key by key: the exact type of an operation's variables. */
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }

/** `T`, or an object without its fields until a deferred fragment arrives. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never }

/** An input value that can be `null`. */
export type InputMaybe<T> = Maybe<T>

/** An object type in which the keys `K` of `T` have no value. */
export type MakeEmpty<T extends { [key: string]: unknown }, K extends keyof T> = { [_ in K]?: never }

/** `T`, with its keys `K` required but nullable. */
export type MakeMaybe<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]: Maybe<T[SubKey]> }

/** `T`, with its keys `K` optional and nullable. */
export type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> }

/** A value that can be `null`. */
export type Maybe<T> = T | null

/** `T`, with its keys `K` required and not `null`. */
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

/** The credentials of a login. The authentication service determines which fields are used. */
export type AuthenticateParamsInput = {
  /** Access token from an OAuth provider. */
  access_token?: InputMaybe<Scalars['String']['input']>
  /** Secret of the `access_token`, for OAuth 1 providers. */
  access_token_secret?: InputMaybe<Scalars['String']['input']>
  /** The current two-factor code, for users with two-factor authentication. */
  code?: InputMaybe<Scalars['String']['input']>
  /** For the `password` service. */
  password?: InputMaybe<Scalars['String']['input']>
  /** For the `oauth` service: the registered name of the provider. */
  provider?: InputMaybe<Scalars['String']['input']>
  /** For the `magicLink` service: the token of the link. */
  token?: InputMaybe<Scalars['String']['input']>
  /** For the `password` service: the user who logs in. */
  user?: InputMaybe<UserInput>
}

/** An email address of a user in the schema. */
export type EmailRecord = {
  __typename?: 'EmailRecord'
  address?: Maybe<Scalars['String']['output']>
  /** Whether the user has verified this address. */
  verified?: Maybe<Scalars['Boolean']['output']>
}

/** The result of the `impersonate` mutation. */
export type ImpersonateReturn = {
  __typename?: 'ImpersonateReturn'
  /** `false` if the server denied the request. The other fields are then empty. */
  authorized?: Maybe<Scalars['Boolean']['output']>
  /** Tokens of a new session of the impersonated user. */
  tokens?: Maybe<Tokens>
  /** The impersonated user. */
  user?: Maybe<User>
}

/** Identifies the user to impersonate by id, username, or email, in this order. */
export type ImpersonationUserIdentityInput = {
  email?: InputMaybe<Scalars['String']['input']>
  userId?: InputMaybe<Scalars['String']['input']>
  username?: InputMaybe<Scalars['String']['input']>
}

/** The result of a successful login: the session, its tokens, and the user. */
export type LoginResult = {
  __typename?: 'LoginResult'
  sessionId?: Maybe<Scalars['String']['output']>
  /** The tokens for later requests and refreshes. */
  tokens?: Maybe<Tokens>
  user?: Maybe<User>
}

/** The root mutation type of the core schema, with the additions of this module. */
export type Mutation = {
  __typename?: 'Mutation'
  /** Logs in a user with one of the registered services and creates a session. */
  authenticate?: Maybe<LoginResult>
  /** Creates a session of another user, if the server option `impersonationAuthorize` allows it. */
  impersonate?: Maybe<ImpersonateReturn>
  /** Ends the session of the request's access token. Returns `null`. */
  logout?: Maybe<Scalars['Boolean']['output']>
  /** Exchanges a pair of tokens for a new one. */
  refreshTokens?: Maybe<LoginResult>
  /**
   * Emails a login link to the user with this address. Returns `null`, even for an unknown address, unless ambiguous
   * messages are off.
   */
  requestMagicLinkEmail?: Maybe<Scalars['Boolean']['output']>
  /** Checks credentials like `authenticate`, but without creating a session. Returns `true` if they are correct. */
  verifyAuthentication?: Maybe<Scalars['Boolean']['output']>
}

/** The root query type of the core schema, without additions. */
export type Query = {
  __typename?: 'Query'
  /** The logged-in user, or `null`. */
  getUser?: Maybe<User>
}

/** The two JSON Web Tokens of a session. */
export type Tokens = {
  __typename?: 'Tokens'
  /** Sent with each request. Expires soon. */
  accessToken?: Maybe<Scalars['String']['output']>
  /** Exchanged for new tokens when the access token expires. */
  refreshToken?: Maybe<Scalars['String']['output']>
}

/** A user in the schema: without password, services, or sessions. */
export type User = {
  __typename?: 'User'
  emails?: Maybe<EmailRecord[]>
  id: Scalars['ID']['output']
  username?: Maybe<Scalars['String']['output']>
}

/** Identifies the user who logs in by id, username, or email. */
export type UserInput = {
  email?: InputMaybe<Scalars['String']['input']>
  id?: InputMaybe<Scalars['ID']['input']>
  username?: InputMaybe<Scalars['String']['input']>
}

// Arguments of the mutations

/** Arguments of the `authenticate` mutation. */
export type MutationAuthenticateArgs = {
  /** The credentials for the service. */
  params: AuthenticateParamsInput
  /** `password`, `magicLink`, `oauth`, or the name of your own service. */
  serviceName: Scalars['String']['input']
}

/** Arguments of the `impersonate` mutation. */
export type MutationImpersonateArgs = {
  /** Access token of the impersonator. */
  accessToken: Scalars['String']['input']
  /** The user to impersonate. */
  impersonated: ImpersonationUserIdentityInput
}

/** Arguments of the `refreshTokens` mutation. */
export type MutationRefreshTokensArgs = {
  /** The access token, which can be expired. */
  accessToken: Scalars['String']['input']
  /** The refresh token, which must still be valid. */
  refreshToken: Scalars['String']['input']
}

/** Arguments of the `requestMagicLinkEmail` mutation. */
export type MutationRequestMagicLinkEmailArgs = {
  /** Address that gets the link. */
  email: Scalars['String']['input']
}

/** Arguments of the `verifyAuthentication` mutation. */
export type MutationVerifyAuthenticationArgs = {
  /** The credentials for the service. */
  params: AuthenticateParamsInput
  /** `password`, `magicLink`, `oauth`, or the name of your own service. */
  serviceName: Scalars['String']['input']
}

// Shapes of resolvers

/** A subscription with any events. Its `resolve` turns them into the value of the field. */
export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  /** Turns each event into the value of the field. */
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>
  /** Starts the stream of events for one client. */
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>
}

/** A subscription whose events contain the value under the name of the field, so that `resolve` is optional. */
export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  /** Without it, the value of the event is used. */
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>
  /** Starts the stream of events for one client. Each event contains the value under the name of the field. */
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>
}

/** Replaces the resolver of a field with a directive, and decides when to call the original. */
export type DirectiveResolverFn<TResult = {}, TParent = {}, TContext = {}, TArgs = {}> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => TResult | Promise<TResult>

/** Returns whether a value belongs to an object type. */
export type IsTypeOfResolverFn<T = {}, TContext = {}> = (
  obj: T,
  context: TContext,
  info: GraphQLResolveInfo,
) => boolean | Promise<boolean>

/** Calls the resolver that a directive wraps. */
export type NextResolverFn<T> = () => Promise<T>

/** A resolver of a field in this schema: a {@link ResolverFn}. */
export type Resolver<TResult, TParent = {}, TContext = {}, TArgs = {}> = ResolverFn<TResult, TParent, TContext, TArgs>

/** Computes the value of a field from its parent, its arguments, and the context. */
export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => Promise<TResult> | TResult

/** A value, or a promise of it. */
export type ResolverTypeWrapper<T> = Promise<T> | T

/** One of the two ways to implement a subscription field. */
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

/** A subscription field, as an object or a function that creates one. */
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

/** Returns the name of the object type of an interface or union value. */
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
  /** Returns whether a value has this type, for interfaces and unions. */
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  verified?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>
}

/** Resolvers for the fields of {@link ImpersonateReturn}. */
export type ImpersonateReturnResolvers<
  ContextType = AccountsContextGraphQLModules,
  ParentType extends ResolversParentTypes['ImpersonateReturn'] = ResolversParentTypes['ImpersonateReturn'],
> = {
  /** Returns whether a value has this type, for interfaces and unions. */
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
  /** Returns whether a value has this type, for interfaces and unions. */
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
  requestMagicLinkEmail?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationRequestMagicLinkEmailArgs, 'email'>
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

/** All resolvers of this schema, by object type. */
export type Resolvers<ContextType = AccountsContextGraphQLModules> = {
  EmailRecord?: EmailRecordResolvers<ContextType>
  ImpersonateReturn?: ImpersonateReturnResolvers<ContextType>
  LoginResult?: LoginResultResolvers<ContextType>
  Mutation?: MutationResolvers<ContextType>
  Query?: QueryResolvers<ContextType>
  Tokens?: TokensResolvers<ContextType>
  User?: UserResolvers<ContextType>
}

/** Parent values of the resolvers, by type. */
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

/** Return values of the resolvers, by type, including promises. */
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
  /** Returns whether a value has this type, for interfaces and unions. */
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
  accessToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  refreshToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
}

/** Resolvers for the fields of {@link User}. */
export type UserResolvers<
  ContextType = AccountsContextGraphQLModules,
  ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'],
> = {
  /** Returns whether a value has this type, for interfaces and unions. */
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
  emails?: Resolver<Maybe<ResolversTypes['EmailRecord'][]>, ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
}
