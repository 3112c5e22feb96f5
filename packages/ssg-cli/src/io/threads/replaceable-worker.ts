// A worker thread that is started when there is work, and again after it has died: of too much memory or time, or of what the work did to it.
import type { Worker } from 'node:worker_threads'
import type { WorkRunner } from './work-queue.ts'
import type { Answer, Work } from './run-work.ts'
import { fromSentError, type SentError } from './sent-error.ts'

export type WorkerJob = Work & { readonly id: number }

export type WorkerAnswer = { readonly id: number } & (Answer | { readonly error: SentError } | { readonly hasBegun: true })

/** The thread died before it gave an answer. The message is the rest of a sentence about the work. */
export class WorkerDeath extends Error {
  /** Whether it died of the work that it had begun: not while it started. */
  readonly isOfWork: boolean
  constructor(reason: string, isOfWork: boolean, cause?: unknown) {
    super(reason, { cause })
    this.isOfWork = isOfWork
  }
}

export interface ReplaceableWorker extends WorkRunner {
  /** Before there is work for it. */
  readonly start: () => void
  readonly close: () => Promise<void>
}

interface Open {
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: Error) => void
  readonly secondsAllowed: number
  timer?: NodeJS.Timeout
}

/** `secondsFor` counts from when the thread has begun with the work: not while it starts. */
export function createReplaceableWorker(start: () => Worker, secondsFor: (work: Work) => number): ReplaceableWorker {
  let current: { readonly worker: Worker; readonly open: Map<number, Open> } | undefined
  let lastId = 0
  let isClosed = false
  const started = (): NonNullable<typeof current> => {
    const worker = start()
    const open = new Map<number, Open>()
    const leave = (): void => {
      if (current?.worker === worker) current = undefined
    }
    const end = (deathOf: (hasBegun: boolean) => WorkerDeath): void => {
      leave()
      for (const { timer, reject } of open.values()) {
        clearTimeout(timer)
        reject(deathOf(timer !== undefined))
      }
      open.clear()
    }
    worker.on('message', (answer: WorkerAnswer) => {
      const waiting = open.get(answer.id)
      if (!waiting) return
      if ('hasBegun' in answer) {
        const isOverdue = overdueFrom(waiting.secondsAllowed)
        const look = (): void => {
          if (!open.has(answer.id)) return
          if (!isOverdue()) {
            waiting.timer = setTimeout(look, looksEvery)
            return
          }
          end(() => new WorkerDeath(`it takes more than ${waiting.secondsAllowed} seconds.`, true))
          void worker.terminate()
        }
        // An answer that came while this thread was busy counts.
        waiting.timer = setTimeout(() => setImmediate(look), waiting.secondsAllowed * 1000)
        return
      }
      clearTimeout(waiting.timer)
      open.delete(answer.id)
      // Once closing has begun, the process has to wait for the thread to end, even if a late answer arrives first.
      if (open.size === 0 && !isClosed) worker.unref()
      if ('error' in answer) waiting.reject(fromSentError(answer.error))
      else waiting.resolve(answer)
    })
    // An error may overtake the messages that the thread sent before it, as that it has begun. What exits has had all of them read.
    let error: Error | undefined
    worker.on('error', (thrown) => {
      error = thrown
      leave()
    })
    worker.on('exit', (code) => {
      const reason = error ? reasonOf(error) : `it ends its thread with exit code ${code}.`
      end((hasBegun) => new WorkerDeath(reason, hasBegun, error))
    })
    // Only its work keeps the process: what is waited for in vain elsewhere is known by the end of all other work.
    worker.unref()
    return { worker, open }
  }
  return {
    start: () => {
      current ??= started()
    },
    run: (work) =>
      new Promise((resolve, reject) => {
        // Work that was started ahead of need may still ask. It must not start a new thread, and nobody waits for its result.
        if (isClosed) return
        current ??= started()
        const id = ++lastId
        current.open.set(id, { resolve, reject, secondsAllowed: secondsFor(work) })
        current.worker.ref()
        current.worker.postMessage({ ...work, id } satisfies WorkerJob)
      }),
    close: async () => {
      isClosed = true
      await current?.worker.terminate()
    },
  }
}

/** Milliseconds, once the time that is allowed has passed. */
const looksEvery = 500
/** What waits instead of working uses no processor. It gets so many times as long. */
const longestWait = 10

/** Whether the seconds are over, from now on. On a busy machine, those count in which this process had a processor. */
function overdueFrom(secondsAllowed: number): () => boolean {
  const began = performance.now()
  const usedBefore = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(usedBefore)
    const elapsed = (performance.now() - began) / 1000
    return (user + system) / 1e6 >= secondsAllowed || elapsed >= secondsAllowed * longestWait
  }
}

function reasonOf(error: Error): string {
  return Reflect.get(error, 'code') === 'ERR_WORKER_OUT_OF_MEMORY' ? 'it takes more memory than there is.' : error.message
}
