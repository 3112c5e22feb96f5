// A server on this machine that speaks the wire formats of Algolia and Typesense, as far as docgen uses them, and fails when told to.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerAlgolia } from './algolia-service.ts'
import type { Asked, SearchStore } from './search-store.ts'
import { answerTypesense } from './typesense-service.ts'

/**
 * What goes wrong with the next requests: a status, no answer at all, a connection that is cut, an answer that is no JSON, or one that comes
 * after 2.5 seconds.
 */
export type Fault = 429 | 500 | 'silence' | 'cut' | 'garbage' | 'late'

export interface SearchServices {
  readonly url: string
  readonly store: SearchStore
  readonly asked: readonly Asked[]
  /** The next requests fail in turn; `always` until the faults are set again. */
  readonly failWith: (...faults: readonly Fault[]) => void
  readonly failAlwaysWith: (fault: Fault | undefined) => void
  /** Refuses records, as a service whose plan is used up does. */
  readonly refuseWrites: (isRefusing: boolean) => void
  readonly stop: () => Promise<void>
}

export async function startSearchServices(): Promise<SearchServices> {
  const store: SearchStore = { indexes: new Map(), aliases: new Map() }
  const asked: Asked[] = []
  let faults: Fault[] = []
  let always: Fault | undefined
  let isRefusing = false
  const server = createServer((request, response) => {
    void read(request).then((body) => {
      const { method = 'GET', url = '/', headers } = request
      response.setHeader('Access-Control-Allow-Origin', '*')
      response.setHeader('Access-Control-Allow-Headers', '*')
      if (method === 'OPTIONS') return response.writeHead(204).end()
      const question = { method, path: url, body, headers }
      asked.push(question)
      const fault = faults.shift() ?? always
      if (fault === 'late') return void setTimeout(() => answer(question, response), 2500)
      if (fault !== undefined) return fail(response, fault)
      return answer(question, response)
    })
  })
  const answer = (question: Asked, response: ServerResponse): void => {
    if (isRefusing && /\/(batch|documents\/import)/.test(question.path)) return void response.writeHead(402).end('{}')
    const { status, body } = answerAlgolia(question, store) ??
      answerTypesense(question, store) ?? { status: 404, body: { message: 'Not found.' } }
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    // A server that listens on a port has such an address.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    store,
    asked,
    failWith: (...next) => void (faults = [...next]),
    refuseWrites: (next) => void (isRefusing = next),
    failAlwaysWith: (fault) => void (always = fault),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function fail(response: ServerResponse, fault: Exclude<Fault, 'late'>): void {
  if (fault === 'silence') return
  if (fault === 'cut') return void response.socket?.destroy()
  if (fault === 'garbage') return void response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"results": [')
  response.writeHead(fault, { 'Content-Type': 'application/json' }).end('{"message":"Not now."}')
}

async function read(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk)
  return text
}
