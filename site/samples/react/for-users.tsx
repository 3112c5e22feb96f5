import type { ReactNode } from 'react'
import type { User } from '@accounts/types'
import { LoginForm } from './login-form'
import { useAccount } from './use-account'

/** Shows its content to users, and the login form to guests. */
export function ForUsers({
  children,
}: {
  children: (user: User) => ReactNode
}) {
  const account = useAccount()
  if (account.status === 'loading') return <p>One moment…</p>
  if (account.status === 'guest') return <LoginForm />
  return children(account.user)
}
