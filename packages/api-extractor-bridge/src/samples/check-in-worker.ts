import { Worker } from 'node:worker_threads'
import type { CheckUnits, SampleAnswer } from './sample-check.ts'

let worker: Worker | undefined
let pending: Promise<unknown> = Promise.resolve()

/**
 * TypeScript is loaded and runs in a thread of its own, which waits for the next request with all that it has read, and does not keep the
 * process from ending. Needs the built package.
 */
export const checkInWorker: CheckUnits = (request) => {
  // One after the other: both would need the same files.
  const answer = pending.then(() => ask(request))
  pending = answer.catch(() => undefined)
  return answer
}

function ask(request: Parameters<CheckUnits>[0]): Promise<SampleAnswer> {
  const asked = (worker ??= new Worker(new URL('./samples-worker.js', import.meta.url), {
    // Syntax trees live as long as the thread: with more room for what is new, they are copied less often.
    resourceLimits: { maxYoungGenerationSizeMb: 64 },
  }))
  asked.ref()
  return new Promise<SampleAnswer>((resolve, reject) => {
    const settle = (end: () => void): void => {
      asked.off('message', succeed).off('error', fail).off('exit', stop)
      asked.unref()
      end()
    }
    const succeed = (answer: SampleAnswer): void => settle(() => resolve(answer))
    const fail = (error: unknown): void => {
      worker = undefined
      settle(() => reject(error))
    }
    const stop = (code: number): void => fail(new Error(`The worker of the samples ended with exit code ${code}.`))
    asked.on('message', succeed).on('error', fail).on('exit', stop)
    asked.postMessage(request)
  })
}
