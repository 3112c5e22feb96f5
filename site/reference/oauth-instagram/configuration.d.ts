import type { OAuthUser } from '@accounts/oauth'

/** Settings of the Instagram provider. */
export interface Configuration {
  /**
   * Returns the fields of a user who logs in for the first time.
   *
   * @param oauthUser - The user from Instagram.
   * @returns Fields for the new user.
   */
  getRegistrationPayload?: (oauthUser: OAuthUser) => Promise<any>
}
