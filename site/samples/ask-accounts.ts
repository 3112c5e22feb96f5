import type { User } from '@accounts/types'

/** Without `services`; `null` for a guest. */
export async function askAccounts(
  authorization: string | undefined,
  server = 'https://accounts.example.com',
): Promise<User | null> {
  if (!authorization) return null
  const response = await fetch(`${server}/accounts/user`, {
    headers: { Authorization: authorization },
    signal: AbortSignal.timeout(5000),
  })
  if (!response.ok)
    throw new Error(`The accounts server returned ${response.status}`)
  return (await response.json()) as User | null
}
