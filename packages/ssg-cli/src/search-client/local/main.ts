// Starts in a Web Worker: messages of the page in, answers out.
import { lunrEngine } from './lunr-engine.ts'
import { serveWorker } from './serve-worker.ts'

serveWorker(lunrEngine)
