import fastify from 'fastify'
import {
  accountsRoutes,
  loadUsers,
  requireUser,
} from './fastify-accounts'

export function createApp() {
  const app = fastify({
    // One proxy is in front: it says who the client is.
    trustProxy: (_address: string, hop: number) => hop === 0,
    bodyLimit: 20_000,
  })
  loadUsers(app)
  app.register(accountsRoutes, { prefix: '/accounts' })
  app.get('/invoices', { preHandler: requireUser }, ({ user }) => ({
    owner: user?.id,
  }))
  return app
}
