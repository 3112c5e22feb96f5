// #region middleware
import type { User } from '@accounts/types'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { login, logout } from './web-routes'
import { isForged, readSession, withCookies } from './web-session'

type Env = { Variables: { user: User | null } }

export const session = createMiddleware<Env>(async (c, next) => {
  if (isForged(c.req.raw)) return c.json({ message: 'Wrong origin' }, 403)
  const { user, cookies } = await readSession(c.req.raw.headers)
  c.set('user', user)
  await next()
  c.res = withCookies(c.res, cookies)
})

export const requireUser = createMiddleware<
  Env & { Variables: { user: User } }
>(async (c, next) => {
  if (!c.get('user')) return c.json({ message: 'Unauthorized' }, 401)
  await next()
})
// #endregion

// #region app
export const app = new Hono<Env>()
app.use(session)
app.post('/login', (c) => login(c.req.raw))
app.post('/logout', (c) => logout(c.req.raw))
app.get('/account', requireUser, (c) => {
  c.header('Cache-Control', 'private, no-store')
  return c.json({ id: c.get('user').id })
})
// #endregion
