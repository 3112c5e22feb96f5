// What was found out about each page, by the last build or since the last edit, so that a page which comes out the same need not be resolved again.
import type { CompiledPage, FactsCache, PageFacts, SurfaceKeys } from '@docgen/model'
import { surfaceKeysOf } from '../common/surface-keys.ts'
import { hashOf } from '../pipeline/hash.ts'
import { openRecord, type StoredRecord } from './stored-record.ts'

/** By path. `own` names what only this page depends on. */
interface KnownPage {
  readonly own: string
  readonly facts: Partial<PageFacts>
}

interface KnownFacts {
  /** The file is read when this is first called. */
  readonly recallIn: FactsCache['recallIn']
  readonly isDamaged: () => boolean
  /** Stores what was asked of the pages, and forgets all others. */
  readonly save: () => void
}

/** It rises with every change of what is stored. */
const factsKey = 'facts 3'

/** `file` is an absolute path. */
export function openPageFacts(file: string): KnownFacts {
  let opened: { readonly shape: string; readonly record: StoredRecord<KnownPage> } | undefined
  const asked = new Map<string, KnownPage>()
  return {
    recallIn: (shape) => {
      // Of another shape all may have changed.
      if (opened?.shape !== shape) opened = { shape, record: openRecord(file, `${factsKey} ${shape}`) }
      return recallFrom(opened.record.values, asked)
    },
    isDamaged: () => opened?.record.isDamaged ?? false,
    save: () => opened?.record.save(asked),
  }
}

/** For an author at work: kept from one edit to the next, in memory. */
export function createMemoryFacts(): FactsCache {
  const keys = new WeakMap<CompiledPage, SurfaceKeys>()
  let known: { readonly shape: string; readonly pages: Map<string, KnownPage> } | undefined
  return {
    surfaceKeysOf: (page) => {
      const found = keys.get(page) ?? surfaceKeysOf(page, hashOf)
      keys.set(page, found)
      return found
    },
    recallIn: (shape) => {
      if (known?.shape !== shape) known = { shape, pages: new Map() }
      return recallFrom(known.pages, known.pages)
    },
  }
}

/** What is made of a page is added to `asked`. */
function recallFrom(values: ReadonlyMap<string, KnownPage>, asked: Map<string, KnownPage>): ReturnType<FactsCache['recallIn']> {
  return (path, own) => {
    const stored = values.get(path)
    let known = stored?.own === own ? stored : { own, facts: {} }
    asked.set(path, known)
    return (name, make) => {
      const fact = known.facts[name]
      if (fact !== undefined) return fact
      const made = make()
      // A stored value is never changed in place.
      known = { own, facts: { ...known.facts, [name]: made } }
      asked.set(path, known)
      return made
    }
  }
}
