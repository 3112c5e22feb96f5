// A type that these declarations speak of, although the released @accounts/magic-link does not export it.

import type { ErrorMessages } from '@accounts/magic-link'

/** Options of the service for logins by an emailed link. */
export interface AccountsMagicLinkOptions {
  /** Wording of the errors, for messages of your own or in another language. */
  errors?: ErrorMessages
  /**
   * How long a link works, in milliseconds.
   * @defaultValue `900000`, 15 minutes
   */
  loginTokenExpiration?: number
}
