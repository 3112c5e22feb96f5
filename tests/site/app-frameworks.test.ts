// The samples of the pages about frameworks, run: with the framework itself where the site installs it, else with what it would hand over.
import { beforeEach, describe, expect, test } from 'vitest'
import { type Loaded, siteRequire } from './guide-code.ts'
import { ada, aged, cookieOf, sampleApp, type SampleApp } from './sample-app.ts'

const origin = 'http://localhost:3000'
const json = { origin, 'content-type': 'application/json' }

const loginRequest = (headers: Record<string, string> = {}) =>
  new Request(`${origin}/login`, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(ada) })

async function cookieFor({ run }: SampleApp): Promise<string> {
  return cookieOf(await run('web-routes.ts').login(loginRequest()))
}

describe('Hono', () => {
  let app: Loaded
  let fetchApp: (request: Request) => Promise<Response>
  beforeEach(async () => {
    app = await sampleApp()
    fetchApp = app.run('hono-server.ts').app.fetch
  })

  const account = (headers: Record<string, string> = {}) => fetchApp(new Request(`${origin}/account`, { headers }))

  test('logs in, protects a route, refreshes and logs out', async () => {
    expect((await account()).status).toBe(401)
    const cookie = cookieOf(await fetchApp(loginRequest()))
    const found = await account({ cookie })
    expect(await found.json()).toEqual({ id: app.adaId })
    const refreshed = await account({ cookie: aged(cookie) })
    expect(refreshed.status).toBe(200)
    expect(refreshed.headers.getSetCookie()).toHaveLength(2)
    const out = await fetchApp(new Request(`${origin}/logout`, { method: 'POST', headers: { origin, cookie: aged(cookie) } }))
    expect(out.headers.getSetCookie().every((line) => line.includes('Max-Age=0'))).toBe(true)
    expect((await account({ cookie })).status).toBe(401)
  })

  test('refuses other origins, on every route', async () => {
    const headers = { origin: 'https://evil.example' }
    expect((await fetchApp(loginRequest(headers))).status).toBe(403)
    expect((await fetchApp(new Request(`${origin}/account`, { method: 'DELETE', headers }))).status).toBe(403)
  })
})

describe('SvelteKit', () => {
  test('the hook fills `locals`, sends new cookies, and lets a logout win', async () => {
    const app = await sampleApp()
    const { handle } = app.run('sveltekit/src/hooks.server.ts')
    const cookie = await cookieFor(app)
    const visit = async (headers: Record<string, string>, route: (request: Request) => unknown = () => new Response()) => {
      const event: Loaded = { request: new Request(`${origin}/account`, { headers }), locals: {} }
      return { event, response: await handle({ event, resolve: () => route(event.request) }) }
    }
    const { event, response } = await visit({ cookie: aged(cookie) })
    expect(event.locals.user.id).toBe(app.adaId)
    expect(event.locals.user).not.toHaveProperty('services')
    expect(response.headers.getSetCookie()).toHaveLength(2)
    expect((await visit({})).event.locals.user).toBeNull()
    const out = await visit({ cookie: aged(cookie) }, app.run('web-routes.ts').logout)
    expect(out.response.headers.getSetCookie()).toHaveLength(2)
  })

  test('the endpoints log in and out', async () => {
    const app = await sampleApp()
    const { POST } = app.run('sveltekit/src/routes/login/+server.ts')
    const cookie = cookieOf(await POST({ request: loginRequest() }))
    expect(cookie).toContain('__Host-refresh=')
    const request = new Request(`${origin}/logout`, { method: 'POST', headers: { origin, cookie } })
    await app.run('sveltekit/src/routes/logout/+server.ts').POST({ request })
    expect([...app.accounts.db.sessions.values()].map(({ valid }: Loaded) => valid)).toEqual([false])
  })

  test('the page sends guests to the login, and only the name to the browser', async () => {
    const redirect = (status: number, to: string) => {
      throw Object.assign(new Error('redirect'), { status, to })
    }
    const app = await sampleApp({ '@sveltejs/kit': { redirect } })
    const { load } = app.run('sveltekit/src/routes/account/+page.server.ts')
    await expect(load({ locals: { user: null } })).rejects.toMatchObject({ status: 303, to: '/login' })
    const user = await app.accounts.db.findUserById(app.adaId)
    expect(await load({ locals: { user } })).toEqual({ name: ada.email })
  })
})

describe('React Router', () => {
  const { createStaticHandler } = siteRequire('react-router')

  async function application() {
    const app = await sampleApp()
    const module = (file: string): Loaded => app.run(`react-router/app/${file}`)
    const routes = ['login', 'account', 'logout'].map((path) => {
      const { loader, action } = module(`routes/${path}.ts${path === 'logout' ? '' : 'x'}`)
      return { id: path, path, loader, action }
    })
    const handler = createStaticHandler([{ id: 'root', middleware: module('root.tsx').middleware, children: routes }])
    const send = (path: string, init: RequestInit = {}): Promise<Response> =>
      handler.query(new Request(`${origin}${path}`, init), {
        generateMiddlewareResponse: async (query: Loaded) => {
          const result = await query(new Request(`${origin}${path}`, init))
          return result instanceof Response ? result : Response.json(result.actionData ?? result.loaderData)
        },
      })
    return { app, send }
  }

  const form = (headers: Record<string, string> = {}, fields: Record<string, string> = ada) => ({
    method: 'POST',
    headers: { origin, ...headers },
    body: new URLSearchParams(fields),
  })

  test('logs in by a form, protects a page, refreshes and logs out', async () => {
    const { app, send } = await application()
    const guest = await send('/account')
    expect([guest.status, guest.headers.get('location')]).toEqual([302, '/login'])
    const login = await send('/login', form())
    expect([login.status, login.headers.get('location')]).toEqual([302, '/account'])
    const cookie = cookieOf(login)
    const page = await send('/account', { headers: { cookie: aged(cookie) } })
    expect(await page.json()).toEqual({ account: { name: ada.email } })
    expect(page.headers.getSetCookie()).toHaveLength(2)
    const out = await send('/logout', form({ cookie: aged(cookie) }, {}))
    expect(out.headers.getSetCookie().every((line) => line.includes('Max-Age=0'))).toBe(true)
    expect([...app.accounts.db.sessions.values()].map(({ valid }: Loaded) => valid)).toEqual([false])
  })

  test('tells of a wrong password, and refuses other origins', async () => {
    const { send } = await application()
    const wrong = await send('/login', form({}, { ...ada, password: 'wrong' }))
    expect(JSON.stringify(await wrong.json())).toContain('Invalid credentials')
    expect((await send('/login', form({ origin: 'https://evil.example' }))).status).toBe(403)
  })

  test('asks for the code of the second factor', async () => {
    const { app, send } = await application()
    await app.accounts.db.setService(app.adaId, 'two-factor', { secret: { base32: 'A' } })
    expect(JSON.stringify(await (await send('/login', form())).json())).toContain('2FA code required')
    const wrong = await send('/login', form({}, { ...ada, code: '000000' }))
    expect(JSON.stringify(await wrong.json())).toContain("2FA code didn't match")
  })
})

describe('Next.js', () => {
  let seen: Headers | undefined
  const NextResponse = {
    next: (init?: { request?: { headers?: Headers } }) => {
      seen = init?.request?.headers
      return new Response()
    },
  }
  let requestHeaders = new Headers()
  const redirect = (to: string) => {
    throw new Error(`redirect to ${to}`)
  }
  const next = {
    'next/server': { NextResponse },
    'next/headers': { headers: async () => requestHeaders },
    'next/navigation': { redirect },
  }

  beforeEach(() => {
    seen = undefined
    requestHeaders = new Headers()
  })

  test('the proxy refreshes for the browser and for the page of the same request', async () => {
    const app = await sampleApp(next)
    const { proxy, config } = app.run('nextjs/proxy.ts')
    const cookie = await cookieFor(app)
    await proxy(new Request(`${origin}/account`, { headers: { cookie } }))
    expect(seen).toBeUndefined()
    const response = await proxy(new Request(`${origin}/account`, { headers: { cookie: `theme=dark; ${aged(cookie)}` } }))
    expect(response.headers.getSetCookie()).toHaveLength(2)
    expect(seen?.get('cookie')).toBe(`theme=dark; ${cookieOf(response)}`)
    requestHeaders = new Headers({ cookie: seen?.get('cookie') ?? '' })
    expect((await app.run('nextjs/lib/current-user.ts').currentUser()).id).toBe(app.adaId)
    const matches = (path: string) => new RegExp(`^${config.matcher[0]}$`).test(path)
    expect(['/', '/account', '/api/login', '/api/logout', '/_next/static/a.js'].filter(matches)).toEqual(['/', '/account'])
  })

  test('the page sends guests to the login, and shows the name', async () => {
    const app = await sampleApp(next)
    const { default: Page } = app.run('nextjs/app/account/page.tsx')
    await expect(Page()).rejects.toThrow('redirect to /login')
    requestHeaders = new Headers({ cookie: await cookieFor(app) })
    expect((await Page()).props.children).toContain(ada.email)
  })

  test('an action checks the user, the name and that it is free', async () => {
    const app = await sampleApp(next)
    const { rename } = app.run('nextjs/app/account/actions.ts')
    const form = (name: string) => {
      const data = new FormData()
      data.set('name', name)
      return data
    }
    await expect(rename(form('ada'))).rejects.toThrow('Unauthorized')
    requestHeaders = new Headers({ cookie: await cookieFor(app) })
    await app.accounts.db.createUser({ username: 'bob' })
    for (const name of ['bob', '<b>', 'ada']) await rename(form(name))
    expect((await app.accounts.db.findUserById(app.adaId)).username).toBe('ada')
  })
})
