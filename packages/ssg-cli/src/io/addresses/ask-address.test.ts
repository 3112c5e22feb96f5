import { Agent } from 'undici'
import { expect, test } from 'vitest'
import { askAddress, type AddressAnswer, type AddressAsker } from './ask-address.ts'
import { patientWithHost } from './ask-addresses.ts'

type Reply = number | { readonly status: number; readonly headers: Readonly<Record<string, string>> } | Error

/** By method and path, `HEAD /a`, or by path for both methods: one reply after the other, of which the last stays. */
type Replies = Readonly<Record<string, readonly Reply[]>>

/** What was sent, and how long was waited. */
function web(replies: Replies) {
  const sent: string[] = []
  const pauses: number[] = []
  const counts = new Map<string, number>()
  const asker: AddressAsker = {
    send: async (url, { method }) => {
      const path = url.replace('https://acme.dev', '')
      const name = `${method} ${path}`
      const list = replies[name] ?? replies[path] ?? [404]
      const count = counts.get(name) ?? 0
      counts.set(name, count + 1)
      sent.push(name)
      const reply = list[Math.min(count, list.length - 1)] ?? 404
      if (reply instanceof Error) throw reply
      const { status, headers } = typeof reply === 'number' ? { status: reply, headers: {} } : reply
      return { statusCode: status, headers, body: { dump: async () => undefined } }
    },
    dispatcher: new Agent(),
    userAgent: 'docgen/1.0.0',
    attempts: 3,
    timeout: 20_000,
    pause: 1000,
    longestPause: 30_000,
    wait: async (milliseconds) => void pauses.push(milliseconds),
  }
  return { sent, pauses, asker }
}

const to = (location: string, status = 301): Reply => ({ status, headers: { location } })
const failure = (code: string): Error => Object.assign(new Error(`It failed with ${code}.`), { code })
/** Of a host with two addresses. */
const failures = Object.assign(new AggregateError([failure('ECONNREFUSED'), failure('ECONNREFUSED')]), { code: undefined })

test.each<[Replies, AddressAnswer]>([
  [{ '/a': [200] }, { kind: 'there' }],
  [{ '/a': [206] }, { kind: 'there' }],
  [{ '/a': [404] }, { kind: 'gone', reason: 'the server responds with status 404', isHeard: true }],
  [{ '/a': [410] }, { kind: 'gone', reason: 'the server responds with status 410', isHeard: true }],
  [{ '/a': [403] }, { kind: 'refused', status: 403 }],
  [{ '/a': [999] }, { kind: 'refused', status: 999 }],
  [{ '/a': [400] }, { kind: 'silent', reason: 'the server responds with status 400', isHeard: true }],
  [{ '/a': [500] }, { kind: 'silent', reason: 'the server responds with status 500', isHeard: true }],
  [{ '/a': [304] }, { kind: 'silent', reason: 'the server responds with status 304', isHeard: true }],
  // The head alone is answered otherwise.
  [{ 'HEAD /a': [404], 'GET /a': [200] }, { kind: 'there' }],
  [{ 'HEAD /a': [failure('ECONNRESET')], 'GET /a': [200] }, { kind: 'there' }],
  [{ '/a': [failure('ENOTFOUND')] }, { kind: 'gone', reason: 'there is no server named "acme.dev"', isHeard: false }],
  [
    { '/a': [Object.assign(failure('ENOTFOUND'), { hostname: 'proxy.tea.dev' })] },
    { kind: 'silent', reason: 'there is no server named "proxy.tea.dev"', isHeard: false },
  ],
  [{ '/a': [failure('EAI_AGAIN')] }, { kind: 'silent', reason: 'the name "acme.dev" could not be looked up', isHeard: false }],
  [{ '/a': [failures] }, { kind: 'silent', reason: 'the server refused the connection', isHeard: false }],
  [{ '/a': [failure('ETIMEDOUT')] }, { kind: 'silent', reason: 'the server did not respond in time', isHeard: false }],
  [
    { '/a': [failure('CERT_HAS_EXPIRED')] },
    { kind: 'silent', reason: 'its certificate or encryption is not valid (CERT_HAS_EXPIRED)', isHeard: true },
  ],
  [{ '/a': [failure('EPIPE')] }, { kind: 'silent', reason: 'the connection failed (EPIPE)', isHeard: false }],
  [
    { '/a': [failure('UND_ERR_SOCKET')] },
    { kind: 'silent', reason: 'the connection failed (It failed with UND_ERR_SOCKET.)', isHeard: false },
  ],
  [
    { '/a': [to('/b')], '/b': [to('https://acme.dev/c', 308)], '/c': [200] },
    { kind: 'moved', to: 'https://acme.dev/c' },
  ],
  // Of those, one may end.
  [{ '/a': [to('/b')], '/b': [to('/c', 302)], '/c': [200] }, { kind: 'there' }],
  [{ '/a': [to('/b', 307)], '/b': [200] }, { kind: 'there' }],
  [
    { '/a': [to('/b')], '/b': [403] },
    { kind: 'refused', status: 403 },
  ],
  [
    { '/a': [to('/b')] },
    { kind: 'gone', reason: 'it redirects to https://acme.dev/b, and the server responds with status 404', isHeard: true },
  ],
  [
    { '/a': [to('/b')], '/b': [failure('ENOTFOUND')] },
    { kind: 'gone', reason: 'it redirects to https://acme.dev/b, and there is no server named "acme.dev"', isHeard: true },
  ],
  [{ '/a': [to('/a')] }, { kind: 'silent', reason: 'it redirects more than 20 times', isHeard: true }],
  [{ '/a': [to('app:open')] }, { kind: 'silent', reason: 'it redirects to "app:open", which is no web address', isHeard: true }],
  [{ '/a': [to('https://')] }, { kind: 'silent', reason: 'it redirects to "https://", which is no web address', isHeard: true }],
])('%j: %j', async (replies, expected) => {
  expect(await askAddress('https://acme.dev/a', web(replies).asker)).toEqual(expected)
})

test('what may change is asked again, each time after a longer pause', async () => {
  const down = web({ '/a': [503, 503, 200] })
  expect(await askAddress('https://acme.dev/a', down.asker)).toEqual({ kind: 'there' })
  expect(down.sent).toEqual(['HEAD /a', 'GET /a', 'HEAD /a', 'GET /a', 'HEAD /a'])
  expect(down.pauses).toEqual([1000, 4000])
  const gone = web({ '/a': [404] })
  await askAddress('https://acme.dev/a', gone.asker)
  const circle = web({ '/a': [to('/a')] })
  await askAddress('https://acme.dev/a', circle.asker)
  const distrusted = web({ '/a': [failure('CERT_HAS_EXPIRED')] })
  await askAddress('https://acme.dev/a', distrusted.asker)
  expect([...gone.pauses, ...circle.pauses, ...distrusted.pauses]).toEqual([])
})

test('a server says how long to wait, and is not waited for too long', async () => {
  const busy = (seconds: string): Reply => ({ status: 429, headers: { 'retry-after': seconds } })
  const short = web({ '/a': [busy('7'), busy('7'), 200] })
  expect(await askAddress('https://acme.dev/a', short.asker)).toEqual({ kind: 'there' })
  expect(short.pauses).toEqual([7000, 7000])
  const long = web({ '/a': [busy('3600'), 200] })
  expect(await askAddress('https://acme.dev/a', long.asker)).toEqual({ kind: 'refused', status: 429 })
  expect(long.pauses).toEqual([])
})

test('a page is there, whatever becomes of its text', async () => {
  const { asker } = web({})
  const body = { dump: () => Promise.reject(new Error('The connection was closed.')) }
  const cut: AddressAsker = { ...asker, send: async () => ({ statusCode: 200, headers: {}, body }) }
  expect(await askAddress('https://acme.dev/a', cut)).toEqual({ kind: 'there' })
})

test('the reason of a signal ends it, and a timeout does not', async () => {
  const { asker } = web({})
  const never: AddressAsker = { ...asker, send: (_, { signal }) => rejectWith(signal) }
  const ended = new AbortController()
  const asked = askAddress('https://acme.dev/a', { ...never, signal: ended.signal })
  ended.abort(new Error('Enough.'))
  await expect(asked).rejects.toThrow('Enough.')
  expect(await askAddress('https://acme.dev/a', { ...never, attempts: 1, timeout: 1 })).toEqual({
    kind: 'silent',
    reason: 'the server did not respond within 0.001 seconds',
    isHeard: false,
  })
})

/** Requests are given one of Node's kind, of which undici knows others too. */
function rejectWith(signal: unknown): Promise<never> {
  if (!(signal instanceof AbortSignal)) throw new Error('A request has no signal.')
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}

test('a host that has answered nothing is not asked for ever', async () => {
  const { asker, sent } = web({ '/1': [failure('EPIPE')], '/2': [failure('EPIPE')], '/3': [200], '/4': [failure('EPIPE')] })
  const ask = patientWithHost({ ...asker, attempts: 1 })
  const kinds: string[] = []
  for (const path of ['1', '2', '3', '4']) kinds.push((await ask(`https://acme.dev/${path}`)).kind)
  expect(kinds).toEqual(['silent', 'silent', 'silent', 'silent'])
  expect(sent).toEqual(['HEAD /1', 'GET /1', 'HEAD /2', 'GET /2'])
  const other = web({ '/1': [200], '/2': [failure('EPIPE')], '/3': [failure('EPIPE')], '/4': [404] })
  const askOther = patientWithHost({ ...other.asker, attempts: 1 })
  const answers: string[] = []
  for (const path of ['1', '2', '3', '4']) answers.push((await askOther(`https://acme.dev/${path}`)).kind)
  expect(answers).toEqual(['there', 'silent', 'silent', 'gone'])
})
