import { createHash } from 'node:crypto'
import type { ApiEntry } from '@docgen/model'
import { writeStored } from './cache.ts'
import { collectGarbage } from './collect-garbage.ts'
import type { Extract, Extraction, SummedExtraction } from './extraction.ts'
import { runTypedoc } from './run-typedoc.ts'
import { createSourceFiles } from './source-files.ts'
import { createStoringMemory } from './thread-memory.ts'

/**
 * Extracts in this thread, each time quicker where little has changed since. Loads TypeScript and TypeDoc, so nothing that the main
 * module imports may import it.
 */
export function createExtract({ storedFiles, later } = createStoringMemory()): Extract {
  const sourceFiles = createSourceFiles()
  // Somebody waits at an editor for the later ones. What they leave is freed once they have answered: see `worker.ts`.
  let collect = collectGarbage
  return async (request, store) => {
    const { extraction: found, program, isWhole } = await runTypedoc(request, sourceFiles, collect)
    const isCurrent = sourceFiles.currencyOf(program)
    const made = asStored(found)
    collect = () => {}
    later(() => {
      // What was made of another text of a file may not be remembered as made of this one.
      if (store && isWhole && isCurrent()) writeStored({ ...store, root: request.root }, made, storedFiles)
    })
    return made
  }
}

/**
 * As the cache will return it: entries are compared as texts, and a key whose value is `undefined` would stand in the one and not in the other,
 * or elsewhere once it has a value. Entry by entry, since the text of a large family takes as much memory as the entries do.
 */
function asStored({ entries, unexported, files, awaited, ...rest }: Extraction): SummedExtraction {
  const hash = createHash('sha256')
  const asRead = <Value>(value: Value): Value => {
    const text = JSON.stringify(value)
    hash.update(text)
    // Plain data, and so of the same shape when it is read back.
    return JSON.parse(text) as Value
  }
  const lists = ([name, list]: readonly [string, readonly ApiEntry[]]) => [asRead(name), list.map(asRead)] as const
  const recordOf = (record: Extraction['entries']) => {
    // Marks where the one record ends.
    hash.update('\n')
    return Object.fromEntries(Object.entries(record).map(lists))
  }
  const extraction = {
    entries: recordOf(entries),
    unexported: recordOf(unexported),
    ...asRead(rest),
    files,
    awaited,
  }
  return { extraction, sum: hash.digest('base64') }
}
