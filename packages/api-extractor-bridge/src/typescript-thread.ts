// In: requests to extract a reference or to check samples. Out: their answers, from threads that load and run TypeScript and TypeDoc.
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { workerExecArgvOf, type PackageLocation } from '@docgen/model'
import type { Extract, ExtractRequest, PrepareExtraction } from './extraction.ts'
import type { CheckUnits } from './samples/sample-check.ts'
import { interrupt, interruptionsOf, type ThreadData } from './thread-data.ts'
import { threadFailureOf } from './thread-failure.ts'
import { createTurns } from './turns.ts'

/** What a thread does when it is asked. */
interface ThreadTasks {
  readonly extract: Extract
  readonly prepare: PrepareExtraction
  readonly check: CheckUnits
}

/** `id` comes back with the answer. */
export type ThreadRequest = {
  [Task in keyof ThreadTasks]: {
    readonly id: number
    readonly task: Task
    readonly args: Parameters<ThreadTasks[Task]>
    /** How often the thread had been interrupted then. */
    readonly interruptions: number
  }
}[keyof ThreadTasks]

type Answer<Task extends keyof ThreadTasks> = Awaited<ReturnType<ThreadTasks[Task]>>

/** Sent to a thread that gets no more requests: it ends itself once everything is stored, even while the thread that started it is busy. */
export type ReleaseRequest = 'release'

/** `idle` once nothing is left to do, nor to store: until then the process may not end. */
export type ThreadMessage = { readonly id: number; readonly answer: Answer<keyof ThreadTasks> } | 'idle'

interface Thread extends ThreadData {
  readonly worker: Worker
  readonly task: 'extract' | 'check'
  /** Of the packages that it has read. */
  readonly places: ReadonlySet<string>
  /** Asked for so far. */
  extractions: number
  /** Unanswered. */
  requests: number
  isIdle: boolean
  /** Whether it ends as soon as it is idle, and is asked nothing more. */
  isReleased: boolean
}

/** A reference rarely changes its packages, and a site rarely has more than two. The samples may have one more. */
const maximalIdle = 3

/** The one used last at the end. */
const threads = new Set<Thread>()

/**
 * TypeScript and TypeDoc run in a thread, so that this one goes on meanwhile. It then waits for the next request for the same packages,
 * which it answers quicker, and does not keep the process from ending. Needs the built package.
 */
export const extractInThread: Extract = (...args) => inTurn(() => ask(extractorFor(args[0]), 'extract', args))

/** In the same thread. */
export const prepareInThread: PrepareExtraction = (...args) => inTurn(() => ask(extractorFor(args[0]), 'prepare', args))

/** A site with versions may have many references, and each takes hundreds of megabytes while it is read. */
const inTurn = createTurns(2)

/** Ends extractions that read the rest after an edit: another edit is to be shown first. */
export function interruptExtractions(): void {
  threads.forEach(interrupt)
}

function extractorFor(request: ExtractRequest): Thread {
  const places = placesOf(request)
  // The one with most experience.
  const [thread = startThread('extract', places)] = [...threads]
    .filter(
      (each) => each.task === 'extract' && !each.isReleased && each.places.size === places.size && isWithin(each.places, places),
    )
    .sort((a, b) => b.extractions - a.extractions)
  thread.extractions++
  return thread
}

/**
 * In one thread for all samples, which only waits for the process of TypeScript 7 that it asks: beside the extracting of a reference. Needs
 * the built package.
 */
export const checkInThread: CheckUnits = (request) => {
  const thread = [...threads].find(({ task, isReleased }) => task === 'check' && !isReleased)
  return ask(thread ?? startThread('check', new Set()), 'check', [request])
}

/** Resolves when what has been answered is stored too, so that nobody asks for it again. */
export async function resultsStored(): Promise<void> {
  await Promise.all([...threads].filter(({ requests, isIdle }) => requests === 0 && !isIdle).map(idleOrEnded))
}

/**
 * Ends the threads of a task once all that they have answered is stored. What they hold of a large family is hundreds of megabytes. Resolves
 * once the threads without open requests have ended.
 */
export async function releaseThreads(task: Thread['task']): Promise<void> {
  await Promise.all([...threads].filter((each) => each.task === task).map(release))
}

function release(thread: Thread): Promise<unknown> | undefined {
  if (thread.isIdle) return end(thread)
  const ended = new Promise((resolve) => thread.worker.once('exit', resolve))
  if (!thread.isReleased) thread.worker.postMessage('release' satisfies ReleaseRequest)
  thread.isReleased = true
  return thread.requests === 0 ? ended : undefined
}

function idleOrEnded({ worker }: Thread): Promise<void> {
  return new Promise((resolve) => {
    const listen = (message: ThreadMessage): void => {
      if (message === 'idle') settle()
    }
    const settle = (): void => {
      worker.off('message', listen).off('exit', settle)
      resolve()
    }
    worker.on('message', listen).on('exit', settle)
  })
}

/**
 * The much code of TypeScript and TypeDoc is warm for seconds only. Left alone, V8 spends as much again in its own threads to optimise it,
 * and on few cores that takes a third of the time from this thread and that one. So until a thread has done what it was started for, code
 * has to be seven times hotter than V8 would have it.
 */
const interruptBudget = { inHaste: 500_000, ordinary: 67_584 }

/** Only the V8 of Node 20 is known to have this flag, with this default; later ones complain of it. */
function setInterruptBudget(budget: number): void {
  if (process.versions.v8.startsWith('11.3.')) setFlagsFromString(`--interrupt-budget=${budget}`)
}

function startThread(task: Thread['task'], places: ReadonlySet<string>): Thread {
  const interrupted = new Int32Array(new SharedArrayBuffer(4))
  if (task === 'extract') setInterruptBudget(interruptBudget.inHaste)
  const worker = new Worker(new URL('./worker.js', import.meta.url), {
    ...workerExecArgvOf(process.execArgv),
    // Syntax trees live as long as the thread: with more room for what is new, they are copied less often.
    resourceLimits: { maxYoungGenerationSizeMb: 32 },
    workerData: { interrupted } satisfies ThreadData,
  })
  // Each request has its own, and many an edit may be waiting.
  worker.setMaxListeners(0)
  const thread: Thread = { worker, interrupted, task, places, extractions: 0, requests: 0, isIdle: false, isReleased: false }
  worker.once('exit', () => threads.delete(thread))
  // Who waits for an answer hears of it too. A thread that fails when nobody waits is replaced by the next request.
  worker.on('error', () => threads.delete(thread))
  worker.on('message', (message: ThreadMessage) => {
    if (message !== 'idle' || thread.requests > 0) return
    thread.isIdle = true
    if (task === 'extract') setInterruptBudget(interruptBudget.ordinary)
    worker.unref()
    endSuperfluous()
  })
  threads.add(thread)
  return thread
}

/** All that is asked waits in the thread, so that it never seems idle between two requests. */
async function ask<Task extends keyof ThreadTasks>(
  thread: Thread,
  task: Task,
  args: Parameters<ThreadTasks[Task]>,
): Promise<Answer<Task>> {
  threads.delete(thread)
  threads.add(thread)
  thread.requests++
  thread.isIdle = false
  thread.worker.ref()
  try {
    return await answerOf(thread, task, args)
  } finally {
    thread.requests--
  }
}

let lastId = 0

function answerOf<Task extends keyof ThreadTasks>(
  thread: Thread,
  task: Task,
  args: Parameters<ThreadTasks[Task]>,
): Promise<Answer<Task>> {
  const { worker } = thread
  const id = ++lastId
  return new Promise((resolve, reject) => {
    const settle = (end: () => void): void => {
      worker.off('message', succeed).off('error', fail).off('exit', stop)
      end()
    }
    const succeed = (message: { readonly id: number; readonly answer: Answer<Task> } | 'idle'): void => {
      if (message !== 'idle' && message.id === id) settle(() => resolve(message.answer))
    }
    const fail = (error: unknown): void => settle(() => reject(threadFailureOf(error)))
    const stop = (code: number): void => fail(new Error(`The thread of TypeScript ended with exit code ${code}.`))
    worker.on('message', succeed).on('error', fail).on('exit', stop)
    worker.postMessage({ id, task, args, interruptions: interruptionsOf(thread) })
  })
}

function endSuperfluous(): void {
  const idle = [...threads].filter(({ isIdle }) => isIdle)
  for (const thread of idle.slice(0, Math.max(0, idle.length - maximalIdle))) void end(thread)
}

/** Stops a thread, which takes no further work. */
function end(thread: Thread): Promise<unknown> {
  threads.delete(thread)
  return thread.worker.terminate()
}

function placesOf({ root, packages }: { readonly root: string; readonly packages: readonly PackageLocation[] }) {
  return new Set([root, ...packages.map(({ name, realFolder, entryPoints }) => JSON.stringify([name, realFolder, entryPoints]))])
}

function isWithin(inner: ReadonlySet<string>, outer: ReadonlySet<string>): boolean {
  return [...inner].every((place) => outer.has(place))
}
