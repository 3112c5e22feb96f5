import type { AccountsServer } from '@accounts/server'
import type { LoginResult, Tokens, User } from '@accounts/types'
import type { NextFunction, Request, Response } from 'express'

/**
 * Stores a user's tokens in the Express session, so that the browser has only the session cookie. Every method needs a
 * request that the `express-session` middleware has already processed.
 */
export declare class AccountsSession {
  /**
   * Connects Express sessions to a server.
   *
   * @param accountsServer - Server that renews tokens and ends sessions.
   * @param options - Names, and how to find the user. Each option has a default.
   */
  constructor(accountsServer: AccountsServer, options?: AccountsSessionOptions)

  /**
   * Creates the Express middleware. It renews the tokens of a request, finds the user, and adds the user to the request.
   * Requests without tokens pass unchanged.
   *
   * @returns A handler to add after `express-session`. It passes errors to `next`.
   */
  middleware(): (req: Request, res: Response, next: NextFunction) => Promise<void>

  /**
   * Logs the user out on the server, then destroys the whole Express session.
   *
   * @param req - Request whose session ends.
   * @throws The error of the session store or the server.
   */
  destroy(req: Request): Promise<void>

  /**
   * Reads the tokens.
   *
   * @param req - Request with the session.
   * @returns The tokens, or `undefined` if there is no request, no session, or nothing stored in it.
   */
  get(req?: Request): Tokens | undefined

  /**
   * Exchanges the stored tokens for new ones and stores those. The server gets the IP address and user agent of the
   * request.
   *
   * @param req - Request with the tokens to renew.
   * @returns The result of the renewal, or `undefined` if there are no tokens.
   */
  renew(req: Request): Promise<LoginResult | undefined>

  /**
   * Stores tokens, for example after a login.
   *
   * @param req - Request of the session to write to.
   * @param tokens - The tokens to store. Without them, the stored tokens are removed.
   */
  set(req: Request, tokens: Tokens): void

  /**
   * Removes the tokens and keeps the rest of the Express session.
   *
   * @param req - Request of the session to change.
   */
  clear(req: Request): void
}

/** Options of {@link AccountsSession}: where to store the tokens and the user, and how to find the user. */
export interface AccountsSessionOptions {
  /** How the user is added to the request. */
  user?: {
    /**
     * Name of the request property for the user.
     *
     * @defaultValue `'user'`
     */
    name: string

    /**
     * Finds the user of a request. By default, it is the user that the token renewal returned. That user isn't
     * sanitized: with a plain `AccountsServer`, it has `services`, which include the password hash.
     *
     * @param tokens - Renewed tokens of the session.
     * @param request - Current request.
     * @param rawUser - The user as the server returned it, if already known.
     * @returns The value of the request property.
     */
    resolve?: (tokens: Tokens, request: Request, rawUser?: User) => User | Promise<User>
  }

  /**
   * Key of the tokens in the Express session.
   *
   * @defaultValue `'accounts-js-tokens'`
   */
  name?: string
}

export { AccountsSession as default }
