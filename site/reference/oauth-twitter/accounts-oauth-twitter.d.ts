import type { OAuthProvider, OAuthUser } from '@accounts/oauth'

import type { Configuration } from './configuration'

/**
 * Twitter provider for the OAuth service. It signs its requests with OAuth 1.0a, and gets the owner of an access token
 * from `account/verify_credentials` of API 1.1.
 */
export declare class AccountsOAuthTwitter implements OAuthProvider {
  /**
   * Creates a provider that signs its requests.
   *
   * @param config - Key and secret of your Twitter application, and what to store about new users.
   */
  constructor(config: Configuration)

  /** The function from the configuration. Without it, the OAuth service creates a new user with only the email address. */
  getRegistrationPayload?: (oauthUser: OAuthUser) => Promise<any>

  /**
   * Gets the owner of an access token.
   *
   * @param params - `access_token` and `access_token_secret` from Twitter for this user.
   * @returns The owner: `id`, `email` if the application may read it, `screenName`, `profilePicture`, and both parts of
   *   the token.
   * @throws The error from Twitter, for example for a revoked token.
   */
  authenticate(params: any): Promise<OAuthUser>
}
