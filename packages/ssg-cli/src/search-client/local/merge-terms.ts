import type { SectionScores } from './section-engine.ts'

/** A term of the query, with the sections that hold it. */
export interface FoundTerm {
  /** From 1, a word as typed, down for parts of an identifier. */
  readonly weight: number
  /** By section, up to 1. */
  readonly shares: ReadonlyMap<number, number>
}

/** What holds all of the terms goes before what holds one of them often; rare terms tell most. */
export function mergeTerms(terms: readonly FoundTerm[], total: number): SectionScores {
  const scores = new Float64Array(total)
  const covered = new Float64Array(total)
  let whole = 0
  for (const { weight, shares } of terms) {
    const importance = weight * Math.log(1 + 1000 / (shares.size + 1))
    whole += importance
    for (const [section, share] of shares) {
      scores[section] = (scores[section] ?? 0) + importance * share
      covered[section] = (covered[section] ?? 0) + importance
    }
  }
  return scores.map((score, section) => (score / whole) * ((covered[section] ?? 0) / whole))
}
