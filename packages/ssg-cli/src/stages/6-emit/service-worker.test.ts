import { expect, test } from 'vitest'
import { farewellWorkerOf, serviceWorkerOf } from './service-worker.ts'

const workerOf = (base: string | undefined, ...precache: readonly string[]): string =>
  serviceWorkerOf({ base, precache, changing: [], hashOf: (text) => `hash of ${text}`.slice(-12) })

/** What a worker at this address calls its cache, and what it fetches ahead. */
function run(script: string, href = 'https://docs.example/docs/service-worker.js') {
  const listeners = new Map<string, (event: unknown) => void>()
  const kept = new Set(['docgen:/docs/:old', 'docgen:/:other', 'shop'])
  const done: string[] = []
  const context = {
    URL,
    location: new URL(href),
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    skipWaiting: () => done.push('skip'),
    registration: { unregister: () => Promise.resolve(done.push('unregister')) },
    caches: { keys: () => Promise.resolve([...kept]), delete: (name: string) => Promise.resolve(kept.delete(name)) },
  }
  const told = "({ name: typeof name === 'undefined' ? '' : name, precache: typeof precache === 'undefined' ? [] : precache })"
  // Runs as the browser runs it, among the names that it finds there.
  const start = new Function(...Object.keys(context), `${script};return ${told}`) as (...given: readonly unknown[]) => {
    readonly name: string
    readonly precache: readonly string[]
  }
  const { name, precache } = start(...Object.values(context))
  const dispatch = async (type: string): Promise<void> => {
    const waits: Promise<unknown>[] = []
    listeners.get(type)?.({ waitUntil: (wait: Promise<unknown>) => waits.push(wait) })
    await Promise.all(waits)
  }
  return { name, precache: [...precache], kept, done, dispatch, listensTo: [...listeners.keys()] }
}

test('keeps all anew where other files are fetched ahead, and for each site of a host by itself', () => {
  const nameOf = (...given: Parameters<typeof workerOf>) => run(workerOf(...given)).name
  expect(nameOf('/', 'assets/a.css')).toBe(nameOf('/', 'assets/a.css'))
  expect(nameOf('/', 'assets/a.css')).not.toBe(nameOf('/', 'assets/b.css'))
  expect(nameOf('/', 'assets/a.css')).not.toBe(nameOf('/docs/', 'assets/a.css'))
})

test.each([
  ['/docs/', ['/docs/', '/docs/assets/a.css']],
  [undefined, ['/docs/', '/docs/assets/a.css']],
])('fetches ahead what lies below the base %s', (base, expected) =>
  expect(run(workerOf(base, '', 'assets/a.css')).precache).toEqual(expected),
)

interface Fetching {
  readonly path?: string
  /** What the browser does to keep a file. */
  readonly put?: () => Promise<void>
  readonly onAnswer?: () => void
}

/** What a reader gets of an address, and whether it is kept, where the network returns this. */
async function fetched(answer: Partial<Response>, { path = '/clip.mp4', put, onAnswer }: Fetching = {}) {
  const script = serviceWorkerOf({ base: '/', precache: [], changing: ['assets/my logo.png'], hashOf: (text) => text })
  const listeners = new Map<string, (event: unknown) => void>()
  const kept: string[] = []
  const response = {
    ok: true,
    status: 200,
    type: 'basic',
    redirected: false,
    headers: new Headers(),
    ...answer,
    clone: () => response,
  }
  const older = { ok: true }
  const cache = {
    match: async () => (path === '/clip.mp4' ? undefined : older),
    put: async ({ url }: { readonly url: string }) => {
      await put?.()
      // As browsers do.
      if (response.status === 206 || /\*/.test(response.headers.get('vary') ?? '')) throw new TypeError('It cannot be kept.')
      kept.push(url)
    },
    keys: async () => [],
  }
  const context = {
    location: new URL('https://docs.example/service-worker.js'),
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    caches: { open: async () => cache },
    fetch: async () => response,
  }
  new Function(...Object.keys(context), script)(...Object.values(context))
  let given: Promise<unknown> | undefined
  const waits: Promise<unknown>[] = []
  listeners.get('fetch')?.({
    request: { method: 'GET', mode: 'no-cors', url: `https://docs.example${path}` },
    respondWith: (promise: Promise<unknown>) => (given = promise),
    waitUntil: (wait: Promise<unknown>) => waits.push(wait),
  })
  const isAnswered = (await given) === response
  onAnswer?.()
  await Promise.all(waits)
  return { isAnswered, kept }
}

test.each<[string, Partial<Response>, boolean]>([
  ['a whole file', {}, true],
  ['a part of a file', { status: 206 }, false],
  ['a missing page', { ok: false, status: 404 }, false],
  ['what the cache refuses', { headers: new Headers({ vary: 'Accept, *' }) }, false],
])('%s comes from the network', async (_, answer, isKept) =>
  expect(await fetched(answer)).toEqual({ isAnswered: true, kept: isKept ? ['https://docs.example/clip.mp4'] : [] }),
)

test.each([
  ['/assets/logo-0123456789.png', false],
  ['/assets/my%20logo.png', true],
  ['/img/logo.png', true],
])('of what is kept, %s comes from the network: %s', async (path, isFetched) =>
  expect((await fetched({}, { path })).isAnswered).toBe(isFetched),
)

test('a full disk keeps nobody from what the network has', async () => {
  const full = () => Promise.reject(new DOMException('The disk is full.', 'QuotaExceededError'))
  expect(await fetched({}, { put: full })).toEqual({ isAnswered: true, kept: [] })
})

test('what is kept slowly delays nobody', async () => {
  let finish = (): void => undefined
  const isSlow = new Promise<void>((resolve) => (finish = resolve))
  expect((await fetched({}, { put: () => isSlow, onAnswer: finish })).isAnswered).toBe(true)
})

test.each(['/docs/', undefined])('takes its leave where the site has none any more: base %s', async (base) => {
  const worker = run(farewellWorkerOf(base))
  expect(worker.listensTo).toEqual(['install', 'activate'])
  await worker.dispatch('install')
  await worker.dispatch('activate')
  expect(worker.done).toEqual(['skip', 'unregister'])
  // Those of other sites at the same origin are not its own.
  expect([...worker.kept]).toEqual(['docgen:/:other', 'shop'])
})
