import { fullWeight } from './page-text.ts'
import { eachNumber } from './packed-numbers.ts'

/** Pairs of packed numbers: the distance to the section before, and the weight. `weight` is up to 1. */
export function unpackPostings(packed: string, visit: (section: number, weight: number) => void): void {
  let section = 0
  let isDistance = true
  eachNumber(packed, (value) => {
    if (isDistance) section += value
    else visit(section, value / fullWeight)
    isDistance = !isDistance
  })
}
