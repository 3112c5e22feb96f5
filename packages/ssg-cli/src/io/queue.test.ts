import { expect, test } from 'vitest'
import { createQueue } from './queue.ts'

test('one begins when the one before has ended, also when it failed', async () => {
  const events: string[] = []
  const inTurn = createQueue()
  const run = async (name: string): Promise<string> => {
    events.push(`${name} begins`)
    await new Promise((resolve) => setImmediate(resolve))
    events.push(`${name} ends`)
    if (name === 'a') throw new Error('It failed.')
    return name
  }
  const [first, second] = await Promise.allSettled(['a', 'b'].map((name) => inTurn(() => run(name))))
  expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  expect([first?.status, second]).toEqual(['rejected', { status: 'fulfilled', value: 'b' }])
})
