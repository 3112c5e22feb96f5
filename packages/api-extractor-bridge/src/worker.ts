import { setImmediate } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import { once } from '@docgen/model'
import { collectGarbage } from './collect-garbage.ts'
import { createStoringMemory } from './thread-memory.ts'
import type { ReleaseRequest, ThreadMessage, ThreadRequest, ThreadTasks } from './typescript-thread.ts'

const postponed: (() => void)[] = []
const memory = createStoringMemory((work) => postponed.push(work))
let running = 0
/** Nothing is left to do, nor to store. */
let isIdle = true
let isReleased = false
/** By task, the answer to the latest request. */
const latest = new Map<keyof ThreadTasks, Promise<ThreadMessage>>()

// A thread does one of the two, and TypeDoc is not loaded where samples are checked.
const extractor = once(async () => (await import('./extract.ts')).createExtract(memory))
const checker = once(async () => (await import('./samples/check-units.ts')).createCheckUnits(memory))

// `typescript-thread.ts` alone starts this file and writes to it. What goes wrong ends the thread. One request of a task comes after the
// other: the later one is quicker by what the earlier one has read.
parentPort?.on('message', (request: ThreadRequest | ReleaseRequest) => {
  if (request === 'release') {
    isReleased = true
    return endIfReleased()
  }
  running++
  isIdle = false
  const answering = (latest.get(request.task) ?? Promise.resolve()).then(() => answerTo(request))
  latest.set(request.task, answering)
  void answering.then((answer) => {
    parentPort?.postMessage(answer)
    running--
    return finish()
  })
})

/** What was asked for meanwhile is answered before the results of this are stored. */
async function finish(): Promise<void> {
  await setImmediate()
  if (running > 0) return
  for (const work of postponed.splice(0)) work()
  await setImmediate()
  if (running > 0) return
  // Who has released it by now sees it end.
  if (!isReleased) collectGarbage()
  isIdle = true
  parentPort?.postMessage('idle' satisfies ThreadMessage)
  endIfReleased()
}

/** Ends this thread alone. */
function endIfReleased(): void {
  if (isReleased && isIdle) process.exit()
}

async function answerTo({ id, task, args }: ThreadRequest): Promise<ThreadMessage> {
  return { id, answer: task === 'check' ? await (await checker())(...args) : await (await extractor())(...args) }
}
