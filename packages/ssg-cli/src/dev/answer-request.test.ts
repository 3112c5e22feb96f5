// Who may read a site that is being worked on: this machine alone, and no page of another site that a browser on it shows.
import { createServer, request, type IncomingHttpHeaders, type RequestOptions } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerRequest } from './answer-request.ts'
import type { Served } from './dev-site.ts'
import type { EventStream } from './event-stream.ts'
import type { LiveSite } from './live-site.ts'

const asked: string[] = []
let port = 0

// Of a live site, what a request asks it for.
const live = {
  site: () => ({
    freshen: async (path: string) => void asked.push(`freshen ${path}`),
    serve: async (path: string): Promise<Served> => {
      asked.push(`serve ${path}`)
      return path === '/404/'
        ? ({ kind: 'page', status: 404, html: '<head></head>Nothing' } as Served)
        : ({ kind: 'page', status: 200, html: '<head></head>Secret' } as Served)
    },
  }),
  loaded: () => ({ config: { base: '/' } }),
  revision: () => '7',
  sendFindings: () => undefined,
} as unknown as LiveSite
const events = { connect: () => undefined, send: () => undefined } as unknown as EventStream

const server = createServer((incoming, response) => {
  answerRequest(incoming, response, { live, events, host: '127.0.0.1' }).catch((error: unknown) => {
    response.writeHead(500).end(String(error))
  })
})

beforeAll(
  () =>
    new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address()
        port = typeof address === 'object' && address ? address.port : 0
        resolve()
      })
    }),
)
afterAll(() => new Promise((resolve) => server.close(resolve)))

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

function ask(path: string, headers: RequestOptions['headers'] = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers: { connection: 'close', ...headers } }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }))
    })
    sent.on('error', reject).end()
  })
}

test.each([
  [{}, 200],
  [{ host: 'localhost:4321' }, 200],
  [{ host: 'docs.localhost' }, 200],
  [{ host: '192.168.1.7' }, 200],
  // A name that somebody else owns may lead to this machine.
  [{ host: 'attacker.example' }, 403],
  [{ host: 'localhost.attacker.example' }, 403],
  [{ origin: 'http://localhost:4321' }, 200],
  [{ origin: 'http://attacker.example' }, 403],
  [{ origin: 'null' }, 403],
])('a request with %j: %i', async (headers, status) => {
  asked.length = 0
  const answer = await ask('/', headers)
  expect(answer.status).toBe(status)
  expect(answer.text.includes('Secret')).toBe(status === 200)
  expect(asked).toEqual(status === 200 ? ['freshen /', 'serve /'] : [])
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
})

test.each([
  ['/', 'GET', 200, '/'],
  ['/docs/a/', 'HEAD', 200, '/docs/a/'],
  ['/docs/a?b=c', 'GET', 200, '/docs/a'],
  ['/%E0%A4%A', 'GET', 400, '/404/'],
  ['/.env', 'GET', 404, '/404/'],
  ['/..%2fpackage.json', 'GET', 400, '/404/'],
  ['/', 'POST', 405, undefined],
])('%s by %s: %i', async (path, method, status, served) => {
  asked.length = 0
  const answer = await ask(path, {}, method)
  expect(answer.status).toBe(status)
  expect(asked.at(-1)).toBe(served === undefined ? undefined : `serve ${served}`)
})

test('a page gets the script that watches for changes, with the state that it shows', async () => {
  const { text } = await ask('/')
  expect(text).toBe(
    '<head><script type="module" src="/__docgen/client.js" data-docgen-dev="/__docgen/" data-revision="7"></script></head>Secret',
  )
})

test.each([
  ['/__docgen/revision?path=/docs/', ['freshen /docs/']],
  ['/__docgen/revision?path=%2f..%2fx', ['freshen /404/']],
  ['/__docgen/revision', ['freshen /404/']],
])('%s tells the state of a page', async (path, expected) => {
  asked.length = 0
  const { status, text } = await ask(path)
  expect([status, text, asked]).toEqual([200, '7', expected])
})
