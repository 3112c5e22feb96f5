import type { Cell } from '@acme/table'

/** What a grid is made of. */
export interface Row {
  /** From left to right. */
  readonly cells: readonly Cell[]
}
