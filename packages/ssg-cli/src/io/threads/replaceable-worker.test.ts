import { EventEmitter } from 'node:events'
import { Worker } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import { outputPathOf } from '@docgen/model'
import { isolated } from './isolation.ts'
import { createReplaceableWorker, type ReplaceableWorker } from './replaceable-worker.ts'
import type { TextJob, Work } from './run-work.ts'

/** Does to its thread what the text says, or gives the text back. */
const script = `
const { parentPort } = require('node:worker_threads')
parentPort.on('message', ({ id, jobs }) => {
  parentPort.postMessage({ id, hasBegun: true })
  for (const { text } of jobs) {
    if (text === 'hang') for (;;);
    if (text === 'wait') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500)
    if (text === 'sleep') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
    if (text === 'exit') process.exit(3)
    if (text === 'reject') return void Promise.reject(new Error('It is bad.'))
    if (text === 'allocate') for (const kept = []; ; ) kept.push(new Array(1e4).fill(text + kept.length))
  }
  parentPort.postMessage({ id, texts: jobs.map(({ text }) => ({ size: 0, mtimeMs: 0, sum: text, gzip: undefined })) })
})
`
const close: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(close.splice(0).map((one) => one()))
})

function workerOf(source: string, secondsAllowed = 600): ReplaceableWorker {
  const start = (): Worker => new Worker(source, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } })
  const worker = createReplaceableWorker(start, () => secondsAllowed)
  close.push(worker.close)
  return worker
}

const jobOf = (text: string): TextJob => ({ target: { folder: '/', path: outputPathOf('a') }, text, isMeasured: false })
const workOf = (jobs: readonly TextJob[]): Work => ({ kind: 'write-texts', jobs })
const textsOf = (worker: ReplaceableWorker) =>
  isolated<TextJob, string>(worker.run, worker.run, {
    workOf,
    madeOf: (answer) => ('texts' in answer ? answer.texts.map(({ sum }) => sum ?? '') : []),
    failedOf: ({ text }, reason) => `${text}: ${reason}`,
  })

test.each([
  ['exit', 'it ends its thread with exit code 3.'],
  ['reject', 'It is bad.'],
  ['allocate', 'it takes more memory than there is.'],
])('a text that does %s fails alone, and the next finds a thread', async (text, reason) => {
  const { together } = textsOf(workerOf(script))
  expect(await together([jobOf('a'), jobOf(text)])).toEqual(['a', `${text}: ${reason}`])
  expect(await together([jobOf('b')])).toEqual(['b'])
})

test('an error that overtakes the message that its work has begun is of that work', async () => {
  const threads: EventEmitter[] = []
  const start = (): Worker => {
    const nothing = () => undefined
    const methods = { postMessage: nothing, ref: nothing, unref: nothing, terminate: () => Promise.resolve(0) }
    const thread = Object.assign(new EventEmitter(), methods)
    threads.push(thread)
    // Only what the pool asks of a thread.
    return thread as unknown as Worker
  }
  const { run } = createReplaceableWorker(start, () => 600)
  const first = run(workOf([jobOf('a')]))
  threads[0]?.emit('error', new Error('It is bad.'))
  const second = run(workOf([jobOf('b')]))
  threads[0]?.emit('message', { id: 1, hasBegun: true })
  threads[0]?.emit('exit', 1)
  threads[1]?.emit('message', { id: 2, texts: [] })
  await expect(first).rejects.toMatchObject({ message: 'It is bad.', isOfWork: true })
  expect(await second).toMatchObject({ texts: [] })
})

test('a text that takes too much time fails', async () => {
  const { alone } = textsOf(workerOf(script, 0.1))
  expect(await alone(jobOf('hang'))).toBe('hang: it takes more than 0.1 seconds.')
})

test('a text whose thread is kept waiting, as on a busy machine, does not fail for it', async () => {
  const { alone } = textsOf(workerOf(script, 1))
  expect(await alone(jobOf('wait'))).toBe('wait')
})

test('a text that waits for good fails', async () => {
  const { alone } = textsOf(workerOf(script, 0.1))
  expect(await alone(jobOf('sleep'))).toBe('sleep: it takes more than 0.1 seconds.')
})

test('of a thread that does not start no text is to blame', async () => {
  const { together } = textsOf(workerOf("throw new Error('The theme is missing.')"))
  await expect(together([jobOf('a')])).rejects.toThrow('The theme is missing.')
})

test('the end of a closed thread is waited for, and no further one is started', async () => {
  const calls: string[] = []
  const thread = Object.assign(new EventEmitter(), {
    postMessage: () => undefined,
    ref: () => void calls.push('ref'),
    unref: () => void calls.push('unref'),
    // As Node does it.
    terminate: () => {
      thread.ref()
      return new Promise<number>((resolve) => thread.once('exit', resolve))
    },
  })
  const start = (): Worker => {
    calls.push('start')
    // Only what the pool asks of a thread.
    return thread as unknown as Worker
  }
  const worker = createReplaceableWorker(start, () => 600)
  const answer = worker.run(workOf([jobOf('a')]))
  const closing = worker.close()
  thread.emit('message', { id: 1, texts: [] })
  expect(await answer).toMatchObject({ texts: [] })
  expect(calls).toEqual(['start', 'unref', 'ref', 'ref'])
  thread.emit('exit', 1)
  await closing
  void worker.run(workOf([jobOf('b')]))
  expect(calls).toEqual(['start', 'unref', 'ref', 'ref'])
})
