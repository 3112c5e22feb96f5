// One request to a service, asked again while it may yet be answered.

export interface Patience {
  /** How often a request is sent at most. */
  readonly attempts: number
  /** Milliseconds until a request is given up. */
  readonly timeout: number
  /** Milliseconds before the second attempt; doubled before each further one. */
  readonly pause: number
  /** Milliseconds until work that the service has taken is given up. */
  readonly taskTimeout: number
  readonly wait: (milliseconds: number) => Promise<void>
}

export const patience: Patience = {
  attempts: 6,
  timeout: 30_000,
  pause: 500,
  taskTimeout: 600_000,
  wait: (milliseconds) => new Promise((resolve) => void setTimeout(resolve, milliseconds)),
}

export interface ServiceRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
}

/** A service that did not do what it was asked. The message names the request, and none of its headers. `reason` is what came instead of a result. */
export class ServiceError extends Error {
  constructor(
    request: ServiceRequest,
    readonly status: number | undefined,
    reason: string,
  ) {
    const { origin, pathname } = new URL(request.url)
    super(`${reason} from ${origin} (${request.method} ${pathname})`)
  }
}

/** The answer, read as JSON. Throws `ServiceError` once the service refuses, or does not answer however often it is asked. */
export async function requestJson(request: ServiceRequest, how: Patience): Promise<unknown> {
  return requestWith((text): unknown => JSON.parse(text), request, how)
}

/** The same for answers that hold a JSON value on each line. */
export async function requestLines(request: ServiceRequest, how: Patience): Promise<readonly unknown[]> {
  const read = (text: string): readonly unknown[] => text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]))
  return requestWith(read, request, how)
}

async function requestWith<Value>(read: (text: string) => Value, request: ServiceRequest, how: Patience): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await askOnce(read, request, how)
    if ('value' in outcome) return outcome.value
    const { failure, retryAfter } = outcome
    const { status } = failure
    const mayHelp = status === undefined || status === 429 || status >= 500
    if (!mayHelp || attempt >= how.attempts) throw failure
    await how.wait(Math.max(how.pause * 2 ** (attempt - 1), retryAfter))
  }
}

type Outcome<Value> = { readonly value: Value } | { readonly failure: ServiceError; readonly retryAfter: number }

async function askOnce<Value>(
  read: (text: string) => Value,
  request: ServiceRequest,
  { timeout }: Patience,
): Promise<Outcome<Value>> {
  const { url, method, headers, body } = request
  try {
    const response = await fetch(url, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(timeout),
    })
    const text = await response.text()
    if (response.ok) return { value: read(text) }
    const retryAfter = 1000 * (Number(response.headers.get('retry-after')) || 0)
    return { failure: new ServiceError(request, response.status, `status ${response.status}`), retryAfter }
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'an unreadable response' : 'no response'
    return { failure: new ServiceError(request, undefined, reason), retryAfter: 0 }
  }
}
