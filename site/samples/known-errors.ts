import { AccountsJsError } from '@accounts/server'

const twoFactorMessages = ['2FA code required', "2FA code didn't match"]

/** What clients may see of an error; `undefined` for all others. */
export function publicError(error: unknown) {
  if (error instanceof AccountsJsError)
    return { message: error.message, code: error.code }
  if (!(error instanceof Error)) return undefined
  if (error.message === 'Unauthorized')
    return { message: error.message, code: 'Unauthorized' }
  if (twoFactorMessages.includes(error.message))
    return { message: error.message, code: 'TwoFactor' }
  return undefined
}
