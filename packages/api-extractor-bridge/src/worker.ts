import { setImmediate } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import { createSourceFiles } from './source-files.ts'
import type { ThreadAnswer, ThreadRequest } from './typescript-thread.ts'

const sourceFiles = createSourceFiles()
let extracting: Promise<ThreadAnswer> | undefined

/** An edited declaration is shown before the samples of its site have been checked again. */
async function letOthersGoFirst(): Promise<void> {
  await setImmediate()
  while (extracting) await extracting
}

// TypeDoc is not loaded where samples alone are checked.
const extractor = once(async () => (await import('./extract.ts')).createExtract(sourceFiles))
const checker = once(async () => (await import('./samples/check-units.ts')).createCheckUnits(sourceFiles, letOthersGoFirst))

// `typescript-thread.ts` alone starts this file and writes to it. What goes wrong ends the thread.
parentPort?.on('message', (request: ThreadRequest) => {
  void answerTo(request).then((answer) => parentPort?.postMessage(answer))
})

async function answerTo([task, args]: ThreadRequest): Promise<ThreadAnswer> {
  if (task === 'check') return ['check', await (await checker())(...args)]
  extracting = extractor().then(async (extract) => ['extract', await extract(...args)])
  try {
    return await extracting
  } finally {
    extracting = undefined
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
