import { fullWeight } from './page-text.ts'
import { unpackNumbers } from './packed-numbers.ts'

export interface Posting {
  readonly section: number
  /** Up to 1. */
  readonly weight: number
}

/** Pairs of packed numbers: the distance to the section before, and the weight. */
export function unpackPostings(packed: string, visit: (posting: Posting) => void): void {
  const numbers = unpackNumbers(packed)
  let section = 0
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    section += numbers[index] ?? 0
    visit({ section, weight: (numbers[index + 1] ?? 0) / fullWeight })
  }
}
