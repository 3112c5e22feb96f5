import { login } from '../../lib/server/web-routes'

export const POST = ({ request }: { request: Request }) => login(request)
