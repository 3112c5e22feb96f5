import { reloadAccount } from './account-store'
import { accountsPassword } from './accounts'
import { errorText } from './error-text'

export interface LoginState {
  email: string
  /** Kept while the form asks for the code of the second factor. */
  password?: string
  problem?: string
}

/** The action of the form: gets its last state, and returns the next. */
export async function logIn(
  last: LoginState,
  form: FormData,
): Promise<LoginState> {
  const email = textOf(form, 'email') ?? last.email
  const password = textOf(form, 'password') ?? last.password ?? ''
  const code = textOf(form, 'code')
  try {
    await accountsPassword.login({
      user: { email },
      password,
      ...(code !== undefined && { code }),
    })
    await reloadAccount()
    return { email }
  } catch (error) {
    if (error instanceof Error && error.message === '2FA code required')
      return { email, password }
    const problem = errorText(error)
    return code === undefined
      ? { email, problem }
      : { email, password, problem }
  }
}

function textOf(form: FormData, name: string): string | undefined {
  const value = form.get(name)
  return typeof value === 'string' ? value : undefined
}
