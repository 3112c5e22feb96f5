/** A term of the query, with the sections that hold it. */
export interface FoundTerm {
  /** From 1, a word as typed, down for parts of an identifier. */
  readonly weight: number
  /** By section, up to 1. */
  readonly shares: ReadonlyMap<number, number>
}

/** What holds all of the terms goes before what holds one of them often; rare terms tell most. */
export function mergeTerms(terms: readonly FoundTerm[]): ReadonlyMap<number, number> {
  const sums = new Map<number, { score: number; covered: number }>()
  let whole = 0
  for (const { weight, shares } of terms) {
    const importance = weight * Math.log(1 + 1000 / (shares.size + 1))
    whole += importance
    for (const [section, share] of shares) {
      const sum = sums.get(section) ?? { score: 0, covered: 0 }
      sum.score += importance * share
      sum.covered += importance
      sums.set(section, sum)
    }
  }
  return new Map([...sums].map(([section, { score, covered }]) => [section, (score / whole) * (covered / whole)]))
}
