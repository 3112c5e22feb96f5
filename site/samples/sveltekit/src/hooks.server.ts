import type { Handle } from '@sveltejs/kit'
import {
  isForged,
  readSession,
  withCookies,
} from './lib/server/web-session'

export const handle: Handle = async ({ event, resolve }) => {
  const { request } = event
  if (isForged(request))
    return new Response('Wrong origin', { status: 403 })
  const { user, cookies } = await readSession(request.headers)
  event.locals.user = user
  return withCookies(await resolve(event), cookies)
}
