// #region user
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { AccountsJsError } from '@accounts/server'
import type { User } from '@accounts/types'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { CloseCode } from 'graphql-ws'
import { useServer } from 'graphql-ws/use/ws'
import { WebSocketServer } from 'ws'
import type { WebSocket } from 'ws'
import { accountsServer, siteUrl } from './accounts'

export async function userOf(accessToken: unknown): Promise<User | null> {
  if (typeof accessToken !== 'string') return null
  try {
    return await accountsServer.resumeSession(accessToken)
  } catch (error) {
    if (error instanceof AccountsJsError) return null
    throw error
  }
}
// #endregion

// #region origin
/** Browsers let any page open a socket to any server. */
const isAllowed = ({ headers }: IncomingMessage) =>
  headers.origin === undefined ||
  headers.origin === new URL(siteUrl).origin
// #endregion

// #region schema
interface Context {
  user: User
}

export const schema = makeExecutableSchema({
  typeDefs: `
    type Query { hello: String }
    type Subscription { ticks: String! }
  `,
  resolvers: {
    Subscription: {
      ticks: {
        async *subscribe(_root: unknown, _args: unknown, context: Context) {
          for (;;) {
            yield { ticks: `for ${context.user.id}` }
            await new Promise((resolve) => setTimeout(resolve, 1000))
          }
        },
      },
    },
  },
})
// #endregion

// #region sockets
interface Params extends Record<string, unknown> {
  accessToken?: unknown
}

/** `recheck` is in milliseconds: how long an ended session may listen. */
export function createApp(recheck = 60_000) {
  const http = createServer((_req, res) => res.writeHead(404).end())
  const sockets = new WebSocketServer({
    server: http,
    path: '/graphql',
    maxPayload: 20_000,
    verifyClient: ({ req }: { req: IncomingMessage }) => isAllowed(req),
  })
  useServer<Params>(
    {
      schema,
      connectionInitWaitTimeout: 3000,
      async onConnect({ connectionParams, extra }) {
        const user = await userOf(connectionParams?.accessToken)
        // `false` closes the socket with the code 4403.
        if (!user) return false
        watch(extra.socket, connectionParams?.accessToken, recheck)
        return true
      },
      // Runs for each subscription: a socket outlives its token.
      async context({ connectionParams, extra }) {
        const user = await userOf(connectionParams?.accessToken)
        if (user) return { user }
        close(extra.socket)
        throw new Error('Unauthorized')
      },
    },
    sockets,
  )
  return http
}

/** Ends what has been open before a logout, and before the expiry. */
function watch(socket: WebSocket, token: unknown, recheck: number) {
  const timer = setInterval(() => {
    userOf(token).then(
      (user) => {
        if (!user) close(socket)
      },
      // An outage of the database: look again next time.
      () => undefined,
    )
  }, recheck)
  socket.once('close', () => clearInterval(timer))
}

const close = (socket: WebSocket) =>
  socket.close(CloseCode.Forbidden, 'Forbidden')
// #endregion
