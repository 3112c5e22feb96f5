import { parentPort } from 'node:worker_threads'
import { createExtract } from './extract.ts'
import type { Extract } from './extraction.ts'

const extract = createExtract()

// `extractInWorker` alone starts this file and writes to it, one request at a time. What goes wrong ends the thread.
parentPort?.on('message', ([request, store]: Parameters<Extract>) => {
  void extract(request, store).then((extraction) => parentPort?.postMessage(extraction))
})
