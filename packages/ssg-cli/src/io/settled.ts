// Code of authors may wait for what never comes. Node then ends a process that has nothing else to do, and says nothing: a check would pass.
// Module state, because what ends is the process.

const waiting = new Set<() => void>()

export class NeverSettled extends Error {
  override readonly name = 'NeverSettled'

  constructor() {
    super('it waits for a promise that never settles.')
  }
}

/** What `given` comes to. Rejects with `NeverSettled` after `giveUpWaiting()`. */
export async function settled<T>(given: T | PromiseLike<T>): Promise<T> {
  let giveUp = (): void => undefined
  const never = new Promise<never>((_, reject) => {
    giveUp = () => reject(new NeverSettled())
  })
  waiting.add(giveUp)
  try {
    return await Promise.race([given, never])
  } finally {
    waiting.delete(giveUp)
  }
}

/** Call it when the process has nothing left to do, so that nothing can settle a promise any more. Returns whether one was waited for. */
export function giveUpWaiting(): boolean {
  const all = [...waiting]
  for (const giveUp of all) giveUp()
  return all.length > 0
}
