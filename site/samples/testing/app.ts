import accountsExpress, { userLoader } from '@accounts/rest-express'
import type { AccountsServer } from '@accounts/server'
import express from 'express'

/** The server is an argument, so a test can bring its own. */
export function createApp(accountsServer: AccountsServer) {
  const app = express()
  app.use(express.json(), accountsExpress(accountsServer))
  app.get('/invoices', userLoader(accountsServer), (req, res) => {
    const { userId } = Object(req)
    if (userId) res.json({ owner: userId })
    else res.status(401).json({ message: 'Unauthorized' })
  })
  return app
}
