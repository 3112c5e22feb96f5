// Who may read a site that is being worked on: this machine alone, and no page of another site that a browser on it shows.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
  type ServerResponse,
} from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { answerRequest } from './answer-request.ts'
import type { Served } from './dev-site.ts'
import type { EventStream } from './event-stream.ts'
import type { LiveSite } from './live-site.ts'
import type { ShownPage } from './page-news.ts'

const asked: string[] = []
const told: string[] = []
const folder = mkdtempSync(join(tmpdir(), 'docgen-answer-'))
const logo = join(folder, 'logo.svg')
let port = 0
let base = '/'

const head = '<head></head>'
const served: Readonly<Record<string, Served>> = {
  '/404/': { kind: 'page', status: 404, html: `${head}Nothing` },
  '/docs/a/': { kind: 'page', status: 200, html: `${head}A`, source: 'docs/"a".md' },
  '/old/': { kind: 'redirect', href: '/docs/' },
  '/place/': { kind: 'redirect', href: '/docs/#part' },
  '/asked/': { kind: 'redirect', href: '/docs/?own=1' },
  '/sitemap.xml': { kind: 'bytes', path: 'sitemap.xml', bytes: Buffer.from('<urlset/>') },
  '/logo.svg': { kind: 'file', file: logo },
}

// Of a live site, what a request asks it for.
const live = {
  agreed: async () => undefined,
  site: () => ({
    freshen: async (path: string) => void asked.push(`freshen ${path}`),
    serve: async (path: string): Promise<Served> => {
      asked.push(`serve ${path}`)
      return served[path] ?? { kind: 'page', status: 200, html: `${head}Secret` }
    },
  }),
  loaded: () => ({ config: { base } }),
  revision: () => '7',
  shown: ({ address, path }: ShownPage) => void told.push(`shown ${address} ${path}`),
  sendFindings: () => void told.push('findings'),
} as unknown as LiveSite
const events = {
  connect: (_request: IncomingMessage, response: ServerResponse) => {
    told.push('connected')
    response.end()
  },
  send: (name: string, data: unknown) => void told.push(`${name} ${JSON.stringify(data)}`),
} as unknown as EventStream

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
afterEach(() => {
  base = '/'
})
afterAll(() => {
  rmSync(folder, { recursive: true })
  return new Promise((resolve) => server.close(resolve))
})

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

test.each([
  ['/old/?q=x', '/docs/?q=x'],
  ['/place/?q=x', '/docs/?q=x#part'],
  ['/asked/?q=x', '/docs/?own=1'],
])('%s leads to %s', async (path, location) => {
  const answer = await ask(path)
  expect([answer.status, answer.headers.location]).toEqual([302, location])
})

test('a page gets the script that watches for changes, with the state that it shows', async () => {
  const { text } = await ask('/')
  expect(text).toBe(
    '<head><script type="module" src="/__docgen/client.js" data-docgen-dev="/__docgen/" data-revision="7"></script></head>Secret',
  )
})

test('a page says which file it is made from, whose findings come first', async () => {
  const { text } = await ask('/docs/a/')
  expect(text).toContain('data-revision="7" data-source="docs/&quot;a&quot;.md"></script>')
})

test.each([
  ['/__docgen/revision?path=/docs/', ['freshen /docs/']],
  ['/__docgen/revision?path=%2f..%2fx', ['freshen /404/']],
  ['/__docgen/revision', ['freshen /404/']],
])('%s tells the state of a page', async (path, expected) => {
  asked.length = 0
  const { status, text, headers } = await ask(path)
  expect([status, text, asked]).toEqual([200, '7', expected])
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
})

test('the stream of changes begins with the state, and with what was found', async () => {
  asked.length = 0
  told.length = 0
  await ask('/__docgen/events')
  expect(told).toEqual(['connected', 'pages {"revision":"7"}', 'findings'])
  expect(asked).toEqual([])
})

test.each<[string, RequestOptions['headers'], readonly string[]]>([
  ['/gr%C3%BC%C3%9Fe/?a=b', { 'sec-fetch-dest': 'document' }, ['shown /gr%C3%BC%C3%9Fe/ /grüße/']],
  ['/docs/', { 'docgen-shown': 'yes', 'sec-fetch-dest': 'empty' }, ['shown /docs/ /docs/']],
  // What is fetched ahead is not seen yet.
  ['/docs/', { 'sec-fetch-dest': 'empty' }, []],
  ['/docs/', {}, []],
  ['/old/', { 'sec-fetch-dest': 'document' }, []],
])('of %s with %j is told what a reader sees', async (path, headers, expected) => {
  told.length = 0
  await ask(path, headers)
  expect(told).toEqual(expected)
})

test.each([
  ['/old/', 302, { location: '/docs/', 'content-length': '0' }, ''],
  ['/sitemap.xml', 200, { 'content-type': 'application/xml; charset=utf-8', 'content-length': '9' }, '<urlset/>'],
  ['/logo.svg', 200, { 'content-type': 'image/svg+xml; charset=utf-8', 'content-length': '6' }, '<svg/>'],
  ['/docs/', 200, { 'content-type': 'text/html; charset=utf-8' }, 'Secret'],
  ['/.env', 404, { 'content-type': 'text/html; charset=utf-8' }, 'Nothing'],
])('%s: %i with %j', async (path, status, headers, text) => {
  writeFileSync(logo, '<svg/>')
  const answer = await ask(path)
  expect(answer.status).toBe(status)
  expect(answer.headers).toMatchObject({ ...headers, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  expect(answer.text.endsWith(text)).toBe(true)
})

test.each([
  ['/kit', 302, undefined],
  ['/kit/', 200, '/'],
  ['/kit/docs/a', 200, '/docs/a'],
  ['/kit/docs/a/', 200, '/docs/a/'],
  ['/docs/a/', 404, '/404/'],
])('below a base, %s: %i', async (path, status, page) => {
  base = '/kit/'
  asked.length = 0
  const answer = await ask(path)
  expect(answer.status).toBe(status)
  expect(asked).toEqual(page === undefined ? [] : [`freshen ${page}`, `serve ${page}`])
  if (page === undefined) expect(answer.headers.location).toBe('/kit/')
  else expect(answer.text).toContain('src="/kit/__docgen/client.js" data-docgen-dev="/kit/__docgen/"')
})

test.each([
  [{ host: 'attacker.example' }, 'GET', 'Host header not allowed. Start docgen with --host to serve other names.\n'],
  [{ origin: 'null' }, 'GET', 'Pages of other sites may not read this server.\n'],
  [{}, 'DELETE', 'Only GET and HEAD requests are allowed.\n'],
])('a refused request with %j by %s is told why', async (headers, method, text) => {
  const answer = await ask('/', headers, method)
  expect(answer.text).toBe(text)
  expect(answer.headers.allow).toBe(answer.status === 405 ? 'GET, HEAD' : undefined)
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
})

test('a request that names no host is refused', async () => {
  asked.length = 0
  const answer = await new Promise<string>((resolve, reject) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.end('GET / HTTP/1.0\r\n\r\n'))
    socket.setEncoding('utf8').on('data', (part: string) => (text += part))
    socket.on('end', () => resolve(text)).on('error', reject)
  })
  expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*The request has no Host header\.\n$/)
  expect(asked).toEqual([])
})
