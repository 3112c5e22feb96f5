import { AccountsJsError } from '@accounts/server'
import type {
  NextFunction,
  Request,
  RequestHandler,
  Response,
} from 'express'
import { accountsServer } from './app-accounts'
import { can } from './roles'
import type { Permission } from './roles'

/** Puts the user into `res.locals`, if the user may do this. */
export function requirePermission(permission: Permission): RequestHandler {
  return async (req: Request, res: Response, next: NextFunction) => {
    const [scheme, token] = req.get('authorization')?.split(' ') ?? []
    try {
      if (scheme !== 'Bearer') throw unauthorized()
      // Roles come from the database: a change counts at once.
      const user = await accountsServer.resumeSession(token ?? '')
      if (!can(user, permission)) {
        res.status(403).json({ message: 'Forbidden' })
        return
      }
      res.locals.user = user
      next()
    } catch (error) {
      if (error instanceof AccountsJsError)
        res.status(401).json({ message: 'Unauthorized' })
      else next(error)
    }
  }
}

const unauthorized = () =>
  new AccountsJsError('Unauthorized', 'Unauthorized')
