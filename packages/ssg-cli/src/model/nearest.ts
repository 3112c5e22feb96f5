/**
 * The candidate that `word` was surely meant to be, or `undefined`: a wrong hint costs more than none. It differs by case or separators alone, or by
 * one letter in five (Damerau-Levenshtein) and not in the first; another number is another thing; of two that are as near neither is sure.
 */
export function findNearest(word: string, candidates: Iterable<string>): string | undefined {
  return nearestOf(word, candidates, word)
}

/** The same for paths: what they have in common makes them no more alike, so that only the last segment's letters count. */
export function findNearestPath(path: string, candidates: Iterable<string>): string | undefined {
  return nearestOf(path, candidates, lastNameOf(path).replace(/\.\w+$/, ''))
}

/** The candidate that is most like `word`, sure or not: at most a third of its letters differ. For searches; ties go to the first. */
export function findSimilar(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined
  let bestDistance = Math.max(1, Math.floor(word.length / 3)) + 0.5
  for (const candidate of candidates) {
    const distance = weightOf(word, candidate, bestDistance)
    if (distance >= bestDistance) continue
    best = candidate
    bestDistance = distance
  }
  return best
}

function nearestOf(word: string, candidates: Iterable<string>, significant: string): string | undefined {
  const plain = plainOf(word)
  let best: string | undefined
  let bestDistance = allowedEdits(significant.length) + 0.5
  let isSure = true
  for (const candidate of candidates) {
    const distance = plainOf(candidate) === plain ? 0 : slipOf(word, candidate, significant, bestDistance)
    if (distance > bestDistance) continue
    isSure = distance < bestDistance || candidate === best
    if (distance < bestDistance) best = candidate
    bestDistance = distance
  }
  return isSure ? best : undefined
}

function allowedEdits(length: number): number {
  return length < 3 ? 0 : Math.max(1, Math.floor((length + 1) / 5))
}

/** Without what people confuse: case and separators. */
function plainOf(word: string): string {
  return word.toLowerCase().replace(/[-_ ]/g, '')
}

/** Edits, or `Infinity` for what is no slip of the same word. */
function slipOf(word: string, candidate: string, significant: string, limit: number): number {
  const longer = candidate.length - word.length
  if (Math.abs(longer) > limit || digitsOf(word) !== digitsOf(candidate)) return Infinity
  if (!beginsAlike(lastNameOf(word), lastNameOf(candidate))) return Infinity
  // Of three letters each is a third of the meaning: one was forgotten, or two were swapped.
  if (significant.length === 3 && longer !== 1 && lettersOf(word) !== lettersOf(candidate)) return Infinity
  return weightOf(word, candidate, limit + 0.1)
}

function lastNameOf(path: string): string {
  return path.replace(/\/$/, '').split('/').at(-1) ?? ''
}

function digitsOf(word: string): string {
  return word.replace(/\D+/g, ' ').trim()
}

function lettersOf(word: string): string {
  return [...word.toLowerCase()].sort().join('')
}

/** Nearly no slip is in the first letter, but many words differ there: `get` and `set`. */
function beginsAlike(a: string, b: string): boolean {
  const [first, second] = a.toLowerCase()
  const [otherFirst, otherSecond] = b.toLowerCase()
  return first === otherFirst || (first === otherSecond && second === otherFirst)
}

/** Edits, and a little for case. Of two that are as near, a word that was cut short is the likelier slip. */
function weightOf(word: string, candidate: string, limit: number): number {
  if (Math.abs(candidate.length - word.length) >= limit) return Infinity
  const [a, b] = [word.toLowerCase(), candidate.toLowerCase()]
  return distanceOf(a, b, limit) + (candidate === word ? 0 : b.startsWith(a) ? 0.2 : 0.25)
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
