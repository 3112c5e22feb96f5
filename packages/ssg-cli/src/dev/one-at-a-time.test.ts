import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

/** Runs that end when they are told to. */
function heldRuns() {
  const runs: { readonly end: () => void; readonly fail: () => void }[] = []
  const run = oneAtATime(
    () => new Promise((resolve, reject) => runs.push({ end: resolve, fail: () => reject(new Error('failed')) })),
  )
  return { runs, run }
}

test('the next run begins after the one that is going, and serves all who asked meanwhile', async () => {
  const { runs, run } = heldRuns()
  const ended: string[] = []
  const first = run().then(() => ended.push('first'))
  const second = run().then(() => ended.push('second'))
  const third = run().then(() => ended.push('third'))
  expect(runs).toHaveLength(1)
  runs[0]?.end()
  await first
  expect(runs).toHaveLength(2)
  expect(ended).toEqual(['first'])
  runs[1]?.end()
  await Promise.all([second, third])
  expect(ended).toEqual(['first', 'second', 'third'])
  void run()
  expect(runs).toHaveLength(3)
})

test('one that fails is no reason not to begin the next', async () => {
  const { runs, run } = heldRuns()
  const first = run()
  const second = run()
  runs[0]?.fail()
  await expect(first).rejects.toThrow('failed')
  runs[1]?.end()
  await second
})
