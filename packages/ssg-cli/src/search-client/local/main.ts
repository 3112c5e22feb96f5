// Starts in a Web Worker: messages of the page in, answers out.
// The rules come first: in the script their words then stand near those of lunr, which gzip makes 400 bytes of.
import { ownRules } from './own-rules.ts'
import { lunrEngine } from './lunr-engine.ts'
import { serveWorker } from './serve-worker.ts'

serveWorker(ownRules(), lunrEngine)
