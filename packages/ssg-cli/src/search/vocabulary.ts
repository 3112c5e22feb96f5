// The words that the rules of a language have met, and what their terms count for on the page that is being read.

/** A term on a page: its packed pairs, the last section in them, and what it counts for in the section that is being read. */
export interface Posting {
  readonly term: string
  packed: string
  last: number
  count: number
  /** Number of the page that the others are about. */
  page: number
}

/** What the rules of a language have met so far. */
export interface Vocabulary {
  /** Ends the page before. The terms of this one are added to the list in the order in which they are first met. */
  readonly openPage: () => readonly Posting[]
  /** Adds `weight` to each term in `text` from `from` to `to`, and those that had no count to `found`. Returns how many terms were met. */
  readonly count: (text: string, from: number, to: number, weight: number, found: Posting[]) => number
}
