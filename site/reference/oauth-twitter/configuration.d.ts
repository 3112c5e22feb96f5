import type { OAuthUser } from '@accounts/oauth'

/** Settings of the Twitter provider. */
export interface Configuration {
  /** Consumer key of your Twitter application. */
  key: string

  /** Consumer secret of your Twitter application. Keep it on the server. */
  secret: string

  /**
   * Returns the fields of a user who logs in for the first time.
   *
   * @param oauthUser - The user from Twitter.
   * @returns Fields for the new user.
   */
  getRegistrationPayload?: (oauthUser: OAuthUser) => Promise<any>
}
