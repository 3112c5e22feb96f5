// One address of another site: a request without a body, asked again while it may yet be answered.
import type { Dispatcher } from 'undici'
import { errorMessageOf } from '@docgen/model'

export type AddressAnswer =
  | { readonly kind: 'there' }
  /** Every redirect on the way says that it is permanent. */
  | { readonly kind: 'moved'; readonly to: string }
  /** The server exists and lets no program in, or not so many requests. Whether the page exists is not known. */
  | { readonly kind: 'refused'; readonly status: number }
  /** `reason` completes "…, but": `the server responds with status 404`. `isHeard` where a server has said anything at all. */
  | { readonly kind: 'gone' | 'silent'; readonly reason: string; readonly isHeard: boolean }

/** How long is waited, and how often is asked. */
interface AddressPatience {
  readonly attempts: number
  /** Milliseconds until a request is given up. */
  readonly timeout: number
  /** Milliseconds before the second attempt; four times as many before each further one. */
  readonly pause: number
  /** Milliseconds at the most that a server may ask to wait. */
  readonly longestPause: number
  readonly wait: (milliseconds: number) => Promise<void>
}

/** Sends a request through `dispatcher`: `request` of undici. */
type SendRequest = (
  url: string,
  options: Pick<Dispatcher.RequestOptions, 'method' | 'headers' | 'signal'> & { readonly dispatcher: Dispatcher },
) => Promise<Response>

interface Response extends Pick<Dispatcher.ResponseData, 'statusCode' | 'headers'> {
  readonly body: Pick<Dispatcher.ResponseData['body'], 'dump'>
}

export interface AddressAsker extends AddressPatience {
  readonly send: SendRequest
  readonly dispatcher: Dispatcher
  /** `docgen/1.0.0` */
  readonly userAgent: string
  readonly signal?: AbortSignal | undefined
}

/** As browsers follow them. */
const mostRedirects = 20

/** Of what the server itself says it may not show, or not now: https://www.rfc-editor.org/rfc/rfc9110#section-15.5. Some invent their own. */
const refusals: ReadonlySet<number> = new Set([401, 402, 403, 405, 406, 407, 412, 418, 421, 428, 429, 451, 999])

/** `address` is absolute. Rejects only with the reason of the signal. */
export async function askAddress(address: string, asker: AddressAsker): Promise<AddressAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    const { answer, mayChange, retryAfter = 0 } = await follow(address, asker)
    if (!mayChange || attempt >= asker.attempts) return answer
    const pause = Math.max(asker.pause * 4 ** (attempt - 1), retryAfter)
    if (pause > asker.longestPause) return answer
    await asker.wait(pause)
  }
}

interface Outcome {
  readonly answer: AddressAnswer
  /** Whether the same request may be answered otherwise soon. */
  readonly mayChange: boolean
  /** Milliseconds. */
  readonly retryAfter?: number
}

async function follow(address: string, asker: AddressAsker): Promise<Outcome> {
  let here = address
  let isPermanent = true
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const way = redirects === 0 ? '' : `it redirects to ${here}, and `
    const found = await statusOf(here, asker)
    if ('failure' in found) {
      const { failure, mayChange } = found
      return { answer: { ...failure, reason: way + failure.reason, isHeard: failure.isHeard || redirects > 0 }, mayChange }
    }
    const { status, location, retryAfter } = found
    if (status < 300 || status > 399 || location === undefined) {
      const moved: AddressAnswer | undefined = redirects > 0 && isPermanent ? { kind: 'moved', to: here } : undefined
      return { answer: answerOf(status, way, moved), mayChange: status === 429 || status >= 500, retryAfter }
    }
    const next = URL.canParse(location, here) ? new URL(location, here) : undefined
    if (next === undefined || !/^https?:$/.test(next.protocol))
      return lasting(`it redirects to "${location}", which is no web address`)
    if (status !== 301 && status !== 308) isPermanent = false
    here = next.href
  }
  return lasting(`it redirects more than ${mostRedirects} times`)
}

function lasting(reason: string): Outcome {
  return { answer: { kind: 'silent', reason, isHeard: true }, mayChange: false }
}

function answerOf(status: number, way: string, moved: AddressAnswer | undefined): AddressAnswer {
  if (status >= 200 && status < 300) return moved ?? { kind: 'there' }
  const reason = `${way}the server responds with status ${status}`
  if (status === 404 || status === 410) return { kind: 'gone', reason, isHeard: true }
  return refusals.has(status) ? { kind: 'refused', status } : { kind: 'silent', reason, isHeard: true }
}

type Failure = Extract<AddressAnswer, { readonly reason: string }>

type Found =
  | { readonly status: number; readonly location: string | undefined; readonly retryAfter: number }
  | { readonly failure: Failure; readonly mayChange: boolean }

/** Many servers answer a request for the head alone otherwise than one for the page: only a good answer to it counts. */
async function statusOf(url: string, asker: AddressAsker): Promise<Found> {
  const ofHead = await sendOnce('HEAD', url, asker)
  return 'status' in ofHead && ofHead.status < 400 ? ofHead : sendOnce('GET', url, asker)
}

async function sendOnce(method: 'HEAD' | 'GET', url: string, asker: AddressAsker): Promise<Found> {
  const { send, dispatcher, userAgent, signal, timeout } = asker
  const ofTime = AbortSignal.timeout(timeout)
  try {
    const { statusCode, headers, body } = await send(url, {
      method,
      dispatcher,
      headers: { 'user-agent': userAgent, accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
      signal: signal ? AbortSignal.any([signal, ofTime]) : ofTime,
    })
    // A connection is used again once the text is read, and a long one is not worth that. The status is known, whatever becomes of the text.
    await body.dump({ limit: 100_000 }).catch(() => signal?.throwIfAborted())
    const seconds = Number(firstOf(headers['retry-after'])) || 0
    return { status: statusCode, location: firstOf(headers['location']), retryAfter: 1000 * seconds }
  } catch (error) {
    signal?.throwIfAborted()
    const late = `the server did not respond within ${timeout / 1000} seconds`
    return ofTime.aborted ? unheard('silent', late) : failureOf(error, new URL(url).hostname)
  }
}

function firstOf(header: string | readonly string[] | undefined): string | undefined {
  return typeof header === 'object' ? header[0] : header
}

function unheard(kind: 'gone' | 'silent', reason: string): Found {
  return { failure: { kind, reason, isHeard: false }, mayChange: kind === 'silent' }
}

function failureOf(error: unknown, host: string): Found {
  const code = codeIn(error)
  // What is looked up may be the proxy.
  const name = stringAt(error, 'hostname') ?? host
  if (code === 'ENOTFOUND') return unheard(name === host ? 'gone' : 'silent', `there is no server named "${name}"`)
  if (code === 'EAI_AGAIN') return unheard('silent', `the name "${name}" could not be looked up`)
  if (code === 'ECONNREFUSED') return unheard('silent', 'the server refused the connection')
  if (/CERT|TLS|SSL|UNABLE_TO/.test(code)) {
    const reason = `its certificate or encryption is not valid (${code})`
    return { failure: { kind: 'silent', reason, isHeard: true }, mayChange: false }
  }
  if (/TIMEOUT|ETIMEDOUT/.test(code)) return unheard('silent', 'the server did not respond in time')
  // Codes of undici say less than its sentences.
  return unheard('silent', `the connection failed (${/^UND_|^$/.test(code) ? errorMessageOf(error) : code})`)
}

function stringAt(value: unknown, key: string): string | undefined {
  const found = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return typeof found === 'string' ? found : undefined
}

/** Of Node, or of undici; that of several addresses of a host is in the first of them. */
function codeIn(error: unknown): string {
  if (typeof error !== 'object' || error === null) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  if ('errors' in error && Array.isArray(error.errors)) return codeIn(error.errors[0])
  return 'cause' in error ? codeIn(error.cause) : ''
}
