import type { OAuthProvider, OAuthUser } from '@accounts/oauth'

import type { Configuration } from './configuration'

/**
 * Instagram provider for the OAuth service. It gets the owner of an access token from the `users/self` endpoint of
 * Instagram's v1 API, without an email address.
 */
export declare class AccountsOAuthInstagram implements OAuthProvider {
  /**
   * Doesn't need the keys of an Instagram application, because the client gets the access token.
   *
   * @param config - What to store about new users.
   */
  constructor(config?: Configuration)

  /**
   * The function from the configuration. Without it, the OAuth service creates a new user with only the email address,
   * which Instagram doesn't provide.
   */
  getRegistrationPayload?: (oauthUser: OAuthUser) => Promise<any>

  /**
   * Gets the owner of an access token.
   *
   * @param params - `access_token` is the token that the browser got from Instagram.
   * @returns The id, name, and picture of the owner, and the token.
   * @throws The error of the request, for example if Instagram rejects the token.
   */
  authenticate(params: any): Promise<{
    id: any
    username: any
    profilePicture: any
    accessToken: any
  }>
}
