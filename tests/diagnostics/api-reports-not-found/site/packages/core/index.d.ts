export declare class Grid {
  constructor(rows: readonly Row[])
  /** Adds a row at the end. */
  append(row: Row): void
  remove(index: number): Row | undefined
}

/** What a grid is made of. */
export interface Row {
  /** From left to right. */
  readonly cells: readonly string[]
}
