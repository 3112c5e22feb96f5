import { ServerHooks } from '@accounts/server'
import type { AccountsServer } from '@accounts/server'
import type { ConnectionInformations, User } from '@accounts/types'

export interface LogLine {
  event: string
  userId?: string
  ip?: string | null
  /** Code of the error, if it has one. */
  code?: unknown
}

interface Login {
  connection: ConnectionInformations
  user?: User
  error?: unknown
}

/** Never logs whole events: they contain passwords, tokens, and hashes. */
export function logAccounts(
  accountsServer: AccountsServer,
  write: (line: LogLine) => void,
): void {
  const login =
    (event: string) =>
    ({ connection, user, error }: Login) =>
      write({
        event,
        userId: user?.id,
        ip: connection.ip,
        ...(error !== undefined && { code: Object(error).code }),
      })
  const change = (event: string) => (user: User) =>
    write({ event, userId: user.id })

  accountsServer.on(ServerHooks.LoginSuccess, login('login'))
  accountsServer.on(ServerHooks.LoginError, login('login failed'))
  accountsServer.on(ServerHooks.ChangePasswordSuccess, change('change'))
  accountsServer.on(ServerHooks.ResetPasswordSuccess, change('reset'))
  accountsServer.on(
    ServerHooks.LogoutSuccess,
    ({ session }: { session: { userId: string } }) =>
      write({ event: 'logout', userId: session.userId }),
  )
  accountsServer.on(
    ServerHooks.ImpersonationSuccess,
    ({ user }: { user: User }) =>
      write({ event: 'impersonation', userId: user.id }),
  )
}
