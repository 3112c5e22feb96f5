// How much room V8 gives new objects. It doubles it as long as many of them survive a collection, which those of a site that is compiled do: what they have
// after 0.3 s is enough, unless the machine is slow. TypeDoc makes more objects that last than all else, and without growth spends a fifth of its time more on
// collecting garbage.
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'

/** How many times as large the room may become at once. Each thread reads it when it collects garbage. */
const growth = { usual: 2, none: 1 }

/** In milliseconds of the process. A room that is smaller than `enough` has until `growsAtMostUntil`. */
const growsUntil = 300
const growsAtMostUntil = 3000
const lookEvery = 20

/** In bytes. With half of it, an edit among 20,000 pages collects garbage for a second more. */
const enough = 8 * 2 ** 20

/** In MB, for threads that start from now on. A thread that starts after the growth has stopped would collect garbage 600 times for 1,000 pages, in a room of 1 MB. */
const roomOfThreads = 4

/** What is kept of so many files fills a small room so often that a quarter of the time goes into collecting. */
const manyFiles = 8_000

let isOurs = false
let isLarge = false
let readers = 0
const filesByFolder = new Map<string, number>()

/** For a command of docgen, and not for a program that calls it: the flag is that of the process. It was measured on Node 24 and 26. */
export function stopGrowth(version = process.versions.v8): void {
  isOurs = Number(version.split('.')[0]) >= 13
  if (!isOurs) return
  setFlagsFromString(`--min-semi-space-size=${roomOfThreads}`)
  setTimeout(stopOnceLarge, Math.max(0, growsUntil - performance.now())).unref()
}

function stopOnceLarge(): void {
  const room = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.space_size ?? enough
  if (room >= enough || performance.now() >= growsAtMostUntil) stop()
  else setTimeout(stopOnceLarge, lookEvery).unref()
}

/** Lets the room grow from now on if the site has many files, in all folders that were listed. */
export function growFor(folder: string, files: number): void {
  if (!isOurs || isLarge) return
  filesByFolder.set(folder, files)
  const total = [...filesByFolder.values()].reduce((sum, count) => sum + count, 0)
  if (total < manyFiles) return
  isLarge = true
  setGrowth(growth.usual)
}

/** Lets the room grow while packages are read. */
export async function withGrowth<Result>(read: () => Promise<Result>): Promise<Result> {
  if (!isOurs) return read()
  readers++
  setGrowth(growth.usual)
  try {
    return await read()
  } finally {
    readers--
    // What comes from the cache is read before the growth is to stop.
    if (performance.now() >= growsUntil) stop()
  }
}

function stop(): void {
  if (readers === 0 && !isLarge) setGrowth(growth.none)
}

function setGrowth(factor: number): void {
  setFlagsFromString(`--semi-space-growth-factor=${factor}`)
}
