import { redirect } from 'next/navigation'
import { currentUser } from '../../lib/current-user'

export default async function AccountPage() {
  const user = await currentUser()
  if (!user) redirect('/login')
  return <h1>Hello {user.username ?? user.emails?.[0]?.address}</h1>
}
