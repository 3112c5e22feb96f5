// A type that these declarations speak of, although the released @accounts/magic-link does not export it.

import type { ErrorMessages } from '@accounts/magic-link'

/** Options of the magic link service. */
export interface AccountsMagicLinkOptions {
  /** Error messages, if you want to change or translate them. */
  errors?: ErrorMessages
  /**
   * Lifetime of a link in milliseconds.
   * @defaultValue `900000`, 15 minutes
   */
  loginTokenExpiration?: number
}
