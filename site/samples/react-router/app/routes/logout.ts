import { redirect } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'
import { logOut } from '../web-session'

export async function action({ request }: ActionFunctionArgs) {
  const cookies = await logOut(request.headers)
  return redirect('/', {
    headers: cookies.map((cookie) => ['Set-Cookie', cookie]),
  })
}
