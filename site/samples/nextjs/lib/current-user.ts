import { cache } from 'react'
import { headers } from 'next/headers'
import { readSession } from './web-session'

/** Asks once per request, however many components want to know. */
export const currentUser = cache(async () => {
  const { user } = await readSession(await headers())
  return user
})
