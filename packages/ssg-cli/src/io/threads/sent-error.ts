/** An error on its way between threads, which by themselves would leave out what the system says of it. */
export interface SentError {
  readonly message: string
  readonly stack?: string | undefined
  /** Those of a system error. */
  readonly code?: string | undefined
  readonly path?: string | undefined
}

export function toSentError(error: unknown): SentError {
  if (!(error instanceof Error)) return { message: String(error) }
  const textOf = (key: string): string | undefined => {
    const value: unknown = Reflect.get(error, key)
    return typeof value === 'string' ? value : undefined
  }
  const own = { code: textOf('code'), path: textOf('path') }
  const { code, path } = own.code === undefined && error.cause !== undefined ? toSentError(error.cause) : own
  return { message: error.message, stack: error.stack, code, path }
}

export function fromSentError({ message, stack, code, path }: SentError): Error {
  const error = new Error(message)
  if (stack !== undefined) error.stack = stack
  return Object.assign(error, code !== undefined && { code }, path !== undefined && { path })
}
