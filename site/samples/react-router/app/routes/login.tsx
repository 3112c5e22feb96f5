import { AccountsJsError } from '@accounts/server'
import { data, Form, redirect, useActionData } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'
import { logIn } from '../web-session'

export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const email = form.get('email')
  const password = form.get('password')
  if (typeof email !== 'string' || typeof password !== 'string')
    return data({ message: 'Send email and password' }, 400)
  try {
    const credentials = { user: { email }, password }
    const cookies = await logIn(request.headers, 'password', credentials)
    return redirect('/account', { headers: setCookies(cookies) })
  } catch (error) {
    if (!(error instanceof AccountsJsError)) throw error
    return data({ message: error.message }, 401)
  }
}

const setCookies = (cookies: string[]) =>
  cookies.map((cookie): [string, string] => ['Set-Cookie', cookie])

export default function LoginPage() {
  const failure = useActionData<typeof action>()
  return (
    <Form method="post">
      <input name="email" type="email" autoComplete="username" required />
      <input
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <button>Log in</button>
      {failure && <p role="alert">{failure.message}</p>}
    </Form>
  )
}
