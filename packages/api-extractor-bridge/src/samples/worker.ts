import { parentPort } from 'node:worker_threads'
import { createCheckUnits } from './check-units.ts'
import type { SampleRequest } from './sample-check.ts'

const checkUnits = createCheckUnits()

// `checkInWorker` alone starts this file and writes to it, one request at a time. What goes wrong ends the thread.
parentPort?.on('message', (request: SampleRequest) => {
  void checkUnits(request).then((answer) => parentPort?.postMessage(answer))
})
