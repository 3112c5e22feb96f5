import { login, logout, me } from './web-routes'

const routes = new Map([
  ['POST /login', login],
  ['POST /logout', logout],
  ['GET /me', me],
])

/** Any server that speaks the Fetch API can run this. */
export async function handle(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const route = routes.get(`${request.method} ${pathname}`)
  return route
    ? route(request)
    : Response.json({ message: 'Not found' }, { status: 404 })
}
