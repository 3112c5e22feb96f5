// Code of authors may wait for what never comes. Node then ends a process that has nothing else to do, and says nothing: a check would pass.
// Module state, because what ends is the process.

import { now } from './now.ts'

interface Wait {
  readonly what: string
  /** By `now()`. */
  readonly since: number
  readonly giveUp: () => void
}

const waiting = new Set<Wait>()

export class NeverSettled extends Error {
  override readonly name = 'NeverSettled'

  constructor() {
    super('it waits for a promise that never settles.')
  }
}

/** What `given` comes to. Rejects with `NeverSettled` after `giveUpWaiting()`. `what` says whose promise it is, and begins a sentence. */
export async function settled<T>(given: T | PromiseLike<T>, what: string): Promise<T> {
  let giveUp = (): void => undefined
  const never = new Promise<never>((_, reject) => {
    giveUp = () => reject(new NeverSettled())
  })
  const wait: Wait = { what, since: now(), giveUp }
  waiting.add(wait)
  try {
    return await Promise.race([given, never])
  } finally {
    waiting.delete(wait)
  }
}

/** Whose promises have been waited for in this thread for at least `ms` milliseconds, the longest wait first. */
export function longWaits(ms: number): readonly string[] {
  const latest = now() - ms
  return [...new Set([...waiting].filter(({ since }) => since <= latest).map(({ what }) => what))]
}

/** Call it when the process has nothing left to do, so that nothing can settle a promise any more. Returns whether one was waited for. */
export function giveUpWaiting(): boolean {
  const all = [...waiting]
  for (const { giveUp } of all) giveUp()
  return all.length > 0
}
