import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { requestJson, requestLines, ServiceError, type Patience, type ServiceRequest } from './patient-request.ts'

type Reply = number | 'cut' | 'garbage' | 'silence' | { readonly body: string }

/** A server that replies in turn, and what was asked of it and waited for. */
async function serverThat(...replies: readonly Reply[]) {
  let asked = 0
  const server = createServer((_, response) => {
    const reply = replies[Math.min(asked, replies.length - 1)]
    asked += 1
    if (reply === 'cut') return void response.socket?.destroy()
    if (reply === 'silence') return undefined
    if (reply === 'garbage') return void response.end('{"a":')
    if (typeof reply === 'number') return void response.writeHead(reply, reply === 429 ? { 'Retry-After': '3' } : {}).end('{}')
    return void response.end(reply?.body)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const waits: number[] = []
  const wait = (milliseconds: number): Promise<void> => Promise.resolve(void waits.push(milliseconds))
  const how: Patience = { attempts: 4, timeout: 2000, pause: 100, taskTimeout: 60_000, wait }
  // A server that listens on a port has such an address.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/1/x?key=in-address`
  const request: ServiceRequest = { method: 'POST', url, headers: { 'x-key': 'secret' }, body: '{}' }
  return { request, how, waits, asked: () => asked }
}

const fine: Reply = { body: '{"a":1}' }

test.each([
  ['an answer', [fine], []],
  ['failures of the service', [500, 503, fine], [100, 200]],
  ['cut connections', ['cut', fine], [100]],
  ['answers that cannot be read', ['garbage', fine], [100]],
  ['a service that asks for patience', [429, fine], [3000]],
] satisfies readonly (readonly [string, readonly Reply[], readonly number[]])[])(
  '%s: it answers in the end',
  async (_, replies, waits) => {
    const server = await serverThat(...replies)
    expect(await requestJson(server.request, server.how)).toEqual({ a: 1 })
    expect(server.waits).toEqual(waits)
  },
)

test('a service that does not answer in time is asked again', async () => {
  const server = await serverThat('silence', fine)
  expect(await requestJson(server.request, { ...server.how, timeout: 300 })).toEqual({ a: 1 })
  expect(server.asked()).toBe(2)
})

test.each([[400], [401], [404]])('status %i is final', async (status) => {
  const server = await serverThat(status)
  await expect(requestJson(server.request, server.how)).rejects.toMatchObject({ status })
  expect(server.asked()).toBe(1)
})

test('it gives up after some attempts, and names no key', async () => {
  const server = await serverThat(500)
  const failure: unknown = await requestJson(server.request, server.how).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ServiceError)
  expect(String(failure)).toMatch(/: status 500 from http:\/\/127\.0\.0\.1:\d+ \(POST \/1\/x\)$/)
  expect(server.asked()).toBe(4)
  expect(server.waits).toEqual([100, 200, 400])
})

test('lines of JSON are read one by one', async () => {
  const server = await serverThat({ body: '{"a":1}\n{"a":2}\n' })
  expect(await requestLines(server.request, server.how)).toEqual([{ a: 1 }, { a: 2 }])
})
