/** What is wrong with a diagram, or what is left out of its drawing. */
export interface Problem {
  /** Of the lines of the fence, the first of which is 0. */
  readonly line: number
  /** Within that line, from 0. */
  readonly column: number
  /** One sentence, and one that says what to write. */
  readonly message: string
  /** Whether the diagram is shown as code, because its drawing would not say what the author wrote. */
  readonly isFatal: boolean
}

/** Where a text of the diagram begins. */
export type Place = Pick<Problem, 'line' | 'column'>
