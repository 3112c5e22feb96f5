// Which files a loading of the config has taken in. A watcher may tell of one save several times, and a loading takes a while.
import { fileStateOf, hasChangedSince } from '../io/file-state.ts'

export interface TakenIn {
  /** Whether a file (absolute) still has the bytes that were loaded; no where nothing tells. */
  readonly isAsLoaded: (file: string) => boolean
}

export const nothingTaken: TakenIn = { isAsLoaded: () => false }

/**
 * To be called once everything is loaded. `files` (absolute) are those that went in, `began` the time before the first of them was read, by the
 * clock of the disk (see `diskTimeOf`). What has changed since may have been read before or after.
 */
export function takenIn(files: readonly string[], began: bigint | undefined): TakenIn {
  if (began === undefined) return nothingTaken
  const hashes = new Map<string, string>()
  for (const file of files) {
    const state = fileStateOf(file)
    if (state && !hasChangedSince(file, began)) hashes.set(file, state.hash)
  }
  return {
    isAsLoaded: (file) => {
      const hash = hashes.get(file)
      return hash !== undefined && fileStateOf(file)?.hash === hash
    },
  }
}
