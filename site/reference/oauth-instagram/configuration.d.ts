import type { OAuthUser } from '@accounts/oauth'

/** Settings of the Instagram provider. */
export interface Configuration {
  /**
   * Decides what is stored about a user who logs in for the first time.
   *
   * @param oauthUser - The user as Instagram describes it.
   * @returns Fields for the new user.
   */
  getRegistrationPayload?: (oauthUser: OAuthUser) => Promise<any>
}
