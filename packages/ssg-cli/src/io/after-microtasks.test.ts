import { expect, onTestFinished, test } from 'vitest'
import { queryFor, queryOf } from '../engine/query.ts'
import { createSession } from '../engine/session.ts'
import { afterMicrotasks } from './after-microtasks.ts'

test('a query that fails while others wait is not an unhandled rejection', async () => {
  const unhandled: unknown[] = []
  const note = (reason: unknown): void => void unhandled.push(reason)
  process.on('unhandledRejection', note)
  onTestFinished(() => void process.off('unhandledRejection', note))
  const one = queryFor<undefined, string>('one', async (_, name) => {
    if (name === '0') throw new Error('no')
    return name
  })
  const all = queryOf<undefined, readonly string[]>('all', ({ askAll }) =>
    askAll(Array.from({ length: 2000 }, (_, index) => one(String(index)))),
  )
  const session = createSession({ world: undefined, hashOf: String, afterMicrotasks })
  await expect(session.ask(all)).rejects.toThrow('no')
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(unhandled).toEqual([])
})
