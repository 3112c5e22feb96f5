import { AccountsJsError } from '@accounts/rest-client'

const texts = new Map([
  ['InvalidCredentials', 'Wrong email or password.'],
  ['UserDeactivated', 'This account is locked. Please contact us.'],
  ['InvalidEmail', 'This is not an email address.'],
  ['InvalidPassword', 'Please choose a longer password.'],
  ['TooManyAttempts', 'Too many attempts. Please try again later.'],
])

/** What a form shows. Throws an error that the user can't fix. */
export function errorText(error: unknown): string {
  const text =
    error instanceof AccountsJsError ? texts.get(error.code) : undefined
  if (text) return text
  if (error instanceof Error && error.message === "2FA code didn't match")
    return 'This code is wrong. Please wait for the next one.'
  // `fetch` rejects with this when there is no network.
  if (error instanceof TypeError)
    return 'The server can’t be reached. Please try again.'
  throw error
}
