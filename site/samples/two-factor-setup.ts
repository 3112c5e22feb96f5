import { AccountsJsError } from '@accounts/server'
import { accountsServer, db, twoFactor } from './two-factor-accounts'

const pending = 'two-factor-pending'

/** Returns the text of the QR code. The secret stays on the server. */
export async function startSetup(userId: string): Promise<string> {
  const secret = twoFactor.getNewAuthSecret()
  await db.setService(userId, pending, { secret })
  return secret.otpauth_url ?? ''
}

/** Returns the recovery codes, to be shown once. */
export async function finishSetup(
  userId: string,
  password: unknown,
  code: string,
): Promise<string[]> {
  // A stolen session alone must not lock its owner out.
  await accountsServer.authenticateWithService(
    'password',
    { user: { id: userId }, password },
    {},
  )
  const user = await accountsServer.findUserById(userId)
  const secret = user?.services?.[pending]?.secret
  if (!secret)
    throw new AccountsJsError('Start the setup first', 'NotStarted')
  await twoFactor.set(userId, secret, code)
  await db.unsetService(userId, pending)
  return twoFactor.createRecoveryCodes(userId)
}
