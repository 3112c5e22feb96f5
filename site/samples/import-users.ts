import type { DatabaseInterface } from '@accounts/types'

export interface OldUser {
  email: string
  isVerified: boolean
  /** As the old system stored it, such as `$2b$10$…`. */
  passwordHash: string
}

/** Returns the addresses that it left out: they have an account. */
export async function importUsers(
  db: DatabaseInterface,
  users: Iterable<OldUser> | AsyncIterable<OldUser>,
): Promise<string[]> {
  const leftOut: string[] = []
  for await (const user of users) {
    // Mongo looks for the exact address when it verifies one.
    const email = user.email.toLowerCase()
    if (await db.findUserByEmail(email)) {
      leftOut.push(email)
      continue
    }
    // The adapter, not the strategy, which would hash the hash.
    const id = await db.createUser({
      email,
      password: user.passwordHash,
    })
    if (user.isVerified) await db.verifyEmail(id, email)
  }
  return leftOut
}
