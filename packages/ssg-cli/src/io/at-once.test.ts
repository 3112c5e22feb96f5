import { expect, test } from 'vitest'
import { eachAtOnce } from './at-once.ts'

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

test.each([1, 3, 20])('runs over every item once, %i at a time', async (limit) => {
  const items = Array.from({ length: 10 }, (_, index) => index)
  const done: number[] = []
  let running = 0
  let most = 0
  await eachAtOnce(items, limit, async (item) => {
    most = Math.max(most, ++running)
    for (let turns = 0; turns < (item % 3) + 1; turns++) await turn()
    done.push(item)
    running--
  })
  expect(done.sort((a, b) => a - b)).toEqual(items)
  expect(most).toBe(Math.min(limit, items.length))
})

test('awaits what runs when one fails, and starts no other', async () => {
  const events: string[] = []
  const run = eachAtOnce(['slow', 'broken', 'late'], 2, async (item) => {
    events.push(`start ${item}`)
    if (item === 'broken') throw new Error('No disk')
    await turn()
    events.push(`end ${item}`)
  })
  await expect(run).rejects.toThrow('No disk')
  expect(events).toEqual(['start slow', 'start broken', 'end slow'])
})
