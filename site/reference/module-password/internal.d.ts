// A type that these declarations speak of, although the released @accounts/password does not export it.

import type { ErrorMessages } from '@accounts/password'
import type { AccountsTwoFactorOptions } from '@accounts/two-factor'
import type { CreateUserServicePassword } from '@accounts/types'

/** Options of the password service. */
export interface AccountsPasswordOptions {
  /** Wording of the errors, for messages of your own or in another language. */
  errors?: ErrorMessages
  /** Turns a password into the hash that is stored; bcrypt by default. Replace it together with `verifyPassword`. */
  hashPassword?: (password: string) => Promise<string>
  /**
   * End all sessions of a user who changes the password.
   * @defaultValue `false`
   */
  invalidateAllSessionsAfterPasswordChanged?: boolean
  /**
   * End all sessions of a user who resets the password.
   * @defaultValue `true`
   */
  invalidateAllSessionsAfterPasswordReset?: boolean
  /**
   * Tell users by email that their password was changed or reset.
   * @defaultValue `true`
   */
  notifyUserAfterPasswordChanged?: boolean
  /**
   * How long the link of an enrollment email works, in milliseconds.
   * @defaultValue `2592000000`, 30 days
   */
  passwordEnrollTokenExpiration?: number
  /**
   * How long the link to reset a password works, in milliseconds.
   * @defaultValue `259200000`, 3 days
   */
  passwordResetTokenExpiration?: number
  /**
   * Make reset links that are still open useless once the password is changed.
   * @defaultValue `true`
   */
  removeAllResetPasswordTokensAfterPasswordChanged?: boolean
  /**
   * Turn down logins with an email address that has not been verified. Cannot be combined with `enableAutologin` of the
   * server.
   * @defaultValue `false`
   */
  requireEmailVerification?: boolean
  /**
   * Log users in as soon as they have reset their password.
   * @defaultValue `false`
   */
  returnTokensAfterResetPassword?: boolean
  /**
   * Email a verification link to new users.
   * @defaultValue `false`
   */
  sendVerificationEmailAfterSignup?: boolean
  /** Options of two-factor authentication. */
  twoFactor?: AccountsTwoFactorOptions
  /** Decides whether an email address is acceptable for a new account or as an additional address. */
  validateEmail?: (email?: string) => boolean
  /**
   * Checks a new account and returns what will be stored of it. By default that is the username, the email address and the
   * password hash; keep any further fields here, and only those a client may set.
   */
  validateNewUser?: (user: CreateUserServicePassword) => CreateUserServicePassword | Promise<CreateUserServicePassword>
  /** Decides whether a new password is acceptable. By default every string but the empty one is. */
  validatePassword?: (password?: string) => boolean
  /** Decides whether a new username is acceptable. By default it has to be letters and digits that begin with a letter. */
  validateUsername?: (username?: string) => boolean
  /**
   * How long the link to verify an email address works, in milliseconds.
   * @defaultValue `259200000`, 3 days
   */
  verifyEmailTokenExpiration?: number
  /** Compares a password with the stored hash; by default with bcrypt. Replace it together with `hashPassword`. */
  verifyPassword?: (password: string, hash: string) => Promise<boolean>
}
