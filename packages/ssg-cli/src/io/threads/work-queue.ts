// Batches of work for a few threads and this one. Each takes the next when it has done its last: batches differ in weight.
import { nextTurn } from './next-turn.ts'
import type { Answer, Work } from './run-work.ts'

export interface WorkRunner {
  readonly run: (work: Work) => Promise<Answer>
}

interface Waiting {
  readonly work: Work
  readonly resolve: (answer: Promise<Answer>) => void
}

interface QueueWorker {
  readonly runner: WorkRunner
  /** Batches that it was given and has not done. */
  open: number
  /** Whether it has done one: a thread may take its time to start. */
  hasBegun: boolean
}

/** Two for each, so that none waits for a message to come and go. */
const fewest = 2

/** `own` is this thread: it takes what the others leave, and hears of what they have done between two batches. */
export function createWorkQueue(own: WorkRunner, others: readonly WorkRunner[]): (work: Work) => Promise<Answer> {
  const waiting: Waiting[] = []
  const workers: readonly QueueWorker[] = others.map((runner) => ({ runner, open: 0, hasBegun: false }))
  let isOwnBusy = false

  // While this thread is busy it hands out nothing, so the others get a quarter of what waits beforehand. Their share shrinks with the queue, so that
  // all threads finish at the same time.
  const shareOf = ({ hasBegun }: QueueWorker): number =>
    hasBegun ? Math.max(fewest, Math.floor(waiting.length / (workers.length * 4))) : fewest
  const giveOut = (): void => {
    for (const worker of workers) {
      while (waiting.length > 0 && worker.open < shareOf(worker)) void run(worker)
    }
  }
  const run = async (worker: QueueWorker): Promise<void> => {
    const next = waiting.shift()
    if (!next) return
    worker.open++
    const answer = worker.runner.run(next.work)
    // Who asked hears of a failure; the worker goes on.
    next.resolve(answer)
    await Promise.allSettled([answer])
    worker.open--
    worker.hasBegun = true
    giveOut()
  }
  const runOwn = async (): Promise<void> => {
    isOwnBusy = true
    await nextTurn()
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const answer = own.run(next.work)
      next.resolve(answer)
      await Promise.allSettled([answer])
      await nextTurn()
    }
    isOwnBusy = false
  }
  return (work) =>
    new Promise((resolve) => {
      // Texts are made a few at a time, and no further ones until those are written. Pages could take long, so these go first.
      const place = work.kind === 'write-texts' ? waiting.findIndex((other) => other.work.kind !== 'write-texts') : -1
      waiting.splice(place === -1 ? waiting.length : place, 0, { work, resolve })
      giveOut()
      if (!isOwnBusy) void runOwn()
    })
}
