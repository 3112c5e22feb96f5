'use server'

import { db } from '../../lib/accounts'
import { currentUser } from '../../lib/current-user'

const usernames = /^[a-zA-Z][a-zA-Z0-9]{2,29}$/

export async function rename(form: FormData): Promise<void> {
  // Anyone can call an action, with any arguments.
  const user = await currentUser()
  if (!user) throw new Error('Unauthorized')
  const name = form.get('name')
  if (typeof name !== 'string' || !usernames.test(name)) return
  if (await db.findUserByUsername(name)) return
  await db.setUsername(user.id, name)
}
