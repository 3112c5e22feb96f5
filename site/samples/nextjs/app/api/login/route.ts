export { login as POST } from '../../../lib/web-routes'
