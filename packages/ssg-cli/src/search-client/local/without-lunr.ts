// The same for sites that have chosen another engine.
import { serveWorker } from './serve-worker.ts'

serveWorker()
