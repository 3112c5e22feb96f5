/**
 * The candidate that `word` was most likely meant to be, or `undefined` when none is near: at most a third of its letters differ
 * (Damerau-Levenshtein), case counting half. Ties go to the first. `significant` is the part of the word that the third is of.
 */
export function findNearest(word: string, candidates: Iterable<string>, significant = word): string | undefined {
  let best: string | undefined
  let bestDistance = Math.max(1, Math.floor(significant.length / 3)) + 0.5
  const lower = word.toLowerCase()
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue
    // Of two that are as near, a word that was cut short is the likelier slip.
    const isPrefix = candidate.toLowerCase().startsWith(lower)
    const distance = distanceOf(lower, candidate.toLowerCase(), bestDistance) + (candidate === word ? 0 : isPrefix ? 0.2 : 0.25)
    if (distance < bestDistance) {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}

/** Edits from `a` to `b`, or a number of at least `limit` as soon as it cannot be less. */
function distanceOf(a: string, b: string, limit: number): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      let cost = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1))
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1)
      }
      current.push(cost)
      least = Math.min(least, cost)
    }
    if (least >= limit) return limit
    beforeLast = last
    last = current
  }
  return last[b.length] ?? limit
}

/** The same for paths: what they have in common makes them no more alike, so that only the last segment's letters count. */
export function findNearestPath(path: string, candidates: Iterable<string>): string | undefined {
  const last = path.replace(/\/$/, '').split('/').at(-1) ?? ''
  const name = last.replace(/\.\w+$/, '')
  if (name.length > 1) return findNearest(path, candidates, name)
  // Every letter is one slip away from every other.
  return [...candidates].find((candidate) => candidate.toLowerCase() === path.toLowerCase())
}
