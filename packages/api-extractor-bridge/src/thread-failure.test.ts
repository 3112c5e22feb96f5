import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { threadFailureOf } from './thread-failure.ts'

test('a thread without memory says what to do, and others what has happened', async () => {
  const worker = new Worker('const all = []; for (;;) all.push(new Array(1000).fill({}))', {
    eval: true,
    resourceLimits: { maxOldGenerationSizeMb: 8 },
  })
  const error = await new Promise((resolve) => worker.once('error', resolve))
  expect(threadFailureOf(error)).toMatchObject({
    message: expect.stringContaining('NODE_OPTIONS=--max-old-space-size'),
    cause: error,
  })
  const other = new Error('No.')
  expect(threadFailureOf(other)).toBe(other)
  expect(threadFailureOf('No.')).toBe('No.')
})
