// #region strategy
import { AccountsMagicLink } from '@accounts/magic-link'
import { AccountsJsError, ServerHooks } from '@accounts/server'
import type { AccountsServerOptions } from '@accounts/server'
import type { TokenRecord, User } from '@accounts/types'
import type { Counter } from './attempts'
import { BoundAccountsServer } from './bound-accounts-server'

export class LimitedMagicLink extends AccountsMagicLink {
  constructor(
    options: ConstructorParameters<typeof AccountsMagicLink>[0],
    private readonly counter: Counter,
    private readonly perAddress: number,
  ) {
    super(options)
  }

  override async requestMagicLinkEmail(email: string): Promise<void> {
    // Unknown addresses count as well, so nobody learns which exist.
    const key = `magic:${String(email).toLowerCase().slice(0, 200)}`
    if ((await this.counter.take(key)) > this.perAddress)
      throw new AccountsJsError('Too many attempts', 'TooManyAttempts')
    return super.requestMagicLinkEmail(email)
  }
}
// #endregion

// #region server
export function createAccounts(
  options: AccountsServerOptions & { db: object },
  counter: Counter,
) {
  const magicLink = new LimitedMagicLink({}, counter, 5)
  const accountsServer = new BoundAccountsServer(options, {
    magicLink,
    // The name that `@accounts/client-magic-link` asks for.
    'magic-link': magicLink,
  })
  accountsServer.on(ServerHooks.ValidateLogin, refuseWithoutCode)
  accountsServer.on(ServerHooks.LoginSuccess, async (login: Login) => {
    const address = addressOf(login)
    if (address) await options.db?.verifyEmail(login.user.id, address)
  })
  return { accountsServer, magicLink }
}
// #endregion

// #region hooks
interface Login {
  service: string
  params: { token?: unknown }
  user: User
}

const isByLink = ({ service }: Login) =>
  service === 'magicLink' || service === 'magic-link'

/** The link would get around the second factor. */
function refuseWithoutCode(login: Login) {
  if (isByLink(login) && login.user.services?.['two-factor'])
    throw new AccountsJsError(
      'Log in with your password and code',
      'TwoFactorRequired',
    )
}

/** The user was read before the tokens were removed. */
function addressOf(login: Login): string | undefined {
  if (!isByLink(login)) return undefined
  const tokens: TokenRecord[] =
    login.user.services?.magicLink?.loginTokens ?? []
  return tokens.find(({ token }) => token === login.params.token)?.address
}
// #endregion
