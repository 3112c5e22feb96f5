import { Worker } from 'node:worker_threads'
import type { Extract, Extraction } from './extraction.ts'

/** TypeScript and TypeDoc are loaded and run in a thread of their own, so that this one goes on meanwhile. Needs the built package. */
export const extractInWorker: Extract = (request, store) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.js', import.meta.url), {
      workerData: { request, store },
      // Syntax trees live as long as the thread: with more room for what is new, they are copied less often.
      resourceLimits: { maxYoungGenerationSizeMb: 64 },
    })
    worker.once('message', (extraction: Extraction) => {
      resolve(extraction)
      void worker.terminate()
    })
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`The worker of the API reference ended with exit code ${code}.`)))
  })
