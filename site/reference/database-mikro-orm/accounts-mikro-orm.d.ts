import type { ConnectionInformations, CreateUser, DatabaseInterface, Session as AccountsSession, User } from '@accounts/types'
import type { Constructor } from '@mikro-orm/core'

import type { Email } from './email'
import type { Service } from './service'
import type { Session } from './session'
import type { IUser } from './user'

/**
 * Stores users and sessions through MikroORM. It is an injectable class of GraphQL Modules and asks for an entity manager at
 * each call: the one of MikroORM's request context, else the `em` of the GraphQL context, else the injected one.
 *
 * Ids are numbers in the database and strings in every method here.
 *
 * @typeParam CustomUser - Entity of the users.
 * @typeParam CustomEmail - Entity of their e-mail addresses.
 * @typeParam CustomSession - Entity of their sessions.
 * @typeParam CustomService - Entity of what the authentication services store about them.
 */
export declare class AccountsMikroOrm<
  CustomUser extends IUser<any, any, any>,
  CustomEmail extends Email<any>,
  CustomSession extends Session<any>,
  CustomService extends Service<any>,
> implements DatabaseInterface {
  /**
   * The arguments are injected under `EmailToken`, `ServiceToken`, `SessionToken` and `UserToken`. For each one that is
   * missing, the class of this package is used.
   *
   * @param EmailEntity - Class of the e-mail addresses.
   * @param ServiceEntity - Class of the service data.
   * @param SessionEntity - Class of the sessions.
   * @param UserEntity - Class of the users.
   */
  constructor(
    EmailEntity?: Constructor<CustomEmail | Email<any>>,
    ServiceEntity?: Constructor<CustomService | Service<any>>,
    SessionEntity?: Constructor<CustomSession | Session<any>>,
    UserEntity?: Constructor<CustomUser | IUser<any, any, any>>,
  )

  /**
   * Finds a user by one of their e-mail addresses.
   *
   * @param email - Address to look for; it is put into lower case first.
   * @returns The user who has this address, or `null`.
   */
  findUserByEmail(email: string): Promise<User | null>

  /**
   * Finds a user by name.
   *
   * @param username - Name to look for, as it was stored.
   * @returns The user with this name, or `null`.
   */
  findUserByUsername(username: string): Promise<User | null>

  /**
   * Finds a user by id.
   *
   * @param userId - Id to look for.
   * @returns The user with this id, or `null`.
   */
  findUserById(userId: string): Promise<User | null>

  /**
   * Finds the user who asked for a new password.
   *
   * @param token - Token from the mail that was sent.
   * @returns The user to whom the mail was sent, or `null`.
   */
  findUserByResetPasswordToken(token: string): Promise<User | null>

  /**
   * Finds the user whose e-mail address is about to be verified.
   *
   * @param token - Token from the mail that was sent.
   * @returns The user to whom the mail was sent, or `null`.
   */
  findUserByEmailVerificationToken(token: string): Promise<User | null>

  /**
   * Finds the user who asked for a login link.
   *
   * @param token - Token from the mail that was sent.
   * @returns The user to whom the mail was sent, or `null`.
   */
  findUserByLoginToken(token: string): Promise<User | null>

  /**
   * Finds a user by the data of an authentication service.
   *
   * @param serviceName - Name of the service. The lookup goes by the id alone.
   * @param serviceId - Id of the row that holds the data of the service.
   * @returns The owner of the data, or `null`.
   */
  findUserByServiceId(serviceName: string, serviceId: string): Promise<User | null>

  /**
   * Stores a new user, together with the address and the password that were given.
   *
   * @param user - Fields of the user. Those that the adapter does not know reach the constructor of the user entity, too.
   * @returns The id of the new user.
   */
  createUser(user: CreateUser): Promise<string>

  /**
   * Changes the name of a user.
   *
   * @param userId - User to change.
   * @param newUsername - The new name.
   * @throws MikroORM's not-found error for an unknown user.
   */
  setUsername(userId: string, newUsername: string): Promise<void>

  /**
   * Blocks a user or lifts the block.
   *
   * @param userId - User to change.
   * @param deactivated - `true` to block.
   * @throws MikroORM's not-found error for an unknown user.
   */
  setUserDeactivated(userId: string, deactivated: boolean): Promise<void>

  /**
   * Stores what an authentication service remembers about a user, in place of what it stored before.
   *
   * @param userId - User to change.
   * @param serviceName - Name of the service.
   * @param data - Data of the service, kept as JSON. An `id` among it is left out.
   * @param token - Secret by which the user shall be found later.
   * @param flush - `false` to leave the writing to a later flush; `true` by default.
   */
  setService(userId: string, serviceName: string, data: object, token?: string, flush?: boolean): Promise<void>

  /**
   * Removes what an authentication service remembers about a user.
   *
   * @param userId - User to change.
   * @param serviceName - Name of the service.
   * @throws MikroORM's not-found error when nothing is stored.
   */
  unsetService(userId: string, serviceName: string): Promise<void>

  /**
   * Reads the hash of a password, for comparison with one that was typed.
   *
   * @param userId - User to look for.
   * @returns The hash of the password, or `null` for a user without a password.
   */
  findPasswordHash(userId: string): Promise<string | null>

  /**
   * Stores the hash of a new password.
   *
   * @param userId - User to change.
   * @param newPassword - The hash; hashing is the business of the password service.
   * @param flush - `false` to leave the writing to a later flush; `true` by default.
   */
  setPassword(userId: string, newPassword: string, flush?: boolean): Promise<void>

  /**
   * Stores the hash of a new password and removes the token that allowed the change.
   *
   * @param userId - User to change.
   * @param email - Address to which the token was sent; not used.
   * @param newPassword - The hash of the password.
   * @throws MikroORM's not-found error when there is no such token.
   */
  setResetPassword(userId: string, email: string, newPassword: string): Promise<void>

  /**
   * Stores a token with which the user may choose a new password.
   *
   * @param userId - User who asked for it.
   * @param email - Address to which the token is sent.
   * @param token - The token.
   * @param reason - Why it is sent: to replace a forgotten password or to choose the first one.
   */
  addResetPasswordToken(userId: string, email: string, token: string, reason: string): Promise<void>

  /**
   * Removes the token with which the user may choose a new password.
   *
   * @param userId - User to change.
   * @throws MikroORM's not-found error when there is no such token.
   */
  removeAllResetPasswordTokens(userId: string): Promise<void>

  /**
   * Gives a user one more e-mail address.
   *
   * @param userId - User to change.
   * @param newEmail - The new address.
   * @param verified - Whether it counts as verified.
   */
  addEmail(userId: string, newEmail: string, verified: boolean): Promise<void>

  /**
   * Takes an e-mail address away.
   *
   * @param userId - Owner. The lookup goes by the address alone.
   * @param email - Address to remove.
   * @throws `Error` when nobody has this address.
   */
  removeEmail(userId: string, email: string): Promise<void>

  /**
   * Marks an e-mail address as verified and removes the token that proved it.
   *
   * @param userId - Owner of the address.
   * @param email - The verified address.
   * @throws MikroORM's not-found error when the address or the token is unknown.
   */
  verifyEmail(userId: string, email: string): Promise<void>

  /**
   * Stores a token that verifies an address.
   *
   * @param userId - Owner of the address.
   * @param email - Address to which the token is sent.
   * @param token - The token.
   */
  addEmailVerificationToken(userId: string, email: string, token: string): Promise<void>

  /**
   * Stores a token that logs the user in.
   *
   * @param userId - User who asked for it.
   * @param email - Address to which the token is sent.
   * @param token - The token.
   */
  addLoginToken(userId: string, email: string, token: string): Promise<void>

  /**
   * Removes the token that logs the user in.
   *
   * @param userId - User to change.
   * @throws MikroORM's not-found error when there is no such token.
   */
  removeAllLoginTokens(userId: string): Promise<void>

  /**
   * Finds a session by id.
   *
   * @param sessionId - Id to look for.
   * @returns The session, valid or not, or `null`.
   */
  findSessionById(sessionId: string): Promise<AccountsSession | null>

  /**
   * Finds a session by its secret.
   *
   * @param token - Secret of the session.
   * @returns The session, valid or not, or `null`.
   */
  findSessionByToken(token: string): Promise<AccountsSession | null>

  /**
   * Starts a valid session.
   *
   * @param userId - Owner of the session.
   * @param token - Secret by which the server will look the session up.
   * @param connection - Address and user agent of the client; `{}` when left out.
   * @param extra - Further data to keep with the session.
   * @returns The id of the new session.
   */
  createSession(userId: string, token: string, connection?: ConnectionInformations, extra?: object): Promise<string>

  /**
   * Records the latest address and user agent of a client.
   *
   * @param sessionId - Session to change.
   * @param connection - What is known of the client now. What is missing is removed from the session.
   * @throws MikroORM's not-found error for an unknown session.
   */
  updateSession(sessionId: string, connection: ConnectionInformations): Promise<void>

  /**
   * Marks a session as no longer valid.
   *
   * @param sessionId - Session to end.
   * @throws MikroORM's not-found error for an unknown session.
   */
  invalidateSession(sessionId: string): Promise<void>

  /**
   * Ends the sessions of one user.
   *
   * @param userId - Owner of the sessions.
   * @param excludedSessionIds - Sessions that stay valid.
   */
  invalidateAllSessions(userId: string, excludedSessionIds?: string[]): Promise<void>
}
