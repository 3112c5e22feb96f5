// #region app
import { AccountsJsError } from '@accounts/server'
import type { Tokens } from '@accounts/types'
import express from 'express'
import type { NextFunction, Request, Response } from 'express'
import session from 'express-session'
import { accountsServer, siteUrl } from './accounts'
import { resume } from './resume'

declare module 'express-session' {
  interface SessionData {
    tokens: Tokens
  }
}

const week = 7 * 24 * 60 * 60 * 1000
const isHttps = siteUrl.startsWith('https:')

export function createApp(sessionSecret: string) {
  const app = express()
  // One proxy is in front, and ends HTTPS.
  app.set('trust proxy', 1)
  app.use(
    session({
      name: isHttps ? '__Host-sid' : 'sid',
      secret: sessionSecret,
      resave: false,
      saveUninitialized: false,
      cookie: {
        httpOnly: true,
        secure: isHttps,
        sameSite: 'lax',
        maxAge: week,
      },
    }),
  )
  app.use(express.json(), checkOrigin, loadUser)
  app.post('/login', login)
  app.post('/logout', logout)
  app.get('/account', requireUser, (_req, res) => {
    res.set('Cache-Control', 'private, no-store')
    res.json(res.locals.user)
  })
  return app
}
// #endregion

// #region load
async function loadUser(
  req: Request,
  res: Response,
  next: NextFunction,
) {
  try {
    const { tokens } = req.session
    if (!tokens) return next()
    const resumed = await resume(tokens, infosOf(req))
    req.session.tokens = resumed?.tokens
    res.locals.user = resumed?.user
    next()
  } catch (error) {
    next(error)
  }
}

function requireUser(_req: Request, res: Response, next: NextFunction) {
  if (res.locals.user) next()
  else res.status(401).json({ message: 'Unauthorized' })
}
// #endregion

// #region login
async function login(req: Request, res: Response, next: NextFunction) {
  const { email, password, code } = req.body ?? {}
  if (typeof email !== 'string' || typeof password !== 'string') {
    res.status(400).json({ message: 'Send email and password' })
    return
  }
  try {
    const { tokens } = await accountsServer.loginWithService(
      'password',
      { user: { email }, password, code },
      infosOf(req),
    )
    // A new id: one that was planted before the login is useless.
    req.session.regenerate((error) => {
      if (error) return next(error)
      req.session.tokens = tokens
      res.json({})
    })
  } catch (error) {
    if (error instanceof AccountsJsError)
      res.status(401).json({ message: error.message, code: error.code })
    else if (isTwoFactorError(error))
      res.status(401).json({ message: error.message })
    else next(error)
  }
}

/** These have no code: the form asks for one on the first of them. */
const twoFactorMessages = ['2FA code required', "2FA code didn't match"]

const isTwoFactorError = (error: unknown): error is Error =>
  error instanceof Error && twoFactorMessages.includes(error.message)
// #endregion

// #region logout
async function logout(req: Request, res: Response, next: NextFunction) {
  try {
    const { tokens } = req.session
    if (tokens) await accountsServer.logout(tokens.accessToken)
    req.session.destroy((error) => (error ? next(error) : res.json({})))
  } catch (error) {
    next(error)
  }
}
// #endregion

// #region origin
const safeMethods = ['GET', 'HEAD', 'OPTIONS']

function checkOrigin(req: Request, res: Response, next: NextFunction) {
  const isOurs = req.get('origin') === new URL(siteUrl).origin
  if (safeMethods.includes(req.method) || isOurs) next()
  else res.status(403).json({ message: 'Wrong origin' })
}

const infosOf = (req: Request) => ({
  ip: req.ip,
  userAgent: req.get('user-agent') ?? '',
})
// #endregion
