import { redirect } from '@sveltejs/kit'
import type { ServerLoadEvent } from '@sveltejs/kit'

export async function load({ locals }: ServerLoadEvent) {
  if (!locals.user) redirect(303, '/login')
  const { username, emails } = locals.user
  // All that this returns reaches the browser.
  return { name: username ?? emails?.[0]?.address }
}
