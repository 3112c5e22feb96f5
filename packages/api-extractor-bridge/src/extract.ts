import { createHash } from 'node:crypto'
import type { ApiEntry } from '@docgen/model'
import { cacheKeyOf, writeStored } from './cache.ts'
import { collectGarbage } from './collect-garbage.ts'
import { createApiProgram } from './create-program.ts'
import { editedExtraction } from './edits/edited-extraction.ts'
import { editedPackageOf } from './edits/edited-package.ts'
import type {
  DocumentedPackage,
  Extract,
  Extraction,
  ExtractionStore,
  ExtractRequest,
  PrepareExtraction,
  SummedExtraction,
} from './extraction.ts'
import { runTypedoc } from './run-typedoc.ts'
import { createSourceFiles } from './source-files.ts'
import { storedStateOf } from './stored-state.ts'
import { createStoringMemory } from './thread-memory.ts'

interface Extractor {
  readonly extract: Extract
  readonly prepare: PrepareExtraction
}

/** What was answered last. */
interface Latest {
  /** Of its request; see `cacheKeyOf`. */
  readonly key: string
  readonly answer: SummedExtraction
  /** The edited package, if it was read alone for that. */
  readonly edited?: EditedAlone | undefined
}

interface EditedAlone {
  readonly name: string
  readonly extraction: Extraction
}

/**
 * Extracts in this thread, each time quicker where little has changed since. Loads TypeScript and TypeDoc, so nothing that the main
 * module imports may import it.
 */
export function createExtractor({ storedFiles, later, isInterrupted } = createStoringMemory()): Extractor {
  const sourceFiles = createSourceFiles()
  let latest: Latest | undefined
  // Somebody waits at an editor for the later ones. What they leave is freed once they have answered: see `worker.ts`.
  let collect = collectGarbage

  const extractAll = async (
    request: ExtractRequest,
    store: ExtractionStore | undefined,
    made = createApiProgram(request.packages, sourceFiles),
    checkpoint?: () => void,
  ): Promise<SummedExtraction> => {
    const { extraction: found, isWhole } = await runTypedoc(request, made, { collect, checkpoint })
    const isCurrent = sourceFiles.currencyOf(made.program)
    const answer = asStored(found)
    collect = () => {}
    later(() => {
      // What was made of another text of a file may not be remembered as made of this one.
      if (store && isWhole && isCurrent()) writeStored({ ...store, root: request.root }, answer, storedFiles)
    })
    return answer
  }
  const extractEdited = async (request: ExtractRequest, only: DocumentedPackage, known: Latest): Promise<Latest> => {
    const before =
      known.edited?.name === only.name
        ? known.edited.extraction
        : plain((await runTypedoc(request, createApiProgram(request.packages, sourceFiles.asRead()), { only })).extraction)
    const extraction = plain((await runTypedoc(request, createApiProgram(request.packages, sourceFiles), { only })).extraction)
    const answer = asStored(editedExtraction(known.answer.extraction, before, extraction))
    return { ...known, answer: { ...answer, isPreliminary: true }, edited: { name: only.name, extraction } }
  }
  /** What an edit has left to be read. The answer stays as it was if another edit comes meanwhile. */
  const extractRest = async (request: ExtractRequest, store: ExtractionStore | undefined, known: Latest): Promise<Latest> => {
    // Another program, since the order of a union follows from what was asked of its types before. What has changed meanwhile is for the next
    // request, which would not see it if it were read now and this was interrupted.
    const made = createApiProgram(request.packages, sourceFiles.asRead())
    try {
      const answer = await extractAll(request, store, made, () => {
        if (isInterrupted()) throw new Interrupted()
      })
      return { ...known, answer }
    } catch (error) {
      if (error instanceof Interrupted) return known
      throw error
    }
  }
  const nextOf = async (
    request: ExtractRequest,
    store: ExtractionStore | undefined,
    mayBePreliminary: boolean,
  ): Promise<Latest> => {
    const key = cacheKeyOf(request)
    const known = latest?.key === key ? latest : undefined
    const changed = known ? sourceFiles.changed() : []
    const only = editedPackageOf(request.packages, changed)
    if (known && only && mayBePreliminary) return extractEdited(request, only, known)
    if (known?.answer.isPreliminary && changed.length === 0) return mayBePreliminary ? known : extractRest(request, store, known)
    return { key, answer: await extractAll(request, store) }
  }
  return {
    extract: async (request, store, mayBePreliminary = false) => {
      const next = await nextOf(request, store, mayBePreliminary)
      // A build asks once, and needs the memory.
      latest = mayBePreliminary || latest ? next : undefined
      return next.answer
    },
    prepare: async (request, store, stored = storedStateOf(request, store)) => {
      const key = cacheKeyOf(request)
      // An edit came before this. It is asked for next, and has all read.
      if (store && !stored) return
      if (!stored || request.packages.length < 2) {
        latest = { key, answer: await extractAll(request, undefined) }
        return
      }
      // Has it bind the names of all files.
      createApiProgram(request.packages, sourceFiles.withHeld(stored.held)).program.getTypeChecker()
      latest = { key, answer: { extraction: stored.extraction.read(), sum: stored.extraction.sum } }
    },
  }
}

/** Ends an extraction that came after an edit, since another edit is to be shown first. */
class Interrupted extends Error {}

/** As JSON holds it. */
function plain(extraction: Extraction): Extraction {
  return JSON.parse(JSON.stringify(extraction)) as Extraction // Plain data, and so of the same shape when it is read back.
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
