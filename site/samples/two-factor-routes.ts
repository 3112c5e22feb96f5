import { AccountsJsError } from '@accounts/server'
import { Router } from 'express'
import type { NextFunction, Request, Response } from 'express'
import { accountsServer } from './two-factor-accounts'
import { finishSetup, startSetup } from './two-factor-setup'

/** Mount it after `express.json()`, and before `accountsExpress`. */
export function twoFactorRoutes(): Router {
  const router = Router()

  router.post('/account/two-factor/start', (req, res, next) =>
    forUser(req, res, next, async (userId) => ({
      url: await startSetup(userId),
    })),
  )

  router.post('/account/two-factor/finish', (req, res, next) =>
    forUser(req, res, next, async (userId) => {
      const { password, code } = Object(req.body)
      return { codes: await finishSetup(userId, password, String(code)) }
    }),
  )

  // The built-in ones ask for no password.
  router.post(
    [
      '/accounts/password/twoFactorSecret',
      '/accounts/password/twoFactorSet',
    ],
    (_req, res) => res.sendStatus(404),
  )

  return router
}

async function forUser(
  req: Request,
  res: Response,
  next: NextFunction,
  answer: (userId: string) => Promise<object>,
): Promise<void> {
  try {
    const token = req.get('authorization')?.replace(/^Bearer /, '')
    const user = await accountsServer.resumeSession(token ?? '')
    res.set('Cache-Control', 'no-store').json(await answer(user.id))
  } catch (error) {
    if (error instanceof AccountsJsError)
      res.status(400).json({ message: error.message, code: error.code })
    else if (error instanceof Error && /^2FA /.test(error.message))
      res.status(400).json({ message: error.message })
    else next(error)
  }
}
