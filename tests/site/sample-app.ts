// The accounts of the sample applications, with one user, and what several tests do with the cookies of a browser.
import { type Loaded, sampleRunner, siteRequire } from './guide-code.ts'

const jwt = siteRequire('jsonwebtoken')
const tokenSecret = 'for tests'

export const ada = { email: 'ada@example.com', password: 'correct horse battery' }

/** A hash is no part of what these tests look at: without bcrypt they take milliseconds. */
export const quickHashes = {
  hashPassword: async (text: string) => `hash of ${text}`,
  verifyPassword: async (text: string, hash: string) => hash === `hash of ${text}`,
}

export interface SampleApp {
  readonly run: (file: string) => Loaded
  /** What `accounts.ts` exports. */
  readonly accounts: Loaded
  readonly adaId: string
}

/** Every call has a database of its own. `given` replaces packages; `siteUrl` is what `accounts.ts` finds in the environment. */
export async function sampleApp(given: Readonly<Record<string, unknown>> = {}, siteUrl?: string): Promise<SampleApp> {
  process.env['TOKEN_SECRET'] = tokenSecret
  if (siteUrl !== undefined) process.env['SITE_URL'] = siteUrl
  const run = sampleRunner(given)
  const accounts = run('accounts.ts')
  delete process.env['SITE_URL']
  Object.assign(accounts.password.options, quickHashes)
  const adaId = await accounts.password.createUser({ ...ada })
  return { run, accounts, adaId }
}

/** The `Cookie` header of a browser that got this response. */
export const cookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')

/** The same cookies, when the access token has expired. */
export const aged = (cookie: string): string => cookie.replace(/(?<=__Host-access=)[^;]+/, (token) => expired(token))

/** This access token, after its 90 minutes. */
export function expired(accessToken: string): string {
  const { data } = jwt.verify(accessToken, tokenSecret)
  return jwt.sign({ data }, tokenSecret, { expiresIn: -1 })
}
