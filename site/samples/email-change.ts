// #region request
import { AccountsJsError } from '@accounts/server'
import jwt from 'jsonwebtoken'
import { accountsServer, db, siteUrl } from './accounts'

const secret = process.env.EMAIL_SECRET
if (!secret || secret === process.env.TOKEN_SECRET)
  throw new Error('Set EMAIL_SECRET, and not to TOKEN_SECRET')
const emailSecret = secret
const email = /^[^\s@]+@[^\s@]+$/

/** `code` is that of the second factor, if the user has one. */
export async function requestEmailChange(
  userId: string,
  proof: { password: unknown; code?: unknown },
  newEmail: unknown,
): Promise<void> {
  if (typeof newEmail !== 'string' || !email.test(newEmail))
    throw new AccountsJsError('Invalid email', 'InvalidEmail')
  await accountsServer.authenticateWithService(
    'password',
    // Named one by one: `proof` must not bring a `user` of its own.
    { user: { id: userId }, password: proof.password, code: proof.code },
    {},
  )
  const user = await accountsServer.findUserById(userId)
  const from = user?.emails?.[0]?.address
  if (!from) throw new AccountsJsError('No address', 'NoEmailSet')
  await send(from, 'A change of your address was requested', [
    'If this was not you, change your password now.',
  ])
  // Nobody learns who has an account: the response is the same.
  if (await db.findUserByEmail(newEmail)) return
  const to = newEmail.toLowerCase()
  const token = jwt.sign({ userId, from, to }, emailSecret, {
    expiresIn: '1h',
  })
  await send(to, 'Confirm your new address', [
    `${siteUrl}/change-email/${token}`,
  ])
}
// #endregion

// #region confirm
/** `userId` is the user who is logged in where the link was opened. */
export async function confirmEmailChange(
  userId: string,
  token: string,
): Promise<void> {
  const { from, to } = payloadOf(token, userId)
  const user = await accountsServer.findUserById(userId)
  const hasOld = user?.emails?.some(({ address }) => address === from)
  // After the change it is gone, so the link works once.
  if (!hasOld || (await db.findUserByEmail(to))) throw expired()
  await db.addEmail(userId, to, true)
  await db.removeEmail(userId, from)
  await send(from, 'Your address was changed', [
    'Messages of your account go to another address from now on.',
  ])
}

function payloadOf(token: string, userId: string) {
  try {
    const payload = Object(jwt.verify(token, emailSecret))
    const { from, to }: Record<string, unknown> = payload
    if (
      payload.userId === userId &&
      typeof from === 'string' &&
      typeof to === 'string'
    )
      return { from, to }
  } catch {
    // Forged, or older than an hour.
  }
  throw expired()
}

const expired = () =>
  new AccountsJsError('This link has expired', 'EmailChangeExpired')

const send = (to: string, subject: string, lines: string[]) =>
  accountsServer.options.sendMail({ to, subject, text: lines.join('\n') })
// #endregion
