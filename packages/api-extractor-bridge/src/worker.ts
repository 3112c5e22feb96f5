import { parentPort } from 'node:worker_threads'
import { createSourceFiles } from './source-files.ts'
import type { ThreadRequest, ThreadTasks } from './typescript-thread.ts'

const sourceFiles = createSourceFiles()

/** Of a build that only checks samples, TypeDoc is no part. */
const tasks: { readonly [Task in keyof ThreadTasks]: () => Promise<ThreadTasks[Task]> } = {
  extract: once(async () => (await import('./extract.ts')).createExtract(sourceFiles)),
  check: once(async () => (await import('./samples/check-units.ts')).createCheckUnits(sourceFiles)),
}

// `typescript-thread.ts` alone starts this file and writes to it, one request at a time. What goes wrong ends the thread.
parentPort?.on('message', (request: ThreadRequest) => {
  void answerTo(request).then((answer) => parentPort?.postMessage(answer))
})

async function answerTo(request: ThreadRequest): Promise<unknown> {
  if (request[0] === 'extract') return (await tasks.extract())(...request[1])
  return (await tasks.check())(...request[1])
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
