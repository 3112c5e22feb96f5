/** Bytes after gzip, and requests before the first paint. */
export interface Sizes {
  readonly html: number
  readonly styles: number
  readonly beforeIdle: number
  readonly allScripts: number
  readonly searchDialog: number
  readonly searchWorker: number
  readonly requests: number
  /** Not compressed again. */
  readonly typeface: number
}

export function measureSizes(output: string, page: string, base?: string): Sizes
export function longestPageOf(output: string): string
export const budgets: Readonly<Sizes & { htmlOfLargeSite: number }>
