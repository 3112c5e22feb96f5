import { logout } from '../../lib/server/web-routes'

export const POST = ({ request }: { request: Request }) =>
  logout(request)
