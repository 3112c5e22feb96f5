export interface CorpusInput {
  readonly pages: number
  /** Absolute path; emptied first. */
  readonly out: string
  readonly flavour?: 'markdown' | 'hugo'
}

/** Paths of the pages that were written. */
export function writeCorpus(input: CorpusInput): readonly string[]
