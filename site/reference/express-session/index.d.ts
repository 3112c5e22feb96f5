import type { AccountsServer } from '@accounts/server'
import type { LoginResult, Tokens, User } from '@accounts/types'
import type { NextFunction, Request, Response } from 'express'

/**
 * Keeps the tokens of a user in the session of an Express application, so that the browser holds nothing but the session
 * cookie. Every method expects that the middleware of `express-session` has run on the request before.
 */
export declare class AccountsSession {
  /**
   * Ties the sessions of Express to a server.
   *
   * @param accountsServer - Server that renews tokens and ends sessions.
   * @param options - Names and the way to find a user; each has a default.
   */
  constructor(accountsServer: AccountsServer, options?: AccountsSessionOptions)

  /**
   * Creates the Express middleware: it renews the tokens of a request, finds the user and attaches it to the request.
   * A request without tokens passes unchanged.
   *
   * @returns A handler to mount after `express-session`. What fails inside it is passed to `next`.
   */
  middleware(): (req: Request, res: Response, next: NextFunction) => Promise<void>

  /**
   * Logs the user out on the server, then destroys the whole Express session.
   *
   * @param req - Request whose session ends.
   * @throws What the session store or the server reports.
   */
  destroy(req: Request): Promise<void>

  /**
   * Reads the tokens.
   *
   * @param req - Request to look into.
   * @returns The tokens, or `undefined` when there is no request, no session or nothing stored in it.
   */
  get(req?: Request): Tokens | undefined

  /**
   * Fetches a new pair of tokens for the stored one and stores it. Address and user agent of the request go to the server.
   *
   * @param req - Request with the tokens to renew.
   * @returns The result of the renewal, or `undefined` when there are no tokens.
   */
  renew(req: Request): Promise<LoginResult | undefined>

  /**
   * Stores tokens, for example those of a fresh login.
   *
   * @param req - Request of the session to write to.
   * @param tokens - The pair to keep. A missing pair clears the stored one.
   */
  set(req: Request, tokens: Tokens): void

  /**
   * Forgets the tokens and leaves the rest of the Express session as it is.
   *
   * @param req - Request of the session to change.
   */
  clear(req: Request): void
}

/** Where an {@link AccountsSession} keeps tokens and user, and how it finds the user. */
export interface AccountsSessionOptions {
  /** How the logged-in user reaches the request. */
  user?: {
    /**
     * Property of the request that receives the user.
     *
     * @defaultValue `'user'`
     */
    name: string

    /**
     * Finds the user of a request. By default it is the user that the renewal of the tokens returned. That user is not
     * sanitized: with a plain `AccountsServer` it has `services`, and so the password hash.
     *
     * @param tokens - Tokens of the session, already renewed.
     * @param request - Request for which the user is wanted.
     * @param rawUser - The user as the server returned it, when it is known already.
     * @returns What becomes the property of the request.
     */
    resolve?: (tokens: Tokens, request: Request, rawUser?: User) => User | Promise<User>
  }

  /**
   * Key of the Express session under which the tokens are kept.
   *
   * @defaultValue `'accounts-js-tokens'`
   */
  name?: string
}

export { AccountsSession as default }
