import { AccountsJsError } from '@accounts/server'
import type { AccountsServerOptions } from '@accounts/server'
import type {
  AuthenticationService,
  ConnectionInformations,
  LoginResult,
} from '@accounts/types'
import type { Counter } from './attempts'
import { BoundAccountsServer } from './bound-accounts-server'

export interface Limits {
  counter: Counter
  /** Failed logins of one account before it is refused. */
  perAccount: number
  /** Logins from one address, whatever the account. */
  perAddress: number
}

export class LimitedAccountsServer extends BoundAccountsServer {
  constructor(
    options: AccountsServerOptions,
    services: Record<string, AuthenticationService>,
    private readonly limits: Limits,
  ) {
    super(options, services)
  }

  override loginWithService(
    service: string,
    params: unknown,
    infos: ConnectionInformations,
  ): Promise<LoginResult> {
    return this.limited(params, infos, () =>
      super.loginWithService(service, params, infos),
    )
  }

  /** Behind `verifyAuthentication`: it tells a right password, too. */
  override authenticateWithService(
    service: string,
    params: unknown,
    infos: ConnectionInformations,
  ): Promise<boolean> {
    return this.limited(params, infos, () =>
      super.authenticateWithService(service, params, infos),
    )
  }

  private async limited<Result>(
    params: unknown,
    { ip }: ConnectionInformations,
    check: () => Promise<Result>,
  ): Promise<Result> {
    const { counter, perAccount, perAddress } = this.limits
    if (ip && (await counter.take(`ip:${ip}`)) > perAddress)
      throw tooMany()
    const account = await this.accountOf(params)
    if (account === undefined) return check()
    // Counted before the check: parallel guesses are all counted.
    if ((await counter.take(account)) > perAccount) throw tooMany()
    const result = await check()
    await counter.clear(account)
    return result
  }

  /** One key per user, whether named by id, username or address. */
  private async accountOf(params: unknown) {
    const { user } = Object(params)
    const { id, username, email } =
      typeof user === 'string' ? nameOrEmail(user) : Object(user)
    const { db } = this.options
    const found =
      typeof id === 'string'
        ? await db?.findUserById(id)
        : typeof username === 'string'
          ? await db?.findUserByUsername(username)
          : typeof email === 'string'
            ? await db?.findUserByEmail(email)
            : null
    if (found) return `user:${found.id}`
    const text: unknown = id ?? username ?? email
    // Unknown accounts are refused as well, so nobody learns which exist.
    return typeof text === 'string'
      ? `unknown:${text.toLowerCase().slice(0, 200)}`
      : undefined
  }
}

const nameOrEmail = (user: string) =>
  user.includes('@') ? { email: user } : { username: user }

const tooMany = () =>
  new AccountsJsError('Too many attempts', 'TooManyAttempts')
