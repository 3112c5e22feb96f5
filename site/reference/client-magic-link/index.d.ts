import type { AccountsClient } from '@accounts/client'
import type { LoginResult, LoginUserMagicLinkService } from '@accounts/types'

/**
 * Passwordless login for the browser, in two calls: {@link AccountsClientMagicLink.requestMagicLinkEmail} sends a link
 * to the user, and {@link AccountsClientMagicLink.login} exchanges the token of that link for a session.
 */
export declare class AccountsClientMagicLink {
  /**
   * Creates a helper for a client.
   *
   * @param client - The client that calls the server and stores the tokens.
   * @throws `Error` if no client is given.
   */
  constructor(client: AccountsClient)

  /**
   * Logs in a user with the token of the link. The client stores the returned tokens, so later calls use this user's
   * session. The method uses the service name `magic-link`: also register the strategy under that name on the server, or
   * the login fails with `ServiceNotFound`.
   *
   * @param user - The token from the address of the link.
   * @returns The new session: its id, its tokens, and the user.
   */
  login(user: LoginUserMagicLinkService): Promise<LoginResult>

  /**
   * Requests a login link by email.
   *
   * @param email - Address of an existing user, who gets the link.
   */
  requestMagicLinkEmail(email: string): Promise<void>
}
