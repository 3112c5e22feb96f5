import { AccountsPassword } from '@accounts/password'
import { AccountsJsError } from '@accounts/server'
import type { Counter } from './attempts'

/** Sends each address few messages, whoever asks for them. */
export class LimitedPassword extends AccountsPassword {
  constructor(
    options: ConstructorParameters<typeof AccountsPassword>[0],
    private readonly counter: Counter,
    private readonly perAddress: number,
  ) {
    super(options)
  }

  override async sendResetPasswordEmail(address: string): Promise<void> {
    await this.take('reset', address)
    return super.sendResetPasswordEmail(address)
  }

  override async sendVerificationEmail(address: string): Promise<void> {
    await this.take('verify', address)
    return super.sendVerificationEmail(address)
  }

  /** Counts unknown addresses as well, so nobody learns which exist. */
  private async take(reason: string, address: unknown) {
    const key = `${reason}:${String(address).toLowerCase().slice(0, 200)}`
    if ((await this.counter.take(key)) > this.perAddress)
      throw new AccountsJsError('Too many attempts', 'TooManyAttempts')
  }
}
