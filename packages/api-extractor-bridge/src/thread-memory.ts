import type { StoredFile } from './stored-payload.ts'

/** What the tasks of a thread share: how they store what they have found. */
export interface StoringMemory {
  /** Hashes of what has been stored, by absolute path. */
  readonly storedFiles: Map<string, StoredFile>
  /** Does what nobody waits for. */
  readonly later: (work: () => void) => void
  /** Whether something more urgent waits. */
  readonly isInterrupted: () => boolean
}

/** Without `later`, everything is done at once. */
export function createStoringMemory({
  later = (work) => work(),
  isInterrupted = () => false,
}: Partial<Pick<StoringMemory, 'later' | 'isInterrupted'>> = {}): StoringMemory {
  return { storedFiles: new Map(), later, isInterrupted }
}
