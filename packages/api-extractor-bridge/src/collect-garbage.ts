import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Bytes in use. With less, there is not enough to gain for the tenths of a second that it takes. */
const worthwhile = 250e6

/**
 * Frees what this thread needs no more before it makes more. V8 would rather let a large heap grow: of a large family, the program and its
 * reflections leave 100 megabytes behind that it does not touch until the thread ends.
 */
export function collectGarbage(): void {
  if (getHeapStatistics().used_heap_size < worthwhile) return
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('globalThis.gc')
  setFlagsFromString('--no-expose-gc')
  if (typeof collect === 'function') collect()
}
