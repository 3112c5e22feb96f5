import { expect, test } from 'vitest'
import { outputPathOf } from '@docgen/model'
import { createWorkQueue, type WorkRunner } from './work-queue.ts'
import type { Answer, Work } from './run-work.ts'

const workOf = (key: string): Work => ({
  kind: 'write-texts',
  jobs: [{ target: { folder: '/', path: outputPathOf(key) }, text: '', isMeasured: false }],
})
const keyOf = (work: Work): string => (work.kind === 'write-texts' ? (work.jobs[0]?.target.path ?? '') : '')
const answerOf = (key: string): Answer => ({ texts: [{ size: 0, mtimeMs: 0, sum: key, gzip: undefined }] })

interface Watched extends WorkRunner {
  readonly done: string[]
  readonly most: () => number
}

/** Takes a few turns of the event loop for each batch, or none. */
function runnerOf(turns: number): Watched {
  const done: string[] = []
  let open = 0
  let most = 0
  return {
    done,
    most: () => most,
    run: async (work) => {
      open++
      most = Math.max(most, open)
      for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve))
      open--
      done.push(keyOf(work))
      if (keyOf(work) === 'bad') throw new Error('It is bad.')
      return answerOf(keyOf(work))
    },
  }
}

const keys = Array.from({ length: 40 }, (_, index) => String(index))

test.each([0, 1, 2, 5])('with %i others every batch is done once, and answered to whom it was asked by', async (count) => {
  const own = runnerOf(2)
  const others = Array.from({ length: count }, () => runnerOf(3))
  const queue = createWorkQueue(own, others)
  expect(await Promise.all(keys.map((key) => queue(workOf(key))))).toEqual(keys.map(answerOf))
  expect([own, ...others].flatMap(({ done }) => done).toSorted()).toEqual(keys.toSorted())
  expect(own.done.length).toBeGreaterThan(0)
  expect(own.most()).toBe(1)
  for (const other of others) expect(other.most()).toBeGreaterThanOrEqual(2)
})

test('while this thread is busy with something else the others have more than two to do, yet leave it most', async () => {
  const other = runnerOf(1)
  const queue = createWorkQueue({ run: async (work) => answerOf(keyOf(work)) }, [other])
  await queue(workOf('first'))
  await queue(workOf('second'))
  await Promise.all(keys.map((key) => queue(workOf(key))))
  expect(other.most()).toBeGreaterThan(4)
  expect(other.most()).toBeLessThanOrEqual(keys.length / 4)
})

test('a thread that has done nothing yet is given two', async () => {
  const asked: string[] = []
  const queue = createWorkQueue(runnerOf(0), [
    {
      run: (work) => {
        asked.push(keyOf(work))
        return new Promise(() => undefined)
      },
    },
  ])
  const all = keys.map((key) => queue(workOf(key)))
  await Promise.all(all.slice(2))
  expect(asked).toEqual(['0', '1'])
})

test('what comes when all was done is done too', async () => {
  const queue = createWorkQueue(runnerOf(0), [runnerOf(1)])
  for (const key of keys.slice(0, 5)) expect(await queue(workOf(key))).toEqual(answerOf(key))
})

test('batches that fail, in whichever thread, keep none of the others', async () => {
  const queue = createWorkQueue(runnerOf(1), [runnerOf(3)])
  const all = await Promise.allSettled(['bad', 'bad', 'bad', ...keys].map((key) => queue(workOf(key))))
  expect(all.slice(0, 3).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(all.slice(3).every(({ status }) => status === 'fulfilled')).toBe(true)
})

test('between two batches this thread does what else there is', async () => {
  const events: string[] = []
  const queue = createWorkQueue(
    {
      run: async (work) => {
        events.push(keyOf(work))
        setImmediate(() => events.push(`after ${keyOf(work)}`))
        return answerOf(keyOf(work))
      },
    },
    [],
  )
  await Promise.all(['a', 'b', 'c'].map((key) => queue(workOf(key))))
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
  expect(events).toEqual(['a', 'after a', 'b', 'after b', 'c', 'after c'])
})

test('texts that have been made are written before pages that wait', async () => {
  const events: string[] = []
  const queue = createWorkQueue(
    {
      run: async (work) => {
        events.push(work.kind)
        return { texts: [] }
      },
    },
    [],
  )
  const pages = [1, 2, 3].map(() => queue({ kind: 'write-pages', jobs: [] }))
  await Promise.all([...pages, queue(workOf('text'))])
  expect(events).toEqual(['write-texts', 'write-pages', 'write-pages', 'write-pages'])
})
