import { setImmediate } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { once } from '@docgen/model'
import { collectGarbage } from './collect-garbage.ts'
import { createStoringMemory } from './thread-memory.ts'
import { storedStateOf } from './stored-state.ts'
import { interruptionsOf, type ThreadData } from './thread-data.ts'
import type { ReleaseRequest, ThreadMessage, ThreadRequest } from './typescript-thread.ts'

const postponed: (() => void)[] = []
// Given by `typescript-thread.ts`.
const data = workerData as ThreadData
/** How many there had been when what is worked on was asked for. */
let interruptions = 0
const memory = createStoringMemory({
  later: (work) => postponed.push(work),
  isInterrupted: () => interruptionsOf(data) > interruptions,
})
let running = 0
/** Nothing is left to do, nor to store. */
let isIdle = true
let isReleased = false
let latest: Promise<unknown> = Promise.resolve()

// A thread does one of the two, and TypeDoc is not loaded where samples are checked.
const extractor = once(async () => (await import('./extract.ts')).createExtractor(memory))
const checker = once(async () => (await import('./samples/check-units.ts')).createCheckUnits(memory))

// `typescript-thread.ts` alone starts this file and writes to it. What goes wrong ends the thread. One request comes after the other: the
// later one is quicker by what the earlier one has read.
parentPort?.on('message', (request: ThreadRequest | ReleaseRequest) => {
  if (request === 'release') {
    isReleased = true
    return endIfReleased()
  }
  running++
  isIdle = false
  const answering = latest.then(() => answerTo(request))
  latest = answering
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

async function answerTo({ id, task, args, ...request }: ThreadRequest): Promise<ThreadMessage> {
  interruptions = request.interruptions
  if (task === 'check') return { id, answer: await (await checker())(...args) }
  if (task === 'extract') return { id, answer: await (await extractor()).extract(...args) }
  const [from, store] = args
  // Before TypeScript is loaded: an edit may come meanwhile.
  const stored = storedStateOf(from, store)
  return { id, answer: await (await extractor()).prepare(from, store, stored) }
}
