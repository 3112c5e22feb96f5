import { createSourceFiles, type SourceFiles } from './source-files.ts'
import type { StoredFile } from './stored-payload.ts'

/** What the tasks of a thread share. */
export interface ThreadMemory {
  readonly sourceFiles: SourceFiles
  /** Hashes of what has been stored, by absolute path: most files are those of the reference and of samples. */
  readonly storedFiles: Map<string, StoredFile>
  /** Does what nobody waits for. */
  readonly later: (work: () => void) => void
}

/** Without `later`, everything is done at once. */
export function createThreadMemory(later: ThreadMemory['later'] = (work) => work()): ThreadMemory {
  return { sourceFiles: createSourceFiles(), storedFiles: new Map(), later }
}
