import { useActionState } from 'react'
import { logIn } from './log-in'

export function LoginForm() {
  const [state, action, isPending] = useActionState(logIn, { email: '' })
  return (
    <form action={action}>
      {state.password === undefined ? (
        <>
          <label>
            Email{' '}
            <input
              name="email"
              type="email"
              autoComplete="username"
              defaultValue={state.email}
              required
            />
          </label>
          <label>
            Password{' '}
            <input
              name="password"
              type="password"
              autoComplete="current-password"
              required
            />
          </label>
        </>
      ) : (
        <label>
          Code from your app{' '}
          <input
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            required
          />
        </label>
      )}
      <button disabled={isPending}>Log in</button>
      {state.problem && <p role="alert">{state.problem}</p>}
    </form>
  )
}
