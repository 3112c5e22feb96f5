// How much room V8 gives new objects. It doubles it as long as many of them survive a collection, which those of a site that is compiled do: what they have
// after 0.3 s is enough. TypeDoc makes more objects that last than all else, and without growth spends a fifth of its time more on collecting garbage.
import { setFlagsFromString } from 'node:v8'

/** How many times as large the room may become at once. Each thread reads it when it collects garbage. */
const growth = { usual: 2, none: 1 }

/** In milliseconds of the process. */
const growsUntil = 300

let isOurs = false
let readers = 0

/** For a command of docgen, and not for a program that calls it: the flag is that of the process. It was measured on Node 24 and 26. */
export function stopGrowth(version = process.versions.v8): void {
  isOurs = Number(version.split('.')[0]) >= 13
  if (!isOurs) return
  const stop = (): void => {
    if (readers === 0) setGrowth(growth.none)
  }
  setTimeout(stop, Math.max(0, growsUntil - performance.now())).unref()
}

/** Lets the room grow while packages are read. */
export async function withGrowth<Result>(read: () => Promise<Result>): Promise<Result> {
  if (!isOurs) return read()
  readers++
  setGrowth(growth.usual)
  try {
    return await read()
  } finally {
    // What comes from the cache is read before the growth is to stop.
    if (--readers === 0 && performance.now() >= growsUntil) setGrowth(growth.none)
  }
}

function setGrowth(factor: number): void {
  setFlagsFromString(`--semi-space-growth-factor=${factor}`)
}
