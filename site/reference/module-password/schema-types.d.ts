import type { GraphQLResolveInfo } from 'graphql'
import type { AccountsContextGraphQLModules } from '@accounts/module-core'

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

/** The data of a new account. A username or an email address is needed; without a password the user has to set one later. */
export type CreateUserInput = {
  email?: InputMaybe<Scalars['String']['input']>
  /** In plain text; hashed on the server before it is stored. */
  password?: InputMaybe<Scalars['String']['input']>
  username?: InputMaybe<Scalars['String']['input']>
}

/**
 * The outcome of the `createUser` mutation. How much it holds depends on the options `ambiguousErrorMessages`, `enableAutologin`
 * and `requireEmailVerification`.
 */
export type CreateUserResult = {
  __typename?: 'CreateUserResult'
  /** The login that follows the signup, when `enableAutologin` is on. */
  loginResult?: Maybe<LoginResult>
  /** The id of the new user. Left out, or `null`, where it would tell whether the address was taken. */
  userId?: Maybe<Scalars['ID']['output']>
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

/** The root mutation type of the core schema together with the fields that this module adds. */
export type Mutation = {
  __typename?: 'Mutation'
  /** Adds an email address to the account of the logged-in user. Answers `null`. */
  addEmail?: Maybe<Scalars['Boolean']['output']>
  /** Logs a user in with one of the registered services and opens a session. */
  authenticate?: Maybe<LoginResult>
  /** Replaces the password of the logged-in user, who has to give the old one. Answers `null`. */
  changePassword?: Maybe<Scalars['Boolean']['output']>
  /** Creates an account with a password. */
  createUser?: Maybe<CreateUserResult>
  /** Opens a session in the name of another user, if `impersonationAuthorize` of the server allows it. */
  impersonate?: Maybe<ImpersonateReturn>
  /** Ends the session whose access token came with the request. Answers `null`. */
  logout?: Maybe<Scalars['Boolean']['output']>
  /** Trades a pair of tokens for a new one. */
  refreshTokens?: Maybe<LoginResult>
  /**
   * Sets a new password with the token of a reset link. Answers with a login only if `returnTokensAfterResetPassword` is on,
   * else `null`.
   */
  resetPassword?: Maybe<LoginResult>
  /**
   * Emails a link to choose a new password. Answers `null`; an unknown address goes unmentioned while the server keeps its
   * messages ambiguous.
   */
  sendResetPasswordEmail?: Maybe<Scalars['Boolean']['output']>
  /**
   * Emails a verification link. Answers `null`; an unknown address goes unmentioned while the server keeps its messages
   * ambiguous.
   */
  sendVerificationEmail?: Maybe<Scalars['Boolean']['output']>
  /** Switches two-factor authentication on for the logged-in user. Answers `null`. */
  twoFactorSet?: Maybe<Scalars['Boolean']['output']>
  /** Switches two-factor authentication off for the logged-in user. Answers `null`. */
  twoFactorUnset?: Maybe<Scalars['Boolean']['output']>
  /** Checks credentials like `authenticate`, without opening a session. `true` when they are right. */
  verifyAuthentication?: Maybe<Scalars['Boolean']['output']>
  /** Marks the email address that a verification token was sent to as verified. Answers `null`. */
  verifyEmail?: Maybe<Scalars['Boolean']['output']>
}

/** The root query type of the core schema together with the field that this module adds. */
export type Query = {
  __typename?: 'Query'
  /** The logged-in user, or `null`. */
  getUser?: Maybe<User>
  /** A fresh secret to begin with two-factor authentication. Nothing is stored until `twoFactorSet` is called. */
  twoFactorSecret?: Maybe<TwoFactorSecretKey>
}

/** The pair of JSON Web Tokens that belongs to a session. */
export type Tokens = {
  __typename?: 'Tokens'
  /** Goes along with each request; short-lived. */
  accessToken?: Maybe<Scalars['String']['output']>
  /** Buys a new pair when the access token has expired. */
  refreshToken?: Maybe<Scalars['String']['output']>
}

/** A fresh two-factor secret in several encodings, from which an authenticator app can be set up. */
export type TwoFactorSecretKey = {
  __typename?: 'TwoFactorSecretKey'
  ascii?: Maybe<Scalars['String']['output']>
  /** The form to type into an authenticator app by hand. */
  base32?: Maybe<Scalars['String']['output']>
  /** Address of a QR code image for Google Authenticator. */
  google_auth_qr?: Maybe<Scalars['String']['output']>
  hex?: Maybe<Scalars['String']['output']>
  /** The `otpauth://` address that authenticator apps read. */
  otpauth_url?: Maybe<Scalars['String']['output']>
  qr_code_ascii?: Maybe<Scalars['String']['output']>
  qr_code_base32?: Maybe<Scalars['String']['output']>
  qr_code_hex?: Maybe<Scalars['String']['output']>
}

/** The secret from the `twoFactorSecret` query, sent back to switch two-factor authentication on. */
export type TwoFactorSecretKeyInput = {
  ascii?: InputMaybe<Scalars['String']['input']>
  base32?: InputMaybe<Scalars['String']['input']>
  google_auth_qr?: InputMaybe<Scalars['String']['input']>
  hex?: InputMaybe<Scalars['String']['input']>
  otpauth_url?: InputMaybe<Scalars['String']['input']>
  qr_code_ascii?: InputMaybe<Scalars['String']['input']>
  qr_code_base32?: InputMaybe<Scalars['String']['input']>
  qr_code_hex?: InputMaybe<Scalars['String']['input']>
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

/** Arguments of the `addEmail` mutation. */
export type MutationAddEmailArgs = {
  /** The address to add; it starts out unverified. */
  newEmail: Scalars['String']['input']
}

/** Arguments of the `authenticate` mutation. */
export type MutationAuthenticateArgs = {
  /** The credentials the service asks for. */
  params: AuthenticateParamsInput
  /** `password`, `magicLink`, `oauth`, or the name of a service of your own. */
  serviceName: Scalars['String']['input']
}

/** Arguments of the `changePassword` mutation. */
export type MutationChangePasswordArgs = {
  newPassword: Scalars['String']['input']
  /** The password that is valid up to now. */
  oldPassword: Scalars['String']['input']
}

/** Arguments of the `createUser` mutation. */
export type MutationCreateUserArgs = {
  /** The account to create, and any field that your schema adds to the input. */
  user: CreateUserInput
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

/** Arguments of the `resetPassword` mutation. */
export type MutationResetPasswordArgs = {
  newPassword: Scalars['String']['input']
  /** The token from the link in the email. */
  token: Scalars['String']['input']
}

/** Arguments of the `sendResetPasswordEmail` mutation. */
export type MutationSendResetPasswordEmailArgs = {
  email: Scalars['String']['input']
}

/** Arguments of the `sendVerificationEmail` mutation. */
export type MutationSendVerificationEmailArgs = {
  email: Scalars['String']['input']
}

/** Arguments of the `twoFactorSet` mutation. */
export type MutationTwoFactorSetArgs = {
  /** A code made from the secret: proof that the authenticator app is set up. */
  code: Scalars['String']['input']
  /** The secret as the `twoFactorSecret` query gave it. */
  secret: TwoFactorSecretKeyInput
}

/** Arguments of the `twoFactorUnset` mutation. */
export type MutationTwoFactorUnsetArgs = {
  /** A current code of the authenticator app. */
  code: Scalars['String']['input']
}

/** Arguments of the `verifyAuthentication` mutation. */
export type MutationVerifyAuthenticationArgs = {
  /** The credentials the service asks for. */
  params: AuthenticateParamsInput
  /** `password`, `magicLink`, `oauth`, or the name of a service of your own. */
  serviceName: Scalars['String']['input']
}

/** Arguments of the `verifyEmail` mutation. */
export type MutationVerifyEmailArgs = {
  /** The token from the link in the email. */
  token: Scalars['String']['input']
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

/** Resolvers for the fields of {@link CreateUserResult}. */
export type CreateUserResultResolvers<
  ContextType = AccountsContextGraphQLModules,
  ParentType extends ResolversParentTypes['CreateUserResult'] = ResolversParentTypes['CreateUserResult'],
> = {
  /** Tells whether a value is of this type, where an interface or a union leaves that open. */
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
  loginResult?: Resolver<Maybe<ResolversTypes['LoginResult']>, ParentType, ContextType>
  userId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
}

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
  addEmail?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationAddEmailArgs, 'newEmail'>>
  authenticate?: Resolver<
    Maybe<ResolversTypes['LoginResult']>,
    ParentType,
    ContextType,
    RequireFields<MutationAuthenticateArgs, 'params' | 'serviceName'>
  >
  changePassword?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationChangePasswordArgs, 'newPassword' | 'oldPassword'>
  >
  createUser?: Resolver<
    Maybe<ResolversTypes['CreateUserResult']>,
    ParentType,
    ContextType,
    RequireFields<MutationCreateUserArgs, 'user'>
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
  resetPassword?: Resolver<
    Maybe<ResolversTypes['LoginResult']>,
    ParentType,
    ContextType,
    RequireFields<MutationResetPasswordArgs, 'newPassword' | 'token'>
  >
  sendResetPasswordEmail?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationSendResetPasswordEmailArgs, 'email'>
  >
  sendVerificationEmail?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationSendVerificationEmailArgs, 'email'>
  >
  twoFactorSet?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationTwoFactorSetArgs, 'code' | 'secret'>
  >
  twoFactorUnset?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationTwoFactorUnsetArgs, 'code'>
  >
  verifyAuthentication?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationVerifyAuthenticationArgs, 'params' | 'serviceName'>
  >
  verifyEmail?: Resolver<
    Maybe<ResolversTypes['Boolean']>,
    ParentType,
    ContextType,
    RequireFields<MutationVerifyEmailArgs, 'token'>
  >
}

/** Resolvers for the fields of {@link Query}. */
export type QueryResolvers<
  ContextType = AccountsContextGraphQLModules,
  ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query'],
> = {
  getUser?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>
  twoFactorSecret?: Resolver<Maybe<ResolversTypes['TwoFactorSecretKey']>, ParentType, ContextType>
}

/** The whole resolver map of this schema, one entry per object type. */
export type Resolvers<ContextType = AccountsContextGraphQLModules> = {
  CreateUserResult?: CreateUserResultResolvers<ContextType>
  EmailRecord?: EmailRecordResolvers<ContextType>
  ImpersonateReturn?: ImpersonateReturnResolvers<ContextType>
  LoginResult?: LoginResultResolvers<ContextType>
  Mutation?: MutationResolvers<ContextType>
  Query?: QueryResolvers<ContextType>
  Tokens?: TokensResolvers<ContextType>
  TwoFactorSecretKey?: TwoFactorSecretKeyResolvers<ContextType>
  User?: UserResolvers<ContextType>
}

/** What a resolver gets as its parent for each type of the schema. */
export type ResolversParentTypes = {
  AuthenticateParamsInput: AuthenticateParamsInput
  Boolean: Scalars['Boolean']['output']
  CreateUserInput: CreateUserInput
  CreateUserResult: CreateUserResult
  EmailRecord: EmailRecord
  ID: Scalars['ID']['output']
  ImpersonateReturn: ImpersonateReturn
  ImpersonationUserIdentityInput: ImpersonationUserIdentityInput
  LoginResult: LoginResult
  Mutation: {}
  Query: {}
  String: Scalars['String']['output']
  Tokens: Tokens
  TwoFactorSecretKey: TwoFactorSecretKey
  TwoFactorSecretKeyInput: TwoFactorSecretKeyInput
  User: User
  UserInput: UserInput
}

/** What a resolver may return for each type of the schema, a promise included. */
export type ResolversTypes = {
  AuthenticateParamsInput: AuthenticateParamsInput
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>
  CreateUserInput: CreateUserInput
  CreateUserResult: ResolverTypeWrapper<CreateUserResult>
  EmailRecord: ResolverTypeWrapper<EmailRecord>
  ID: ResolverTypeWrapper<Scalars['ID']['output']>
  ImpersonateReturn: ResolverTypeWrapper<ImpersonateReturn>
  ImpersonationUserIdentityInput: ImpersonationUserIdentityInput
  LoginResult: ResolverTypeWrapper<LoginResult>
  Mutation: ResolverTypeWrapper<{}>
  Query: ResolverTypeWrapper<{}>
  String: ResolverTypeWrapper<Scalars['String']['output']>
  Tokens: ResolverTypeWrapper<Tokens>
  TwoFactorSecretKey: ResolverTypeWrapper<TwoFactorSecretKey>
  TwoFactorSecretKeyInput: TwoFactorSecretKeyInput
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

/** Resolvers for the fields of {@link TwoFactorSecretKey}. */
export type TwoFactorSecretKeyResolvers<
  ContextType = AccountsContextGraphQLModules,
  ParentType extends ResolversParentTypes['TwoFactorSecretKey'] = ResolversParentTypes['TwoFactorSecretKey'],
> = {
  /** Tells whether a value is of this type, where an interface or a union leaves that open. */
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>
  ascii?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  base32?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  google_auth_qr?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  hex?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  otpauth_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  qr_code_ascii?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  qr_code_base32?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  qr_code_hex?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
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
