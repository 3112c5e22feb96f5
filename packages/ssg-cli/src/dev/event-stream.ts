import type { IncomingMessage, ServerResponse } from 'node:http'

export interface EventStream {
  readonly connect: (request: IncomingMessage, response: ServerResponse) => void
  /** `data` is sent as JSON. */
  readonly send: (event: string, data: unknown) => void
  /** Whether anybody listens. */
  readonly hasReaders: () => boolean
  readonly close: () => void
}

/** Server-sent events: https://html.spec.whatwg.org/multipage/server-sent-events.html */
export function createEventStream(): EventStream {
  const readers = new Set<ServerResponse>()
  return {
    connect: (request, response) => {
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      response.write('retry: 500\n\n')
      readers.add(response)
      request.on('close', () => readers.delete(response))
    },
    send: (event, data) => {
      for (const reader of readers) reader.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    },
    hasReaders: () => readers.size > 0,
    close: () => {
      for (const reader of readers) reader.end()
      readers.clear()
    },
  }
}
