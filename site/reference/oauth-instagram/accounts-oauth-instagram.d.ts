import type { OAuthProvider, OAuthUser } from '@accounts/oauth'

import type { Configuration } from './configuration'

/**
 * Login with Instagram, as a provider of the OAuth service. It asks the `users/self` endpoint of Instagram's v1 API who the
 * owner of an access token is, and brings back no e-mail address.
 */
export declare class AccountsOAuthInstagram implements OAuthProvider {
  /**
   * Needs no keys of an Instagram application: obtaining the access token is left to the client.
   *
   * @param config - What to store about new users.
   */
  constructor(config?: Configuration)

  /**
   * The function given in the configuration. Without it, the OAuth service registers a new user with the e-mail address alone,
   * which Instagram does not tell.
   */
  getRegistrationPayload?: (oauthUser: OAuthUser) => Promise<any>

  /**
   * Looks up the owner of an access token.
   *
   * @param params - `access_token` is the token that the browser got from Instagram.
   * @returns Id, name and picture of the owner, and the token itself.
   * @throws The error of the request, for example when Instagram refuses the token.
   */
  authenticate(params: any): Promise<{
    id: any
    username: any
    profilePicture: any
    accessToken: any
  }>
}
