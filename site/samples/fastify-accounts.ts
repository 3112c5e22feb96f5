// #region user
import { CreateUserErrors } from '@accounts/password'
import { AccountsJsError } from '@accounts/server'
import type { User } from '@accounts/types'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from 'fastify'
import { accountsServer, password } from './accounts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Without `services`; `null` for a guest. */
    user: User | null
  }
}

/** Call it on the root, before the routes that need `request.user`. */
export function loadUsers(app: FastifyInstance): void {
  app.decorateRequest('user', null)
  app.addHook('onRequest', async (request) => {
    const token = tokenOf(request)
    if (!token) return
    try {
      request.user = await accountsServer.resumeSession(token)
    } catch (error) {
      // No session, or none any more. Anything else is an outage.
      if (!(error instanceof AccountsJsError)) throw error
    }
  })
}

export async function requireUser(
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (!request.user)
    return reply.code(401).send({ message: 'Unauthorized' })
}

function tokenOf({ headers }: FastifyRequest): string | undefined {
  const [scheme, token] = headers.authorization?.split(' ') ?? []
  return scheme === 'Bearer' ? token : undefined
}
// #endregion

// #region routes
const text = { type: 'string', maxLength: 1000 } as const
const strings = (...names: string[]) => ({
  type: 'object',
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, text])),
})

const loginBody = {
  type: 'object',
  required: ['user', 'password'],
  properties: {
    // Text only: MongoDB takes objects for conditions.
    user: { type: 'object', properties: { email: text, username: text } },
    password: text,
    code: text,
  },
}

interface LoginBody {
  user: { email?: string; username?: string }
  password: string
  code?: string
}

const registerBody = {
  type: 'object',
  required: ['user'],
  properties: {
    user: {
      type: 'object',
      required: ['email', 'password'],
      properties: { email: text, username: text, password: text },
    },
  },
}

interface RegisterBody {
  user: { email: string; username?: string; password: string }
}

/** The routes of `RestClient`, for logins with a password. */
export async function accountsRoutes(app: FastifyInstance) {
  app.setErrorHandler(sendError)

  app.post<{ Body: LoginBody }>(
    '/password/authenticate',
    { schema: { body: loginBody } },
    ({ body: { user, password, code }, ip, headers }) =>
      accountsServer.loginWithService(
        'password',
        { user: pick(user), password, code },
        { ip, userAgent: headers['user-agent'] ?? '' },
      ),
  )

  app.post<{ Body: RegisterBody }>(
    '/password/register',
    { schema: { body: registerBody } },
    async ({ body: { user } }) => {
      await createUser({ ...pick(user), password: user.password })
      return {}
    },
  )

  app.post<{ Body: { accessToken: string; refreshToken: string } }>(
    '/refreshTokens',
    { schema: { body: strings('accessToken', 'refreshToken') } },
    ({ body, ip, headers }) =>
      accountsServer.refreshTokens(body.accessToken, body.refreshToken, {
        ip,
        userAgent: headers['user-agent'] ?? '',
      }),
  )

  app.post('/user', async ({ user }) => user)

  app.post('/logout', async (request) => {
    const token = tokenOf(request)
    if (token) await accountsServer.logout(token)
    return null
  })
}

const pick = ({ email, username }: { email?: string; username?: string }) => ({
  ...(email !== undefined && { email }),
  ...(username !== undefined && { username }),
})

/** A taken name or address looks like success. */
async function createUser(user: Parameters<typeof password.createUser>[0]) {
  try {
    await password.createUser(user)
  } catch (error) {
    if (!(error instanceof AccountsJsError)) throw error
    if (!taken.has(error.code)) throw error
  }
}

const taken = new Set<string>([
  CreateUserErrors.EmailAlreadyExists,
  CreateUserErrors.UsernameAlreadyExists,
])
// #endregion

// #region errors
const twoFactorMessages = ['2FA code required', "2FA code didn't match"]

function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (error instanceof AccountsJsError)
    return reply
      .code(400)
      .send({ message: error.message, code: error.code })
  if (!(error instanceof Error)) throw error
  const isOurs =
    'validation' in error || twoFactorMessages.includes(error.message)
  if (isOurs) return reply.code(400).send({ message: error.message })
  // A driver's message stays in the log.
  request.log.error(error)
  return reply.code(500).send({ message: 'Something went wrong' })
}
// #endregion
