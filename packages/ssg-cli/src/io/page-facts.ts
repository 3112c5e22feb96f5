// What the last build found out about each page, so that a page which comes out the same need not be resolved again.
import type { FactsCache, PageFacts } from '@docgen/model'
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
      const { values } = opened.record
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
    },
    isDamaged: () => opened?.record.isDamaged ?? false,
    save: () => opened?.record.save(asked),
  }
}
