// Requests that no server of docgen answers, and what it says to them.
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

interface RequestRefusal {
  readonly status: 400 | 403 | 405
  readonly text: string
  readonly headers?: Readonly<Record<string, string>>
}

/** `undefined` for a request that may be answered by a server that was started with `ownHost`. */
export function refusalOf({ headers, method }: IncomingMessage, ownHost: string): RequestRefusal | undefined {
  if (headers.host === undefined) return { status: 400, text: 'The request has no Host header.' }
  if (!isHostAllowed(headers.host, ownHost))
    return { status: 403, text: 'Host header not allowed. Start docgen with --host to serve other names.' }
  if (!isOriginAllowed(headers.origin, ownHost)) return { status: 403, text: 'Pages of other sites may not read this server.' }
  if (method === 'GET' || method === 'HEAD') return undefined
  return { status: 405, text: 'Only GET and HEAD requests are allowed.', headers: { allow: 'GET, HEAD' } }
}

/** Browsers name the page that asks; other programs name none. */
function isOriginAllowed(origin: string | undefined, ownHost: string): boolean {
  return origin === undefined || (URL.canParse(origin) && isHostAllowed(new URL(origin).host, ownHost))
}

/**
 * Whether a request with this Host header may be answered. A page of another site can make its own name lead here (DNS rebinding), so
 * that names are believed only when they are this machine's or the one the server was started with; bare addresses cannot be rebound.
 */
export function isHostAllowed(header: string | undefined, ownHost: string): boolean {
  const name = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i.exec(header ?? '')?.[1]?.toLowerCase()
  if (name === undefined) return false
  if (name === 'localhost' || name.endsWith('.localhost') || name === ownHost.toLowerCase()) return true
  return isIP(name.replace(/^\[|\]$/g, '')) !== 0
}
