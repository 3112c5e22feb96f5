export declare class Grid {
  constructor(rows: readonly Row[])
  append(row: Row, isHeader: boolean): void
}

/** What a grid is made of. */
export interface Row {
  /** From left to right. */
  readonly cells: readonly string[]
}
