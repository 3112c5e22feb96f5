// For tests.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface Asked {
  /** `POST /1/indexes/docs/browse` */
  readonly what: string
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}

export interface Reply {
  readonly status?: number
  readonly body: unknown
}

/** A service on this machine that replies with JSON, or with a text as it is, and what it was asked. It ends with the test. */
export async function loopbackService(replyTo: (asked: Asked, count: number) => Reply) {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const own = {
        what: `${request.method} ${request.url}`,
        headers: request.headers,
        body: Buffer.concat(parts).toString(),
      }
      asked.push(own)
      const { status = 200, body } = replyTo(own, asked.length)
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const close = (): void => {
    server.close()
    server.closeAllConnections()
  }
  onTestFinished(close)
  // A server that listens on a port has such an address.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, asked, close }
}
