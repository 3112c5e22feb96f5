import type { Server } from 'node:http'
import { WebSocketServer } from 'ws'
import { siteUrl } from './accounts'
import { readSession } from './web-session'

/** For applications that keep their tokens in cookies. */
export function serveSockets(http: Server) {
  const sockets = new WebSocketServer({ noServer: true })
  http.on('upgrade', async (req, socket, head) => {
    try {
      const isOurs = req.headers.origin === new URL(siteUrl).origin
      const cookie = req.headers.cookie ?? ''
      const { user } = isOurs
        ? await readSession(new Headers({ cookie }))
        : { user: null }
      if (!user) {
        socket.end('HTTP/1.1 401 Unauthorized\r\n\r\n')
        return
      }
      sockets.handleUpgrade(req, socket, head, (open) => {
        open.send(`Hello ${user.id}`)
      })
    } catch {
      socket.destroy()
    }
  })
  return sockets
}
