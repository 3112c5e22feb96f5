import { readStored } from './cache.ts'
import type { ExtractionStore, ExtractRequest, GivenExtraction, HeldFile, StoredState } from './extraction.ts'
import { packageOfFile, slashed } from './package-of-file.ts'
import { readText, versionOf } from './read-file.ts'

/**
 * Reads files that will be parsed later: what an edit has changed can only be told from what was there before. Needs no TypeScript, which takes
 * longer to load than all of this.
 */
export function storedStateOf({ root, packages }: ExtractRequest, store: ExtractionStore | undefined): StoredState | undefined {
  const read = (): GivenExtraction | undefined => {
    const stored = store && readStored(store.file, store.key, root)
    return stored === 'damaged' ? undefined : stored
  }
  const extraction = read()
  if (!extraction) return undefined
  const held = new Map(
    extraction.files.flatMap((file) => {
      const found = packageOfFile(packages, file) && heldFile(file)
      return found ? [[slashed(file), found] as const] : []
    }),
  )
  // What was edited while the files were read is not what the extraction was made of.
  return read()?.sum === extraction.sum ? { extraction, held } : undefined
}

function heldFile(file: string): HeldFile | undefined {
  const version = versionOf(file)
  const text = readText(file)
  return version === undefined || text === undefined ? undefined : { text, version }
}
