import type { ConnectionInformations, CreateUser, DatabaseInterface, Session as AccountsSession, User } from '@accounts/types'
import type { Constructor } from '@mikro-orm/core'

import type { Email } from './email'
import type { Service } from './service'
import type { Session } from './session'
import type { IUser } from './user'

/**
 * Stores users and sessions through MikroORM. The class is injectable in GraphQL Modules. On each call, it looks for an
 * entity manager: first in MikroORM's request context, then in `em` of the GraphQL context, then in the injector.
 *
 * Ids are numbers in the database and strings in all methods.
 *
 * @typeParam CustomUser - Entity of the users.
 * @typeParam CustomEmail - Entity of their email addresses.
 * @typeParam CustomSession - Entity of their sessions.
 * @typeParam CustomService - Entity of the data that authentication services store about them.
 */
export declare class AccountsMikroOrm<
  CustomUser extends IUser<any, any, any>,
  CustomEmail extends Email<any>,
  CustomSession extends Session<any>,
  CustomService extends Service<any>,
> implements DatabaseInterface {
  /**
   * The arguments are injected under `EmailToken`, `ServiceToken`, `SessionToken` and `UserToken`. If one is missing,
   * the class of this package is used.
   *
   * @param EmailEntity - Class of the email addresses.
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
   * Finds a user by one of their email addresses.
   *
   * @param email - Address to look for. It is lowercased first.
   * @returns The user who has this address, or `null`.
   */
  findUserByEmail(email: string): Promise<User | null>

  /**
   * Finds a user by username.
   *
   * @param username - Username to look for, exactly as stored.
   * @returns The user with this username, or `null`.
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
   * Finds the user who requested a new password.
   *
   * @param token - Token from the email.
   * @returns The user who got the email, or `null`.
   */
  findUserByResetPasswordToken(token: string): Promise<User | null>

  /**
   * Finds the user whose email address is being verified.
   *
   * @param token - Token from the email.
   * @returns The user who got the email, or `null`.
   */
  findUserByEmailVerificationToken(token: string): Promise<User | null>

  /**
   * Finds the user who requested a login link.
   *
   * @param token - Token from the email.
   * @returns The user who got the email, or `null`.
   */
  findUserByLoginToken(token: string): Promise<User | null>

  /**
   * Finds a user by the data of an authentication service.
   *
   * @param serviceName - Name of the service. Not used: the lookup uses only the id.
   * @param serviceId - Id of the row with the data of the service.
   * @returns The owner of the data, or `null`.
   */
  findUserByServiceId(serviceName: string, serviceId: string): Promise<User | null>

  /**
   * Stores a new user with their address and password.
   *
   * @param user - Fields of the user. Fields that the adapter doesn't know are also passed to the constructor of the
   *   user entity.
   * @returns The id of the new user.
   */
  createUser(user: CreateUser): Promise<string>

  /**
   * Changes the username of a user.
   *
   * @param userId - User to change.
   * @param newUsername - The new username.
   * @throws MikroORM's not-found error for an unknown user.
   */
  setUsername(userId: string, newUsername: string): Promise<void>

  /**
   * Blocks or unblocks a user.
   *
   * @param userId - User to change.
   * @param deactivated - `true` to block.
   * @throws MikroORM's not-found error for an unknown user.
   */
  setUserDeactivated(userId: string, deactivated: boolean): Promise<void>

  /**
   * Stores the data of an authentication service about a user, replacing earlier data.
   *
   * @param userId - User to change.
   * @param serviceName - Name of the service.
   * @param data - Data of the service, stored as JSON without its `id`.
   * @param token - Secret that finds the user later.
   * @param flush - `false` to write with a later flush; `true` by default.
   */
  setService(userId: string, serviceName: string, data: object, token?: string, flush?: boolean): Promise<void>

  /**
   * Removes the data of an authentication service about a user.
   *
   * @param userId - User to change.
   * @param serviceName - Name of the service.
   * @throws MikroORM's not-found error if nothing is stored.
   */
  unsetService(userId: string, serviceName: string): Promise<void>

  /**
   * Returns the password hash of a user.
   *
   * @param userId - User to look for.
   * @returns The hash of the password, or `null` for a user without a password.
   */
  findPasswordHash(userId: string): Promise<string | null>

  /**
   * Stores the hash of a new password.
   *
   * @param userId - User to change.
   * @param newPassword - The hash. The password service does the hashing.
   * @param flush - `false` to write with a later flush; `true` by default.
   */
  setPassword(userId: string, newPassword: string, flush?: boolean): Promise<void>

  /**
   * Stores the hash of a new password and removes the token that allowed the change.
   *
   * @param userId - User to change.
   * @param email - Address to which the token was sent; not used.
   * @param newPassword - The hash of the password.
   * @throws MikroORM's not-found error if there is no such token.
   */
  setResetPassword(userId: string, email: string, newPassword: string): Promise<void>

  /**
   * Stores a token that lets the user choose a new password.
   *
   * @param userId - User who requested it.
   * @param email - Address to which the token is sent.
   * @param token - The token.
   * @param reason - Why it is sent: to reset a forgotten password or to choose the first one.
   */
  addResetPasswordToken(userId: string, email: string, token: string, reason: string): Promise<void>

  /**
   * Removes the token that lets the user choose a new password.
   *
   * @param userId - User to change.
   * @throws MikroORM's not-found error if there is no such token.
   */
  removeAllResetPasswordTokens(userId: string): Promise<void>

  /**
   * Adds an email address to a user.
   *
   * @param userId - User to change.
   * @param newEmail - The new address.
   * @param verified - Whether it is verified.
   */
  addEmail(userId: string, newEmail: string, verified: boolean): Promise<void>

  /**
   * Removes an email address.
   *
   * @param userId - Owner. Not used: the lookup uses only the address.
   * @param email - Address to remove.
   * @throws `Error` if no user has this address.
   */
  removeEmail(userId: string, email: string): Promise<void>

  /**
   * Marks an email address as verified and removes its token.
   *
   * @param userId - Owner of the address.
   * @param email - The verified address.
   * @throws MikroORM's not-found error if the address or the token is unknown.
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
   * @param userId - User who requested it.
   * @param email - Address to which the token is sent.
   * @param token - The token.
   */
  addLoginToken(userId: string, email: string, token: string): Promise<void>

  /**
   * Removes the token that logs the user in.
   *
   * @param userId - User to change.
   * @throws MikroORM's not-found error if there is no such token.
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
   * Finds a session by its token.
   *
   * @param token - Token of the session.
   * @returns The session, valid or not, or `null`.
   */
  findSessionByToken(token: string): Promise<AccountsSession | null>

  /**
   * Starts a valid session.
   *
   * @param userId - Owner of the session.
   * @param token - Token that the server uses to find the session.
   * @param connection - IP address and user agent of the client, `{}` by default.
   * @param extra - Additional data to store with the session.
   * @returns The id of the new session.
   */
  createSession(userId: string, token: string, connection?: ConnectionInformations, extra?: object): Promise<string>

  /**
   * Stores the latest IP address and user agent of a client.
   *
   * @param sessionId - Session to change.
   * @param connection - Current data about the client. Missing values are removed from the session.
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
