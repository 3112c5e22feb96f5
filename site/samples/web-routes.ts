import { AccountsJsError } from '@accounts/server'
import { isForged, logIn, logOut, readSession } from './web-session'

export async function login(request: Request): Promise<Response> {
  if (isForged(request)) return forbidden()
  const body = await request.json().catch(() => null)
  const { email, password, code } = body ?? {}
  if (typeof email !== 'string' || typeof password !== 'string')
    return reply(400, { message: 'Send email and password' })
  try {
    const credentials = { user: { email }, password, code }
    const cookies = await logIn(request.headers, 'password', credentials)
    return reply(200, {}, cookies)
  } catch (error) {
    if (error instanceof AccountsJsError)
      return reply(401, { message: error.message, code: error.code })
    if (isTwoFactorError(error))
      return reply(401, { message: error.message })
    throw error
  }
}

export async function logout(request: Request): Promise<Response> {
  if (isForged(request)) return forbidden()
  return reply(200, {}, await logOut(request.headers))
}

export async function me(request: Request): Promise<Response> {
  const { user, cookies } = await readSession(request.headers)
  return reply(user ? 200 : 401, { user }, cookies)
}

/** These have no code: the form asks for one on the first of them. */
const twoFactorMessages = ['2FA code required', "2FA code didn't match"]

const isTwoFactorError = (error: unknown): error is Error =>
  error instanceof Error && twoFactorMessages.includes(error.message)

const forbidden = () => reply(403, { message: 'Wrong origin' })

function reply(status: number, body: object, cookies: string[] = []) {
  const response = Response.json(body, { status })
  // What belongs to one user must not reach another through a cache.
  response.headers.set('Cache-Control', 'private, no-store')
  for (const cookie of cookies)
    response.headers.append('Set-Cookie', cookie)
  return response
}
