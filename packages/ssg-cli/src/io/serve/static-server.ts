// Serves a built site as a static host would, to this machine. What a request may reach is decided by small pure functions.
import { readFile, realpath, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, sep } from 'node:path'
import { decodeHref, encodePath, namedByContent } from '../../common/paths.ts'
import { codeOf } from '../open-file.ts'
import { refusalOf } from './refused-request.ts'
import { sendText, setSafeHeaders } from './safe-response.ts'
import { sendFile, type SentFile } from './send-file.ts'

interface StaticServerInput {
  /** Absolute path of the built site. */
  readonly dir: string
  /** Path that the site is served under; begins and ends with `/`. */
  readonly base: string
  readonly host: string
  /** The first that is tried; 0 for any free one. */
  readonly port: number
}

export interface StaticServer {
  /** Address of the site's home: `http://localhost:4000/docs/`. */
  readonly url: string
  readonly port: number
  readonly close: () => Promise<void>
}

export async function serveStatic({ dir, base, host, port }: StaticServerInput): Promise<StaticServer> {
  const root = await realpath(dir)
  const server = createServer((request, response) => {
    answer(request, response, { root, base, host }).catch(() => {
      if (response.headersSent) response.destroy()
      else sendText(response, 500, 'The file could not be read.')
    })
  })
  server.on('clientError', (_, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
  })
  const taken = await listenOnFreePort(server, host, port)
  return {
    url: `http://${hostForUrl(host)}:${taken}${base}`,
    port: taken,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const portsToTry = 20

/** The port that `server` listens on in the end: `port`, or the first free one after it. Throws when there is none soon after. */
export async function listenOnFreePort(server: Server, host: string, port: number): Promise<number> {
  for (let candidate = port; ; candidate++) {
    try {
      await listen(server, host, candidate)
      const address = server.address()
      return isAddress(address) ? address.port : candidate
    } catch (error) {
      const isTaken = codeOf(error) === 'EADDRINUSE'
      if (!isTaken || candidate >= Math.min(port + portsToTry, 65535)) throw error
    }
  }
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function isAddress(address: ReturnType<Server['address']>): address is AddressInfo {
  return typeof address === 'object' && address !== null
}

/** How a browser on this machine reaches a server that listens on `host`. */
export function hostForUrl(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

export type RequestTarget =
  /** Segments of a path below the site, decoded; `isFolder` when the address ends with a slash. */
  | { readonly kind: 'path'; readonly segments: readonly string[]; readonly isFolder: boolean }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'refusal'; readonly status: 400 | 404 }

const malformed: RequestTarget = { kind: 'refusal', status: 400 }
const absent: RequestTarget = { kind: 'refusal', status: 404 }

/** What the first line of a request asks for. It is decoded once; whatever could lead out of the site is refused. */
export function targetOf(requestUrl: string, base: string): RequestTarget {
  const raw = /^\/[^?#]*/.exec(requestUrl)?.[0]
  const path = raw === undefined ? undefined : decodeHref(raw)
  // Control characters and backslashes have no business in a path.
  if (path === undefined || /[\u0000-\u001f\u007f\\]/.test(path)) return malformed
  // People open the address of the server, whatever path the site has.
  if (path === base.slice(0, -1) || (path === '/' && base !== '/'))
    return { kind: 'redirect', location: `${encodePath(base)}${queryOf(requestUrl)}` }
  if (!path.startsWith(base)) return absent
  const isFolder = path.endsWith('/')
  const inner = path.slice(base.length, isFolder && path.length > base.length ? -1 : undefined)
  const segments = inner === '' ? [] : inner.split('/')
  if (segments.some((segment) => segment === '..' || segment === '.' || segment === '')) return malformed
  // An encoded slash would make one segment two.
  if (/%2f/i.test(raw ?? '')) return malformed
  if (segments.some((segment, index) => segment.startsWith('.') && !(index === 0 && segment === '.well-known'))) return absent
  return { kind: 'path', segments, isFolder }
}

/** With its `?`, as far as it can stand in a header. */
export function queryOf(requestUrl: string): string {
  return /\?[^#\u0000-\u001f\u007f]*/.exec(requestUrl)?.[0] ?? ''
}

interface Site {
  /** Real path, so that what links lead to can be compared. */
  readonly root: string
  readonly base: string
  readonly host: string
}

async function answer(request: IncomingMessage, response: ServerResponse, site: Site): Promise<void> {
  const refusal = refusalOf(request, site.host)
  if (refusal) return sendText(response, refusal.status, refusal.text, refusal.headers)
  const target = targetOf(request.url ?? '', site.base)
  if (target.kind === 'redirect') return sendRedirect(response, target.location)
  if (target.kind === 'refusal') return sendNotFound(request, response, site, { status: target.status })

  const { segments, isFolder } = target
  const path = join(site.root, ...segments)
  if (isFolder || segments.length === 0) {
    const index = await findFile(site.root, join(path, 'index.html'))
    return index ? sendFound(request, response, index, 200) : sendNotFound(request, response, site, { segments })
  }
  const file = (await findFile(site.root, path)) ?? (await findFile(site.root, `${path}.html`))
  if (file) return sendFound(request, response, file, 200, cacheControlOf(segments.join('/')))
  if (await findFile(site.root, join(path, 'index.html'))) {
    return sendRedirect(response, `${site.base}${encodePath(segments.join('/'))}/${queryOf(request.url ?? '')}`)
  }
  return sendNotFound(request, response, site, { segments })
}

const keptFiles = new RegExp(`^${namedByContent}`)

/**
 * A typeface that has to be asked for again misses the first paint of every page. Not for good, as hosts may: a file of the author's can have such a
 * name (`photo-20260101.png`), and a preview is to show what was built last.
 */
const cacheControlOf = (path: string): string => (keptFiles.test(path) ? 'max-age=600' : 'no-cache')

/** The file at `path`, if it is one and really lies in the site. */
async function findFile(root: string, path: string): Promise<SentFile | undefined> {
  try {
    const real = await realpath(path)
    if (!real.startsWith(root.endsWith(sep) ? root : `${root}${sep}`)) return undefined
    const found = await stat(real)
    return found.isFile() ? { path: real, size: found.size, mtime: found.mtime } : undefined
  } catch {
    return undefined
  }
}

async function sendFound(
  request: IncomingMessage,
  response: ServerResponse,
  file: SentFile,
  status: 200 | 400 | 404,
  cacheControl = 'no-cache',
): Promise<void> {
  setSafeHeaders(response)
  response.setHeader('cache-control', cacheControl)
  return sendFile(request, response, file, status)
}

/** The page says to its reader what is wrong with a malformed address. `segments` are those of the path that leads nowhere, where it can be read. */
async function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  { root, base }: Site,
  { status = 404, segments = [] }: { readonly status?: 400 | 404; readonly segments?: readonly string[] } = {},
): Promise<void> {
  const page = await notFoundPageFor(root, segments)
  if (page) return sendFound(request, response, page, status)
  return sendText(response, status, `There is no such page. The site is served under ${base}`)
}

/** That of the language, or another part of the site, which the path begins with. */
async function notFoundPageFor(root: string, segments: readonly string[]): Promise<SentFile | undefined> {
  for (let depth = segments.length; depth >= 0; depth--) {
    const page = await findFile(root, join(root, ...segments.slice(0, depth), '404.html'))
    const isReadable = (path: string): Promise<boolean> =>
      readFile(path).then(
        (bytes) => bytes.length > 0,
        () => false,
      )
    if (page && (await isReadable(page.path))) return page
  }
  return undefined
}

function sendRedirect(response: ServerResponse, location: string): void {
  setSafeHeaders(response)
  response.writeHead(301, { location, 'cache-control': 'no-cache', 'content-length': 0 }).end()
}
