import { createSharedFinds, type SharedFinds } from './module-resolver.ts'
import { createSourceFiles, type SourceFiles } from './source-files.ts'
import type { StoredFile } from './stored-payload.ts'

/** What the tasks of a thread share. */
export interface ThreadMemory {
  readonly sourceFiles: SourceFiles
  readonly moduleFinds: SharedFinds
  /** Hashes of what has been stored, by absolute path: most files are those of the reference and of samples. */
  readonly storedFiles: Map<string, StoredFile>
  /** Does what nobody waits for. */
  readonly later: (work: () => void) => void
}

/** What programs are made with. */
export type ProgramMemory = Pick<ThreadMemory, 'sourceFiles' | 'moduleFinds'>

/** Without `later`, everything is done at once. */
export function createThreadMemory(later: ThreadMemory['later'] = (work) => work()): ThreadMemory {
  return { sourceFiles: createSourceFiles(), moduleFinds: createSharedFinds(later), storedFiles: new Map(), later }
}
