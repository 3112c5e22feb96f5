// #region login
import type { Tokens, User } from '@accounts/types'
import { accountsServer, siteUrl } from './accounts'
import { resume } from './resume'

const week = 7 * 24 * 60 * 60
const accessCookie = '__Host-access'
const refreshCookie = '__Host-refresh'

/** `Headers`, or whatever your framework has in their place. */
type RequestHeaders = Pick<Headers, 'get'>

export interface WebSession {
  /** Without `services`; `null` for a guest. */
  user: User | null
  accessToken?: string
  /** Send each of these in a `Set-Cookie` header of its own. */
  cookies: string[]
}

/** Returns the cookies to send. Throws what the strategy throws. */
export async function logIn(
  headers: RequestHeaders,
  service: string,
  credentials: object,
): Promise<string[]> {
  const { tokens } = await accountsServer.loginWithService(
    service,
    credentials,
    infosOf(headers),
  )
  return cookiesFor(tokens)
}
// #endregion

// #region read
/** Finds the user of a request, and refreshes the tokens if needed. */
export async function readSession(
  headers: RequestHeaders,
): Promise<WebSession> {
  const stored = tokensOf(headers)
  if (!stored) return { user: null, cookies: [] }
  const resumed = await resume(stored, infosOf(headers))
  if (!resumed) return { user: null, cookies: clearedCookies() }
  const { user, tokens } = resumed
  return {
    user,
    accessToken: tokens.accessToken,
    cookies: tokens === stored ? [] : cookiesFor(tokens),
  }
}

/** A login or logout in the route wins over a refresh before it. */
export function withCookies(
  response: Response,
  cookies: string[],
): Response {
  const isSet = response.headers
    .getSetCookie()
    .some((line) => line.startsWith(`${accessCookie}=`))
  if (isSet || cookies.length === 0) return response
  const copy = new Response(response.body, response)
  for (const cookie of cookies) copy.headers.append('Set-Cookie', cookie)
  copy.headers.set('Cache-Control', 'private, no-store')
  return copy
}
// #endregion

// #region logout
/** Ends the session in the database too. Returns the cookies to send. */
export async function logOut(
  headers: RequestHeaders,
): Promise<string[]> {
  const { accessToken } = await readSession(headers)
  if (accessToken) await accountsServer.logout(accessToken)
  return clearedCookies()
}
// #endregion

// #region csrf
const safeMethods = ['GET', 'HEAD', 'OPTIONS']

/** Whether another site may have made the browser send this. */
export function isForged(request: Request): boolean {
  if (safeMethods.includes(request.method)) return false
  return request.headers.get('origin') !== new URL(siteUrl).origin
}
// #endregion

// #region cookies
function cookiesFor(tokens: Tokens): string[] {
  return [
    cookie(accessCookie, tokens.accessToken, week),
    cookie(refreshCookie, tokens.refreshToken, week),
  ]
}

function clearedCookies(): string[] {
  return [cookie(accessCookie, '', 0), cookie(refreshCookie, '', 0)]
}

function cookie(name: string, value: string, maxAge: number): string {
  const flags = 'Path=/; HttpOnly; Secure; SameSite=Lax'
  return `${name}=${value}; Max-Age=${maxAge}; ${flags}`
}

function tokensOf(headers: RequestHeaders): Tokens | null {
  const accessToken = cookieOf(headers, accessCookie)
  const refreshToken = cookieOf(headers, refreshCookie)
  return accessToken && refreshToken
    ? { accessToken, refreshToken }
    : null
}

function cookieOf(headers: RequestHeaders, name: string) {
  const found = (headers.get('cookie') ?? '')
    .split(/; */)
    .find((pair) => pair.startsWith(`${name}=`))
  return found?.slice(name.length + 1)
}

function infosOf(headers: RequestHeaders) {
  return { userAgent: headers.get('user-agent') ?? '' }
}
// #endregion
