// Imported before docgen: from the first thread that is started on, the process has as many files open as the system allows, but for SPARE_FILES.
import { closeSync, openSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import process from 'node:process'
import threads from 'node:worker_threads'

const { Worker, isMainThread } = threads
let isFull = !isMainThread

threads.Worker = class extends Worker {
  constructor(...args) {
    if (!isFull) fillOpenFiles(Number(process.env.SPARE_FILES))
    isFull = true
    super(...args)
  }
}
syncBuiltinESMExports()

function fillOpenFiles(spare) {
  const opened = []
  try {
    for (;;) opened.push(openSync('/dev/null'))
  } catch {
    for (const file of opened.slice(0, spare)) closeSync(file)
  }
}
