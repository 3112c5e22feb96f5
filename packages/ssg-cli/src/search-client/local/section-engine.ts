import type { Query } from '../../search/query.ts'

/** By number of section, up to about 1; 0 for what was not found. */
export type SectionScores = Float64Array

/** Finds sections by words. lunr's index, Pagefind's and our own stand behind it. */
export interface SectionEngine {
  readonly find: (query: Query) => Promise<SectionScores>
}
