import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { askAddresses, WrongProxy } from './ask-addresses.ts'

/** A proxy on this machine that sends every request to itself. Returns its port, and what it was asked. */
async function startProxy() {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.headers.host}${request.url}`)
    response.writeHead(request.url === '/moved' ? 301 : 200, { location: '/new' })
    response.end()
  })
  server.on('connect', (_, socket: Socket) => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n')
    server.emit('connection', socket)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  // A server that listens on a port has such an address.
  return { asked, port: (server.address() as AddressInfo).port }
}

test('each page is requested once, whatever its fragments, and a new address keeps them', async () => {
  const { asked, port } = await startProxy()
  const addresses = ['http://acme.dev/a', 'http://acme.dev/a#b', 'http://acme.dev/a', 'http://acme.dev/moved#c', 'http://tea.dev']
  const answers = await askAddresses(addresses, { env: { HTTP_PROXY: `http://127.0.0.1:${port}` } })
  expect(asked.sort()).toEqual(['HEAD acme.dev/a', 'HEAD acme.dev/moved', 'HEAD acme.dev/new', 'HEAD tea.dev/'])
  expect(Object.fromEntries(answers)).toEqual({
    'http://acme.dev/a': { kind: 'there' },
    'http://acme.dev/a#b': { kind: 'there' },
    'http://acme.dev/moved#c': { kind: 'moved', to: 'http://acme.dev/new#c' },
    'http://tea.dev': { kind: 'there' },
  })
})

test('what a check of the same run was answered is not asked for again', async () => {
  const { asked, port } = await startProxy()
  const [env, known] = [{ HTTP_PROXY: `http://127.0.0.1:${port}` }, new Map()]
  await askAddresses(['http://acme.dev/a', 'http://acme.dev/moved'], { env, known })
  asked.length = 0
  const answers = await askAddresses(['http://acme.dev/a#b', 'http://acme.dev/moved#c', 'http://acme.dev/more'], { env, known })
  expect(asked).toEqual(['HEAD acme.dev/more'])
  expect(answers.get('http://acme.dev/moved#c')).toEqual({ kind: 'moved', to: 'http://acme.dev/new#c' })
  expect([...known.keys()].sort()).toEqual(['http://acme.dev/a', 'http://acme.dev/more', 'http://acme.dev/moved'])
})

test('a server gets two requests at a time', async () => {
  let open = 0
  let most = 0
  const server = createServer((_, response) => {
    open += 1
    most = Math.max(most, open)
    setTimeout(() => {
      open -= 1
      response.end()
    }, 20)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo
  await askAddresses(
    Array.from({ length: 8 }, (_, index) => `http://127.0.0.1:${port}/${index}`),
    { env: {} },
  )
  expect(most).toBe(2)
})

test('proxies are read as other programs read them', async () => {
  const [proxy, site] = [await startProxy(), await startProxy()]
  const direct = `http://127.0.0.1:${site.port}/direct`
  const env = { HTTP_PROXY: 'http://nobody.invalid', http_proxy: `127.0.0.1:${proxy.port}`, NO_PROXY: '127.0.0.1' }
  const answers = await askAddresses(['http://acme.dev/a', direct], { env })
  expect([...answers.values()]).toEqual([{ kind: 'there' }, { kind: 'there' }])
  expect([proxy.asked, site.asked]).toEqual([['HEAD acme.dev/a'], [`HEAD 127.0.0.1:${site.port}/direct`]])
})

test.each(['socks5://127.0.0.1:1', 'http://a b', ':'])('the proxy %s is refused', async (value) => {
  await expect(askAddresses([], { env: { HTTPS_PROXY: value } })).rejects.toEqual(new WrongProxy('HTTPS_PROXY', value))
})

test('the reason of a signal ends all requests', async () => {
  const server = createServer(() => undefined)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const ending = new AbortController()
  server.once('connection', () => ending.abort(new Error('Enough.')))
  const addresses = Array.from({ length: 30 }, (_, index) => `http://127.0.0.1:${port}/${index}`)
  await expect(askAddresses(addresses, { env: {}, signal: ending.signal })).rejects.toThrow('Enough.')
})
