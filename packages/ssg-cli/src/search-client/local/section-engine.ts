import type { Query } from '../../search/query.ts'

/** Finds sections by words. lunr's index and our own stand behind it. */
export interface SectionEngine {
  /** Numbers of sections with a score above 0, at most about 1, in no order. */
  readonly find: (query: Query) => Promise<ReadonlyMap<number, number>>
}
