/** Of longer lists only what both begin and end with is compared. */
const mostCompared = 250_000

/** Pairs of indexes of what is equal in both lists, as many as can be had in the order of both. */
export function pairsInOrder(first: readonly string[], second: readonly string[]): readonly (readonly [number, number])[] {
  const shorter = Math.min(first.length, second.length)
  let start = 0
  while (start < shorter && first[start] === second[start]) start++
  let end = 0
  while (end < shorter - start && first.at(-1 - end) === second.at(-1 - end)) end++
  const between = longestOf(first.slice(start, first.length - end), second.slice(start, second.length - end))
  return [
    ...Array.from({ length: start }, (_, index) => [index, index] as const),
    ...between.map(([a, b]) => [a + start, b + start] as const),
    ...Array.from({ length: end }, (_, index) => [first.length - end + index, second.length - end + index] as const),
  ]
}

/** The longest common subsequence. */
function longestOf(first: readonly string[], second: readonly string[]): readonly (readonly [number, number])[] {
  if (first.length * second.length > mostCompared) return []
  const width = second.length + 1
  // How many pairs there are from two indexes on.
  const counts = new Uint32Array((first.length + 1) * width)
  const countAt = (a: number, b: number): number => counts[a * width + b] ?? 0
  for (let a = first.length - 1; a >= 0; a--) {
    for (let b = second.length - 1; b >= 0; b--) {
      counts[a * width + b] = first[a] === second[b] ? countAt(a + 1, b + 1) + 1 : Math.max(countAt(a + 1, b), countAt(a, b + 1))
    }
  }
  const pairs: (readonly [number, number])[] = []
  for (let a = 0, b = 0; a < first.length && b < second.length;) {
    if (first[a] === second[b]) pairs.push([a++, b++])
    else if (countAt(a + 1, b) >= countAt(a, b + 1)) a++
    else b++
  }
  return pairs
}
