// Answers a request of a browser for a site that is being worked on.
import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { contentTypeOf } from '../io/serve/content-type.ts'
import { refusalOf } from '../io/serve/refused-request.ts'
import { sendText, setSafeHeaders } from '../io/serve/safe-response.ts'
import { sendFile } from '../io/serve/send-file.ts'
import { queryOf, targetOf, type RequestTarget } from '../io/serve/static-server.ts'
import { withMessages } from '../common/with-messages.ts'
import type { Served } from './dev-site.ts'
import type { EventStream } from './event-stream.ts'
import type { LiveSite } from './live-site.ts'
import type { PagesEvent } from './page-news.ts'
import { ownPath, withClient } from './with-client.ts'

interface Answering {
  readonly live: LiveSite
  readonly events: EventStream
  /** That the server listens on. */
  readonly host: string
}

export async function answerRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { live, events, host }: Answering,
): Promise<void> {
  const { base } = live.loaded().config
  const refusal = refusalOf(request, host)
  if (refusal) return sendText(response, refusal.status, refusal.text, refusal.headers)
  const target = targetOf(request.url ?? '', base)
  if (target.kind === 'redirect') return sendRedirect(response, target.location)
  const path = target.kind === 'refusal' ? '/404/' : pathOf(target)
  if (path === `/${ownPath}events`) {
    events.connect(request, response)
    // The page that listens, and those that it tells, may be of an older state.
    events.send('pages', { revision: live.revision() } satisfies PagesEvent)
    return live.sendFindings()
  }
  if (path === `/${ownPath}revision`) {
    await live.site().freshen(pathOfQuery(request.url ?? '', base))
    return sendBytes(response, 200, 'text/plain; charset=utf-8', Buffer.from(live.revision()))
  }
  if (path === `/${ownPath}client.js`) {
    const script = withMessages(await readClient(), live.loaded().config.messages)
    return sendBytes(response, 200, 'text/javascript; charset=utf-8', Buffer.from(script))
  }
  await live.agreed()
  const site = live.site()
  await site.freshen(path)
  // Taken before the page is made: a change meanwhile makes it stale.
  const revision = live.revision()
  const served = await site.serve(path)
  if (served.kind === 'page' && isShown(request)) live.shown({ address: addressOf(request), path })
  const isMalformed = target.kind === 'refusal' && target.status === 400 && served.kind === 'page'
  return sendServed(request, response, isMalformed ? { ...served, status: 400 } : served, base, revision)
}

/** The path of the site that `?path=` names; one that is not of the site leads to no page. */
function pathOfQuery(requestUrl: string, base: string): string {
  const target = targetOf(new URL(requestUrl, 'http://localhost').searchParams.get('path') ?? '', base)
  return target.kind === 'path' ? pathOf(target) : '/404/'
}

function pathOf({ segments, isFolder }: Extract<RequestTarget, { kind: 'path' }>): string {
  return `/${segments.join('/')}${isFolder && segments.length > 0 ? '/' : ''}`
}

/** Whether a reader is to see what is asked for: pages are fetched ahead too. */
function isShown({ headers }: IncomingMessage): boolean {
  return headers['sec-fetch-dest'] === 'document' || headers['docgen-shown'] !== undefined
}

function addressOf({ url = '/' }: IncomingMessage): string {
  return url.replace(/[?#].*/, '')
}

function readClient(): Promise<string> {
  return readFile(new URL('./dev-client.js', import.meta.url), 'utf8')
}

async function sendServed(
  request: IncomingMessage,
  response: ServerResponse,
  served: Served,
  base: string,
  revision: string,
): Promise<void> {
  switch (served.kind) {
    case 'page':
      return sendBytes(response, served.status, 'text/html; charset=utf-8', Buffer.from(withClient(served, base, revision)))
    case 'redirect':
      return sendRedirect(response, withQuery(served.href, queryOf(request.url ?? '')))
    case 'bytes':
      return sendBytes(response, 200, contentTypeOf(served.path), served.bytes)
    case 'file': {
      const { size, mtime } = await stat(served.file)
      setHeaders(response)
      return sendFile(request, response, { path: served.file, size, mtime }, 200)
    }
  }
}

/** A redirect of the author may name a query and an anchor itself. */
function withQuery(href: string, query: string): string {
  const [, path = '', own = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? []
  return path + (own === '' ? query : own) + anchor
}

function sendBytes(response: ServerResponse, status: number, type: string, bytes: Uint8Array): void {
  setHeaders(response)
  response.writeHead(status, { 'content-type': type, 'content-length': bytes.length }).end(bytes)
}

function sendRedirect(response: ServerResponse, location: string): void {
  setHeaders(response)
  response.writeHead(302, { location, 'content-length': 0 }).end()
}

/** Nothing of a site that is being worked on is kept. */
function setHeaders(response: ServerResponse): void {
  setSafeHeaders(response)
  response.setHeader('cache-control', 'no-store')
}
