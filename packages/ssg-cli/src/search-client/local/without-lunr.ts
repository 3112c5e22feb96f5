// The same for sites that have chosen another engine.
import { ownRules } from './own-rules.ts'
import { serveWorker } from './serve-worker.ts'

serveWorker(ownRules())
