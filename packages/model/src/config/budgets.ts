/** What a page may cost its reader at the most: bytes after gzip, or a number of requests. What is absent is not looked at. */
export interface Budgets {
  /** The scripts that a page names, with what they import at once. */
  readonly script?: number
  /** All scripts of the site, loaded later on or not; no page loads more. The search worker, which runs beside the page, is none of them. */
  readonly scripts?: number
  readonly styles?: number
  /** The HTML of each page. */
  readonly html?: number
  /** Those that the first paint waits for: the page, its styles and `script`. */
  readonly requests?: number
}

export type BudgetName = keyof Budgets

/** Bytes after gzip by path in the output: those of pages, styles and scripts. */
export type OutputSizes = ReadonlyMap<string, number>
