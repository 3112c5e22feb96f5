import type { OAuthProvider, OAuthUser } from '@accounts/oauth'

import type { Configuration } from './configuration'

/**
 * Login with Twitter, as a provider of the OAuth service. It signs its requests as OAuth 1.0a demands and asks
 * `account/verify_credentials` of API 1.1 who the owner of an access token is.
 */
export declare class AccountsOAuthTwitter implements OAuthProvider {
  /**
   * Prepares the signing of requests.
   *
   * @param config - Key and secret of your Twitter application, and what to store about new users.
   */
  constructor(config: Configuration)

  /**
   * The function given in the configuration. Without it, the OAuth service registers a new user with the e-mail address alone.
   */
  getRegistrationPayload?: (oauthUser: OAuthUser) => Promise<any>

  /**
   * Looks up the owner of an access token.
   *
   * @param params - `access_token` and `access_token_secret`, as Twitter issued them for this user.
   * @returns The owner: `id`, `email` where the application may read it, `screenName`, `profilePicture`, and both parts of the
   *   token.
   * @throws The error that Twitter answered with, for example for a revoked token.
   */
  authenticate(params: any): Promise<OAuthUser>
}
