// A host that sends the policy of a site with whatever it serves. A route of Playwright's could add it too, but holds up every request, and pages
// that a test hands over by itself may not ask this machine.
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Host {
  /** With a slash at its end. */
  readonly url: string
  readonly stop: () => void
}

/** Serves what another server does, and `scripts` by path. `origin` is the home of a site, with a slash at its end. */
export async function startHost(origin: string, scripts: Readonly<Record<string, Buffer>> = {}): Promise<Host> {
  const policy = (await (await fetch(`${origin}assets/csp.txt`)).text()).trim()
  const server = createServer((request, response) => {
    const script = scripts[request.url ?? '/']
    if (script) return sendScript(script, response)
    const pass = async (answer: Response): Promise<void> => {
      const [type, caching] = ['content-type', 'cache-control'].map((name) => answer.headers.get(name))
      response.writeHead(answer.status, {
        'content-type': type ?? 'text/plain',
        ...(caching != null && { 'cache-control': caching }),
        'content-security-policy': policy,
      })
      response.end(Buffer.from(await answer.arrayBuffer()))
    }
    // A server that stops while it is asked ends no process of the tests.
    fetch(new URL(request.url ?? '/', origin))
      .then(pass)
      .catch(() => response.destroy())
  })
  const stop = (): void => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `${await listen(server)}/`, stop }
}

/** As browsers keep it. */
export function sendScript(script: Buffer, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'max-age=31536000, immutable' })
  response.end(script)
}

/** The origin of a server on a free port of this machine. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has such an address.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
