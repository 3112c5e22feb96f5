// Keeps the threads of TypeScript, once they are released, for the next site that is built in this process: to load TypeScript and TypeDoc costs a
// second, and a test's package some milliseconds. `../build/typescript-thread.test.ts` asks for threads as they are.
import { EventEmitter } from 'node:events'
import { syncBuiltinESMExports } from 'node:module'
import workerThreads from 'node:worker_threads'

const { Worker } = workerThreads

/** Real threads that wait for work, by their task. */
const waiting = { extract: [], check: [] }

/** Whose threads are kept. */
let kept = []

/** Stands for the thread that `typescript-thread.ts` of the bridge starts; ends for it alone. */
class KeptThread extends EventEmitter {
  #file
  #options
  #real
  #task
  #isReleased = false
  #unanswered = 0
  #isIdle = false
  #listeners = {
    message: (message) => this.#receive(message),
    error: (error) => this.emit('error', error),
    exit: (code) => this.#end(code),
  }

  constructor(file, options) {
    super()
    this.#file = file
    this.#options = options
  }

  postMessage(message) {
    if (message === 'release') {
      this.#isReleased = true
      this.#endIfDone()
      return
    }
    this.#real ??= this.#take(message.task)
    this.#unanswered++
    this.#isIdle = false
    this.#real.postMessage(message)
  }

  async terminate() {
    if (this.#isIdle) this.#giveBack()
    else await this.#real?.terminate()
  }

  ref() {
    this.#real?.ref()
  }

  unref() {
    this.#real?.unref()
  }

  #take(task) {
    this.#task = task
    const real = waiting[task].pop() ?? new Worker(this.#file, this.#options)
    real.setMaxListeners(0)
    real.ref()
    for (const [event, listener] of Object.entries(this.#listeners)) real.on(event, listener)
    return real
  }

  #receive(message) {
    if (message === 'idle') this.#isIdle = this.#unanswered === 0
    else this.#unanswered--
    this.emit('message', message)
    this.#endIfDone()
  }

  #endIfDone() {
    if (this.#isReleased && this.#isIdle) this.#giveBack()
  }

  #giveBack() {
    const real = this.#real
    if (real === undefined) return
    this.#end(0)
    if (!kept.includes(this.#task)) return void real.terminate()
    real.unref()
    waiting[this.#task].push(real)
  }

  #end(code) {
    for (const [event, listener] of Object.entries(this.#listeners)) this.#real?.off(event, listener)
    this.#real = undefined
    this.emit('exit', code)
  }
}

const ofBridge = /\/api-extractor-bridge\/dist\/worker\.js$/

/**
 * Until the function that it returns is called. A thread that checks samples has a process for each site that it was asked about, so it is of use
 * only to those that build one site many times, and end it then.
 */
export function keepThreads(tasks = ['extract']) {
  kept = tasks
  replaceWorker(
    new Proxy(Worker, {
      construct: (target, [file, options]) =>
        ofBridge.test(String(file)) ? new KeptThread(file, options) : new target(file, options),
    }),
  )
  return () => {
    kept = []
    replaceWorker(Worker)
    for (const task of Object.keys(waiting)) endThreads(task)
  }
}

/** Those that wait. */
export function endThreads(task) {
  for (const thread of waiting[task].splice(0)) void thread.terminate()
}

function replaceWorker(other) {
  workerThreads.Worker = other
  syncBuiltinESMExports()
}
