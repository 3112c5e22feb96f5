import { expect, test } from 'vitest'
import { serviceWorkerOf } from './service-worker.ts'

const workerOf = (base: string, ...precache: readonly string[]): string =>
  serviceWorkerOf({ base, precache, hashOf: (text) => `hash of ${text}`.slice(-12) })
const nameIn = (worker: string): string | undefined => /^const name = (.*)$/m.exec(worker)?.[1]

test('keeps all anew where other files are fetched ahead, and for each site of a host by itself', () => {
  expect(nameIn(workerOf('/', '/assets/a.css'))).toBe(nameIn(workerOf('/', '/assets/a.css')))
  expect(nameIn(workerOf('/', '/assets/a.css'))).not.toBe(nameIn(workerOf('/', '/assets/b.css')))
  expect(nameIn(workerOf('/', '/assets/a.css'))).not.toBe(nameIn(workerOf('/docs/', '/assets/a.css')))
})
