import type { User } from '@accounts/types'
import { accountsClient } from './accounts'

export type Account =
  | { status: 'loading' }
  | { status: 'guest' }
  | { status: 'user'; user: User }

const listeners = new Set<() => void>()
let account: Account = { status: 'loading' }
let latest = 0

export const getAccount = () => account

export function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Call it at the start, and after each login and logout. */
export async function reloadAccount(): Promise<void> {
  const turn = ++latest
  const user: User | null = await accountsClient
    .getUser()
    .catch(() => null)
  if (turn !== latest) return
  account = user ? { status: 'user', user } : { status: 'guest' }
  listeners.forEach((listener) => listener())
}
