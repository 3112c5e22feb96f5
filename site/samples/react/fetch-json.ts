import { authFetch } from '@accounts/rest-client'
import { reloadAccount } from './account-store'
import { accountsClient, apiHost } from './accounts'

/** For your own routes: sends the access token along. */
export async function fetchJson(
  path: string,
  init: RequestInit = {},
): Promise<unknown> {
  try {
    const response = await authFetch(
      accountsClient,
      `${apiHost}${path}`,
      init,
    )
    // The session has ended, although the token hasn't expired.
    if (response.status === 401) await accountsClient.clearTokens()
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return await response.json()
  } catch (error) {
    // No tokens are left: `ForUsers` shows the login form.
    if (!(await accountsClient.getTokens())) await reloadAccount()
    throw error
  }
}
