// A type that these declarations speak of, although the released @accounts/password does not export it.

import type { ErrorMessages } from '@accounts/password'
import type { AccountsTwoFactorOptions } from '@accounts/two-factor'
import type { CreateUserServicePassword } from '@accounts/types'

/** Options of the password service. */
export interface AccountsPasswordOptions {
  /** Error messages, if you want to change or translate them. */
  errors?: ErrorMessages
  /** Returns the hash of a password, by default with bcrypt. Replace it together with `verifyPassword`. */
  hashPassword?: (password: string) => Promise<string>
  /**
   * End all sessions of a user after a password change.
   * @defaultValue `false`
   */
  invalidateAllSessionsAfterPasswordChanged?: boolean
  /**
   * End all sessions of a user after a password reset.
   * @defaultValue `true`
   */
  invalidateAllSessionsAfterPasswordReset?: boolean
  /**
   * Notify users by email after a password change or reset.
   * @defaultValue `true`
   */
  notifyUserAfterPasswordChanged?: boolean
  /**
   * Lifetime of an enrollment link in milliseconds.
   * @defaultValue `2592000000`, 30 days
   */
  passwordEnrollTokenExpiration?: number
  /**
   * Lifetime of a reset link in milliseconds.
   * @defaultValue `259200000`, 3 days
   */
  passwordResetTokenExpiration?: number
  /**
   * Delete open reset links after a password change.
   * @defaultValue `true`
   */
  removeAllResetPasswordTokensAfterPasswordChanged?: boolean
  /**
   * Reject logins with an unverified email address. Can't be combined with the server option `enableAutologin`.
   * @defaultValue `false`
   */
  requireEmailVerification?: boolean
  /**
   * Log users in after a password reset.
   * @defaultValue `false`
   */
  returnTokensAfterResetPassword?: boolean
  /**
   * Send new users a verification link.
   * @defaultValue `false`
   */
  sendVerificationEmailAfterSignup?: boolean
  /** Options of two-factor authentication. */
  twoFactor?: AccountsTwoFactorOptions
  /** Returns whether an email address is valid, for a new account or an additional address. */
  validateEmail?: (email?: string) => boolean
  /**
   * Validates a new user and returns the fields to store. By default, these are the username, the email address, and the
   * password hash. Add only fields that a client may set.
   */
  validateNewUser?: (user: CreateUserServicePassword) => CreateUserServicePassword | Promise<CreateUserServicePassword>
  /** Returns whether a new password is valid. By default, every string except the empty one is. */
  validatePassword?: (password?: string) => boolean
  /** Returns whether a new username is valid. By default, it must consist of letters and digits, and start with a letter. */
  validateUsername?: (username?: string) => boolean
  /**
   * Lifetime of a verification link in milliseconds.
   * @defaultValue `259200000`, 3 days
   */
  verifyEmailTokenExpiration?: number
  /** Compares a password with the stored hash, by default with bcrypt. Replace it together with `hashPassword`. */
  verifyPassword?: (password: string, hash: string) => Promise<boolean>
}
