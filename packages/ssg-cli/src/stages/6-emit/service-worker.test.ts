import { expect, test } from 'vitest'
import { farewellWorkerOf, serviceWorkerOf } from './service-worker.ts'

const workerOf = (base: string | undefined, ...precache: readonly string[]): string =>
  serviceWorkerOf({ base, precache, hashOf: (text) => `hash of ${text}`.slice(-12) })

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

test.each(['/docs/', undefined])('takes its leave where the site has none any more: base %s', async (base) => {
  const worker = run(farewellWorkerOf(base))
  expect(worker.listensTo).toEqual(['install', 'activate'])
  await worker.dispatch('install')
  await worker.dispatch('activate')
  expect(worker.done).toEqual(['skip', 'unregister'])
  // Those of other sites at the same origin are not its own.
  expect([...worker.kept]).toEqual(['docgen:/:other', 'shop'])
})
