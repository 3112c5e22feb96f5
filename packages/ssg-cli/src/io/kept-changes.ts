// What packages have changed since their newest releases, kept between builds.
import type { UnreleasedChanges } from '../history/with-history.ts'
import { hashOf } from '../pipeline/hash.ts'
import { identifyDocgen } from './own-packages.ts'
import { readStored, writeStored } from './stored.ts'

interface KeptChanges {
  readonly changes: UnreleasedChanges
  readonly damagedFile?: string | undefined
}

/** `key` names what `make` reads, and not the code that does. Nothing is kept without a file or a key. */
export async function keepApiChanges(
  file: string | undefined,
  key: string | undefined,
  make: () => UnreleasedChanges,
): Promise<KeptChanges> {
  if (file === undefined || key === undefined) return { changes: make() }
  const whole = hashOf(JSON.stringify([await identifyDocgen(), key]))
  const stored = readStored(file, whole)
  // As it was written below.
  if (stored !== undefined && stored !== 'damaged') return { changes: stored.value as UnreleasedChanges }
  const changes = make()
  writeStored(file, whole, { value: changes, files: [] })
  return { changes, ...(stored === 'damaged' && { damagedFile: file }) }
}
