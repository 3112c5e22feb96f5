/** The candidate that differs from `word` in the fewest letters, at most a third of them; `undefined` when none is that near. */
export function findNearest(word: string, candidates: Iterable<string>): string | undefined {
  let nearest: string | undefined
  let least = Math.max(1, Math.floor(word.length / 3)) + 1
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= least) continue
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase())
    if (distance >= least) continue
    nearest = candidate
    least = distance
  }
  return nearest
}

/** Letters to insert, delete or replace. */
function editDistance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const replaced = at(above, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1)
      current.push(Math.min(replaced, at(above, column) + 1, at(current, column - 1) + 1))
    }
    above = current
  }
  return at(above, b.length)
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? 0
}
