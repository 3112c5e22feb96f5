// Errors of authors' code that reach nobody: promises that are rejected without being awaited, and what a callback of a timer or an event throws. Node
// would end the process, and the findings of the site would be lost. Module state, because what Node tells it to is the process.

type Loss = 'unhandledRejection' | 'uncaughtException'

/** Returns whether it has reported the error. */
type Catcher = (error: unknown, loss: Loss) => boolean

const catchers = new Set<Catcher>()
let catchOthers: ((error: unknown, loss: Loss) => void) | undefined

/** What `given` comes to. Rejects with the first lost error that `isOurs` takes for one of the code that makes it. */
export async function orLostError<T>(given: Promise<T>, isOurs: (error: unknown) => boolean): Promise<T> {
  let remove = (): void => undefined
  const lost = new Promise<never>((_, reject) => {
    remove = addCatcher((error) => {
      const isTakenHere = isOurs(error)
      if (isTakenHere) reject(error)
      return isTakenHere
    })
  })
  try {
    return await Promise.race([given, lost])
  } finally {
    remove()
  }
}

/** Asks it of every error, until the function is called that it returns. */
export function addCatcher(catcher: Catcher): () => void {
  catchers.add(catcher)
  listen()
  return () => {
    catchers.delete(catcher)
    if (catchers.size === 0 && catchOthers === undefined) ignore()
  }
}

/** For a process that is docgen's own: what becomes of all others. */
export function catchOtherErrors(handle: (error: unknown, loss: Loss) => void): void {
  catchOthers = handle
  listen()
}

function listen(): void {
  if (!process.listeners('unhandledRejection').includes(onRejection)) process.on('unhandledRejection', onRejection)
  if (!process.listeners('uncaughtException').includes(onException)) process.on('uncaughtException', onException)
}

function ignore(): void {
  process.off('unhandledRejection', onRejection)
  process.off('uncaughtException', onException)
}

function onRejection(reason: unknown): void {
  if (isTaken(reason, 'unhandledRejection')) return
  // As Node does without a listener.
  if (process.listenerCount('unhandledRejection') === 1) throw reason
}

function onException(error: unknown): void {
  if (isTaken(error, 'uncaughtException') || process.listenerCount('uncaughtException') > 1) return
  // The same. Thrown from here, it would count as a failure of this listener, with another exit code.
  ignore()
  queueMicrotask(() => {
    throw error
  })
}

function isTaken(error: unknown, loss: Loss): boolean {
  // A set of listeners, each of which counts.
  if ([...catchers].map((caught) => caught(error, loss)).includes(true)) return true
  catchOthers?.(error, loss)
  return catchOthers !== undefined
}
