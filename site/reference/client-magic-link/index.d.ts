import type { AccountsClient } from '@accounts/client'
import type { LoginResult, LoginUserMagicLinkService } from '@accounts/types'

/**
 * Passwordless login for the browser, in two calls: {@link AccountsClientMagicLink.requestMagicLinkEmail} sends a link
 * to the user, and {@link AccountsClientMagicLink.login} trades the token of that link for a session.
 */
export declare class AccountsClientMagicLink {
  /**
   * Binds the login to a client.
   *
   * @param client - The client that talks to the server and keeps the tokens of the session.
   * @throws `Error` when no client is given.
   */
  constructor(client: AccountsClient)

  /**
   * Logs a user in with the token of the link that was opened. The client stores the tokens that come back, so later
   * calls are made in the name of this user. The name of the service is `magic-link`: register the strategy under that name
   * on the server too, or this fails with `ServiceNotFound`.
   *
   * @param user - The token, as it stands in the address of the link.
   * @returns The new session: its id, its tokens and the user.
   */
  login(user: LoginUserMagicLinkService): Promise<LoginResult>

  /**
   * Asks the server to mail a login link.
   *
   * @param email - Address of an existing user; the link is sent there.
   */
  requestMagicLinkEmail(email: string): Promise<void>
}
