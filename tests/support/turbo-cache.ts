// A remote cache of Turborepo on this machine, in memory: the four calls that `turbo run` makes. The open servers of the registry speak the same
// protocol and bring the clients of three clouds along.
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface TurboCache {
  /** What lets `turbo run` use it. */
  readonly env: Readonly<Record<string, string>>
  readonly stored: () => number
  readonly close: () => void
}

export async function startTurboCache(): Promise<TurboCache> {
  const artifacts = new Map<string, { readonly body: Buffer; readonly headers: Record<string, string> }>()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
    const hash = /^\/v8\/artifacts\/([0-9a-f]+)$/.exec(pathname)?.[1]
    const send = (status: number, body: Buffer | string = '', headers: Record<string, string> = {}): void => {
      response.writeHead(status, headers)
      response.end(body)
    }
    void bodyOf(request).then((body) => {
      if (hash === undefined) return send(200, JSON.stringify({ status: 'enabled' }), { 'content-type': 'application/json' })
      if (request.method === 'PUT') {
        artifacts.set(hash, { body, headers: headersOf(request) })
        return send(202, JSON.stringify({ urls: [] }), { 'content-type': 'application/json' })
      }
      const known = artifacts.get(hash)
      if (!known) return send(404)
      return request.method === 'HEAD' ? send(200, '', known.headers) : send(200, known.body, known.headers)
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    env: { TURBO_API: `http://127.0.0.1:${port}`, TURBO_TEAM: 'team_docgen', TURBO_TOKEN: 'token', TURBO_CACHE: 'remote:rw' },
    stored: () => artifacts.size,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const { 'x-artifact-duration': duration, 'x-artifact-tag': tag } = headers
  return { 'x-artifact-duration': String(duration ?? 0), ...(typeof tag === 'string' && { 'x-artifact-tag': tag }) }
}
