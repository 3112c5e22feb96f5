import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** By address: what its server answers. Of any other host of the list, a page is not there; hosts that are not in it do not exist. */
export type WebAnswers = Readonly<Record<string, { readonly status: number; readonly location?: string }>>

/** A proxy on this machine that stands for the web until the test ends. Returns its address. */
export async function startWeb(answers: WebAnswers): Promise<string> {
  const hosts = new Set(Object.keys(answers).map((address) => new URL(address).hostname))
  const server: Server = createServer((request, response) => {
    const { status, location } = answers[`http://${request.headers.host}${request.url}`] ?? { status: 404 }
    response.writeHead(status, location === undefined ? {} : { location })
    response.end()
  })
  server.on('connect', (request, socket: Socket) => {
    if (!hosts.has(new URL(`http://${request.url}`).hostname)) return socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
    socket.write('HTTP/1.1 200 OK\r\n\r\n')
    return server.emit('connection', socket)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  // A server that listens on a port has such an address.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
