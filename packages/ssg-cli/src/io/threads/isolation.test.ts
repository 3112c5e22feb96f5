import { expect, test } from 'vitest'
import { outputPathOf } from '@docgen/model'
import { isolated } from './isolation.ts'
import { createQueue } from '../queue.ts'
import { WorkerDeath } from './replaceable-worker.ts'
import type { Answer, TextJob, Work } from './run-work.ts'

const jobOf = (text: string): TextJob => ({ target: { folder: '/', path: outputPathOf('a') }, text, isMeasured: false })
const textsOf = (work: Work): readonly string[] => (work.kind === 'write-texts' ? work.jobs.map(({ text }) => text) : [])

/** A thread that dies of every batch with `bad` in it. */
function handOf(ran: (readonly string[])[]): (work: Work) => Promise<Answer> {
  return async (work) => {
    const texts = textsOf(work)
    ran.push(texts)
    await new Promise((resolve) => setImmediate(resolve))
    if (texts.includes('bad')) throw new WorkerDeath('it is bad.', true)
    if (texts.includes('full')) throw new Error('The disk is full.')
    return { texts: texts.map((sum) => ({ size: 0, mtimeMs: 0, sum, gzip: undefined })) }
  }
}

function taskOf(shared: (readonly string[])[], alone: (readonly string[])[]) {
  const inTurn = createQueue()
  const runAlone = handOf(alone)
  return isolated<TextJob, string>(handOf(shared), (work) => inTurn(() => runAlone(work)), {
    workOf: (jobs) => ({ kind: 'write-texts', jobs }),
    madeOf: (answer) => ('texts' in answer ? answer.texts.map(({ sum }) => sum ?? '') : []),
    failedOf: ({ text }, reason) => `${text}: ${reason}`,
  })
}

test('of a batch that kills its thread only the job fails that kills it alone', async () => {
  const [shared, alone]: [string[][], string[][]] = [[], []]
  const { together } = taskOf(shared, alone)
  const [first, second] = await Promise.all([together(['a', 'bad', 'b'].map(jobOf)), together(['c'].map(jobOf))])
  expect(first).toEqual(['a', 'bad: it is bad.', 'b'])
  expect(second).toEqual(['c'])
  expect(shared).toEqual([['a', 'bad', 'b'], ['c']])
  expect(alone).toEqual([['a'], ['bad'], ['b']])
})

test('what a job throws is no death, and is not tried again', async () => {
  const alone: string[][] = []
  await expect(taskOf([], alone).together([jobOf('full')])).rejects.toThrow('The disk is full.')
  expect(alone).toEqual([])
})
