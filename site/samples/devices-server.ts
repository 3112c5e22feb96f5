import { AccountsJsError } from '@accounts/server'
import type { NextFunction, Request, Response } from 'express'
import { Router } from 'express'
import type { Devices } from './devices'

/** Mount it after your rate limits. */
export function devicesRouter(devices: Devices): Router {
  const router = Router()

  router.get(
    '/devices',
    withToken(async (token, _req, res) => {
      res.set('Cache-Control', 'private, no-store')
      res.json(await devices.list(token))
    }),
  )

  router.delete(
    '/devices/:id',
    withToken(async (token, req, res) => {
      const isEnded = await devices.end(token, req.params.id ?? '')
      // The same for a session of somebody else and for none.
      res.sendStatus(isEnded ? 204 : 404)
    }),
  )

  router.delete(
    '/devices',
    withToken(async (token, _req, res) => {
      await devices.endOthers(token)
      res.sendStatus(204)
    }),
  )

  return router
}

type Handler = (
  token: string,
  req: Request,
  res: Response,
) => Promise<void>

function withToken(handler: Handler) {
  return async (req: Request, res: Response, next: NextFunction) => {
    const [scheme, token = ''] =
      req.get('authorization')?.split(' ') ?? []
    try {
      await handler(scheme === 'Bearer' ? token : '', req, res)
    } catch (error) {
      if (error instanceof AccountsJsError)
        res.status(401).json({ message: 'Unauthorized' })
      else next(error)
    }
  }
}
