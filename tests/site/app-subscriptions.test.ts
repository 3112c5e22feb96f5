// The sockets of "Subscriptions and WebSockets", opened: who gets in, and when an open socket ends.
import { createServer } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Loaded, siteRequire } from './guide-code.ts'
import { ada, cookieOf, expired, sampleApp, type SampleApp } from './sample-app.ts'
import { addressOf } from './serve.ts'

const { WebSocket } = siteRequire('ws')
const { createClient } = siteRequire('graphql-ws')
const origin = 'http://localhost:3000'

let app: SampleApp
const clients: Loaded[] = []
beforeEach(async () => void (app = await sampleApp()))
afterEach(() => Promise.all(clients.splice(0).map((client) => client.dispose())))

const login = () =>
  app.accounts.accountsServer.loginWithService('password', { user: { email: ada.email }, password: ada.password }, { ip: '' })

describe('graphql-ws', () => {
  /** The events of a subscription, and how its socket ended. */
  async function subscribe(accessToken: unknown, from: string | undefined = origin, recheck = 20) {
    const address = await addressOf(app.run('subscriptions-server.ts').createApp(recheck))
    class FromOrigin extends WebSocket {
      constructor(url: string, protocols: string) {
        super(url, protocols, from === undefined ? {} : { origin: from })
      }
    }
    const events: Loaded[] = []
    const client = createClient({
      url: `${address.replace('http', 'ws')}/graphql`,
      webSocketImpl: FromOrigin,
      connectionParams: { accessToken },
      retryAttempts: 0,
    })
    clients.push(client)
    let first: () => void = () => undefined
    const started = new Promise<void>((resolve) => (first = resolve))
    const closed = new Promise<Loaded>((resolve) => {
      client.subscribe(
        { query: 'subscription { ticks }' },
        {
          next: (event: Loaded) => {
            events.push(event)
            first()
          },
          error: resolve,
          complete: () => resolve('complete'),
        },
      )
    })
    return { events, closed, started }
  }

  test('a user gets events', async () => {
    const { tokens } = await login()
    const { events, started } = await subscribe(tokens.accessToken)
    await started
    expect(events[0].data).toEqual({ ticks: `for ${app.adaId}` })
  })

  test.each([
    ['no token', async () => undefined],
    ['an object', async () => ({ $ne: null })],
    ['an expired token', async () => expired((await login()).tokens.accessToken)],
  ])('%s is refused with 4403', async (_, token) => {
    const { closed, events } = await subscribe(await token())
    expect((await closed).code).toBe(4403)
    expect(events).toEqual([])
  })

  test('a logout ends an open socket', async () => {
    const { tokens } = await login()
    const { closed, started } = await subscribe(tokens.accessToken)
    await started
    await app.accounts.accountsServer.logout(tokens.accessToken)
    expect((await closed).code).toBe(4403)
  })

  test('after 4403 the client of the page connects again, with a fresh token', async () => {
    const { tokens } = await login()
    const address = await addressOf(app.run('subscriptions-server.ts').createApp())
    const offered = [expired(tokens.accessToken), tokens.accessToken]
    const client = createClient({
      url: `${address.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: () => ({ accessToken: offered.shift() }),
      retryWait: async () => undefined,
    })
    clients.push(client)
    const event = await new Promise<Loaded>((next, error) => {
      client.subscribe({ query: 'subscription { ticks }' }, { next, error, complete: () => undefined })
    })
    expect(event.data).toEqual({ ticks: `for ${app.adaId}` })
    expect(offered).toEqual([])
  })

  test('an outage of the database ends no socket', async () => {
    const { tokens } = await login()
    const { closed, started } = await subscribe(tokens.accessToken)
    await started
    const { db } = app.accounts
    db.findSessionByToken = () => Promise.reject(new Error('offline'))
    await new Promise((resolve) => setTimeout(resolve, 80))
    delete db.findSessionByToken
    expect(await Promise.race([closed, Promise.resolve('open')])).toBe('open')
  })

  test('a page of another origin cannot connect; a program without an origin can', async () => {
    const { tokens } = await login()
    const { closed, events } = await subscribe(tokens.accessToken, 'https://evil.example')
    await closed
    expect(events).toEqual([])
    const program = await subscribe(tokens.accessToken, undefined)
    await program.started
  })
})

describe('a socket with cookies', () => {
  async function connect(headers: Record<string, string>): Promise<string> {
    const http = createServer()
    app.run('plain-socket.ts').serveSockets(http)
    const address = await addressOf(http)
    return new Promise((resolve) => {
      const socket = new WebSocket(address.replace('http', 'ws'), { headers })
      socket.on('message', (data: Buffer) => {
        resolve(data.toString())
        socket.close()
      })
      socket.on('error', (error: Error) => resolve(error.message))
    })
  }

  const cookie = async () => {
    const body = JSON.stringify(ada)
    return cookieOf(
      await app.run('web-routes.ts').login(new Request(`${origin}/login`, { method: 'POST', headers: { origin }, body })),
    )
  }

  test('opens for the own origin alone', async () => {
    expect(await connect({ origin, cookie: await cookie() })).toBe(`Hello ${app.adaId}`)
    expect(await connect({ origin: 'https://evil.example', cookie: await cookie() })).toContain('401')
    expect(await connect({ cookie: await cookie() })).toContain('401')
    expect(await connect({ origin })).toContain('401')
  })
})
