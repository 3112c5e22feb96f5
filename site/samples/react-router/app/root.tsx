import { Outlet } from 'react-router'
import { sessionMiddleware } from './session'

export const middleware = [sessionMiddleware]

export default function Root() {
  return <Outlet />
}
