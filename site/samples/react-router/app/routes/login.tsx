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
    const code = form.get('code') ?? undefined
    const credentials = { user: { email }, password, code }
    const cookies = await logIn(request.headers, 'password', credentials)
    return redirect('/account', { headers: setCookies(cookies) })
  } catch (error) {
    const isForUsers =
      error instanceof AccountsJsError ||
      (error instanceof Error && twoFactorMessages.includes(error.message))
    if (!isForUsers) throw error
    return data({ message: error.message }, 401)
  }
}

const twoFactorMessages = ['2FA code required', "2FA code didn't match"]

const setCookies = (cookies: string[]) =>
  cookies.map((cookie): [string, string] => ['Set-Cookie', cookie])

export default function LoginPage() {
  const failure = useActionData<typeof action>()
  const needsCode = twoFactorMessages.includes(failure?.message ?? '')
  return (
    <Form method="post">
      <input name="email" type="email" autoComplete="username" required />
      <input
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      {needsCode && (
        <input name="code" autoComplete="one-time-code" required />
      )}
      <button>Log in</button>
      {failure && <p role="alert">{failure.message}</p>}
    </Form>
  )
}
