export { logout as POST } from '../../../lib/web-routes'
