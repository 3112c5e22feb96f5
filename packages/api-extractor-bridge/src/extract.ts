import type { ApiEntry } from '@docgen/model'
import { writeStored } from './cache.ts'
import { collectGarbage } from './collect-garbage.ts'
import type { Extract, Extraction } from './extraction.ts'
import { runTypedoc } from './run-typedoc.ts'
import { createSourceFiles } from './source-files.ts'
import { createStoringMemory } from './thread-memory.ts'

/**
 * Extracts in this thread, each time quicker where little has changed since. Loads TypeScript and TypeDoc, so nothing that the main
 * module imports may import it.
 */
export function createExtract({ storedFiles, later } = createStoringMemory()): Extract {
  const sourceFiles = createSourceFiles()
  return async (request, store) => {
    const { extraction: found, program, isWhole } = await runTypedoc(request, sourceFiles)
    const isCurrent = sourceFiles.currencyOf(program)
    const extraction = asStored(found)
    collectGarbage()
    later(() => {
      // What was made of another text of a file may not be remembered as made of this one.
      if (store && isWhole && isCurrent()) writeStored({ ...store, root: request.root }, extraction, storedFiles)
    })
    return extraction
  }
}

/**
 * As the cache will return it: entries are compared as texts, and a key whose value is `undefined` would stand in the one and not in the other,
 * or elsewhere once it has a value. Entry by entry, since the text of a large family takes as much memory as the entries do.
 */
function asStored({ entries, unexported, ...rest }: Extraction): Extraction {
  const lists = ([name, list]: readonly [string, readonly ApiEntry[]]) => [name, list.map(asRead)] as const
  return {
    entries: Object.fromEntries(Object.entries(entries).map(lists)),
    unexported: Object.fromEntries(Object.entries(unexported).map(lists)),
    ...asRead(rest),
  }
}

/** Plain data, and so of the same shape when it is read back. */
function asRead<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value
}
