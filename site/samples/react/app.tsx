import { reloadAccount } from './account-store'
import { accountsClient } from './accounts'
import { ForUsers } from './for-users'

async function logOut() {
  try {
    await accountsClient.logout()
  } finally {
    await accountsClient.clearTokens()
    await reloadAccount()
  }
}

export const App = () => (
  <ForUsers>
    {(user) => (
      <>
        <p>Hello {user.emails?.[0]?.address}</p>
        <form action={logOut}>
          <button>Log out</button>
        </form>
      </>
    )}
  </ForUsers>
)
