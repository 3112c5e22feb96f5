import { AccountsPassword } from '@accounts/password'
import { AccountsJsError } from '@accounts/server'
import type { Counter } from './attempts'

export class LimitedPassword extends AccountsPassword {
  constructor(
    options: ConstructorParameters<typeof AccountsPassword>[0],
    private readonly counter: Counter,
    private readonly limit: number,
  ) {
    super(options)
    const unset = this.twoFactor.unset.bind(this.twoFactor)
    this.twoFactor.unset = (userId: string, code: string) =>
      this.guarded(`unset:${userId}`, () => unset(userId, code))
  }

  override async sendResetPasswordEmail(address: string): Promise<void> {
    await this.take(keyOf('reset', address))
    return super.sendResetPasswordEmail(address)
  }

  override async sendVerificationEmail(address: string): Promise<void> {
    await this.take(keyOf('verify', address))
    return super.sendVerificationEmail(address)
  }

  override changePassword(
    userId: string,
    oldPassword: string,
    newPassword: string,
  ): Promise<void> {
    return this.guarded(`change:${userId}`, () =>
      super.changePassword(userId, oldPassword, newPassword),
    )
  }

  private async guarded(key: string, check: () => Promise<void>) {
    await this.take(key)
    await check()
    await this.counter.clear(key)
  }

  private async take(key: string): Promise<void> {
    if ((await this.counter.take(key)) > this.limit)
      throw new AccountsJsError('Too many attempts', 'TooManyAttempts')
  }
}

/** Unknown addresses count as well, so nobody learns which exist. */
const keyOf = (reason: string, address: unknown) =>
  `${reason}:${String(address).toLowerCase().slice(0, 200)}`
