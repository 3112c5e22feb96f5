import { Worker } from 'node:worker_threads'
import type { Extract, Extraction, ExtractRequest } from './extraction.ts'

/** A reference rarely changes its packages, and a site rarely has more references. */
const maximalWorkers = 2

/** By what they extract, the one used last at the end. */
const idleWorkers = new Map<string, Worker>()

/** By what is extracted: the request that was made last. */
const running = new Map<string, Promise<Extraction>>()

/**
 * TypeScript and TypeDoc are loaded and run in a thread of their own, so that this one goes on meanwhile. The thread then waits for the
 * next request for the same packages, which it answers quicker, and does not keep the process from ending. Needs the built package.
 */
export const extractInWorker: Extract = (request, store) => {
  const key = keyOf(request)
  // One after the other: the later one is quicker by what the earlier one has read, and a second thread would read it all again.
  const earlier = running.get(key)?.catch(() => undefined) ?? Promise.resolve()
  const extraction = earlier.then(() => extractInIdleWorker(key, request, store))
  running.set(key, extraction)
  const forget = () => {
    if (running.get(key) === extraction) running.delete(key)
  }
  extraction.then(forget, forget)
  return extraction
}

async function extractInIdleWorker(key: string, ...[request, store]: Parameters<Extract>): Promise<Extraction> {
  const worker = idleWorkers.get(key) ?? startWorker()
  idleWorkers.delete(key)
  worker.ref()
  try {
    return await ask(worker, [request, store])
  } finally {
    worker.unref()
    keep(key, worker)
  }
}

function startWorker(): Worker {
  return new Worker(new URL('./worker.js', import.meta.url), {
    // Syntax trees live as long as the thread: with more room for what is new, they are copied less often.
    resourceLimits: { maxYoungGenerationSizeMb: 64 },
  })
}

function ask(worker: Worker, message: Parameters<Extract>): Promise<Extraction> {
  return new Promise<Extraction>((resolve, reject) => {
    const settle = (end: () => void) => {
      worker.off('message', succeed).off('error', fail).off('exit', stop)
      end()
    }
    const succeed = (extraction: Extraction) => settle(() => resolve(extraction))
    const fail = (error: unknown) => settle(() => reject(error))
    const stop = (code: number) => fail(new Error(`The worker of the API reference ended with exit code ${code}.`))
    worker.on('message', succeed).on('error', fail).on('exit', stop)
    worker.postMessage(message)
  })
}

/** One whose thread has ended has no number. */
function keep(key: string, worker: Worker): void {
  if (worker.threadId < 0) return
  idleWorkers.set(key, worker)
  for (const [oldest, idle] of idleWorkers) {
    if (idleWorkers.size <= maximalWorkers) return
    idleWorkers.delete(oldest)
    void idle.terminate()
  }
}

function keyOf({ root, packages }: ExtractRequest): string {
  return JSON.stringify([root, packages.map(({ name, version, realFolder, entry }) => [name, version, realFolder, entry])])
}
