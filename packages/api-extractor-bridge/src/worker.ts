import { parentPort, workerData } from 'node:worker_threads'
import { extract } from './extract.ts'
import type { Extract } from './extraction.ts'

// `extractInWorker` alone starts this file, with exactly these data.
const { request, store } = workerData as { request: Parameters<Extract>[0]; store: Parameters<Extract>[1] }

parentPort?.postMessage(await extract(request, store))
