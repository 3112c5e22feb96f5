import type { User } from '@accounts/types'
import { createContext, redirect } from 'react-router'
import type {
  MiddlewareFunction,
  RouterContextProvider,
} from 'react-router'
import { isForged, readSession, withCookies } from './web-session'

const userContext = createContext<User | null>(null)

export const sessionMiddleware: MiddlewareFunction<Response> = async (
  { request, context },
  next,
) => {
  if (isForged(request))
    return new Response('Wrong origin', { status: 403 })
  const { user, cookies } = await readSession(request.headers)
  context.set(userContext, user)
  return withCookies(await next(), cookies)
}

export function requireUser(
  context: Readonly<RouterContextProvider>,
): User {
  const user = context.get(userContext)
  if (!user) throw redirect('/login')
  return user
}
