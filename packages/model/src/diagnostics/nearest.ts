/** Names among which many words are looked up. `except` is a name that is no answer. */
export interface NearestIndex {
  /**
   * The name that `word` was surely meant to be, or `undefined`: a wrong hint costs more than none. It differs by case or separators alone, or by
   * one letter in five (Damerau-Levenshtein) and not in the first; another number is another thing; of two that are as near neither is sure.
   * A word that is one of the names is no slip: whatever is wrong with it, to write it again does not help.
   */
  readonly find: (word: string, except?: string) => string | undefined
  /** The same for paths: what they have in common makes them no more alike, so that only the last segment's letters count. */
  readonly findPath: (path: string, except?: string) => string | undefined
}

/** See `NearestIndex.find`. */
export function findNearest(word: string, candidates: Iterable<string>): string | undefined {
  return nearestIndexOf(candidates).find(word)
}

/** A word is compared with the few names that could be near: with the same digits, the same beginning, about as long, and of about the same letters. */
export function nearestIndexOf(names: Iterable<string>): NearestIndex {
  const index = indexOf(names)
  const known = new Map<string, string | undefined>()
  const find = (word: string, significant: string, except: string | undefined): string | undefined => {
    const key = JSON.stringify([word, except])
    if (!known.has(key)) known.set(key, nearestOf(word, significant, index, except))
    return known.get(key)
  }
  return {
    find: (word, except) => (isOneOf(word, index) ? undefined : find(word, word, except)),
    findPath: (path, except) => find(path, lastNameOf(path).replace(/\.\w+$/, ''), except),
  }
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

interface Indexed {
  readonly name: string
  readonly letters: number
}

interface Index {
  readonly byPlain: ReadonlyMap<string, ReadonlySet<string>>
  /** By digits, the letter that the last segment begins with, and length. */
  readonly byShape: ReadonlyMap<string, readonly Indexed[]>
}

function indexOf(names: Iterable<string>): Index {
  const byPlain = new Map<string, Set<string>>()
  const byShape = new Map<string, Indexed[]>()
  for (const name of names) {
    const plain = plainOf(name)
    const alike = byPlain.get(plain)
    if (alike?.has(name)) continue
    if (alike) alike.add(name)
    else byPlain.set(plain, new Set([name]))
    const [first] = lastNameOf(name).toLowerCase()
    const shape = shapeOf(digitsOf(name), first, name.length)
    const indexed = { name, letters: letterSetOf(name) }
    const sameShape = byShape.get(shape)
    if (sameShape) sameShape.push(indexed)
    else byShape.set(shape, [indexed])
  }
  return { byPlain, byShape }
}

function isOneOf(name: string, { byPlain }: Index): boolean {
  return byPlain.get(plainOf(name))?.has(name) === true
}

function shapeOf(digits: string, first: string | undefined, length: number): string {
  return `${digits}\0${first}\0${length}`
}

function nearestOf(word: string, significant: string, index: Index, except: string | undefined): string | undefined {
  const same = [...(index.byPlain.get(plainOf(word)) ?? [])].filter((name) => name !== except)
  if (same.length > 0) return same.length === 1 ? same[0] : undefined
  let best: string | undefined
  let bestDistance = allowedEdits(significant.length) + 0.5
  let isSure = true
  const letters = letterSetOf(word)
  for (const candidate of possibleFor(word, Math.floor(bestDistance), index)) {
    // One edit takes a letter away and brings another.
    if (candidate.name === except || bitsOf(candidate.letters ^ letters) > 2 * bestDistance) continue
    const distance = slipOf(word, candidate.name, significant, bestDistance)
    if (distance > bestDistance) continue
    isSure = distance < bestDistance
    if (distance < bestDistance) best = candidate.name
    bestDistance = distance
  }
  return isSure ? best : undefined
}

function* possibleFor(word: string, edits: number, { byShape }: Index): Iterable<Indexed> {
  const digits = digitsOf(word)
  const [first, second] = lastNameOf(word).toLowerCase()
  for (let length = word.length - edits; length <= word.length + edits; length++) {
    yield* byShape.get(shapeOf(digits, first, length)) ?? []
    if (second !== first) yield* byShape.get(shapeOf(digits, second, length)) ?? []
  }
}

/** Which letters a name has, as bits; some share one. */
function letterSetOf(name: string): number {
  let letters = 0
  for (const letter of name.toLowerCase()) letters |= 1 << (letter.charCodeAt(0) & 31)
  return letters
}

function bitsOf(value: number): number {
  let count = 0
  for (let rest = value; rest !== 0; rest &= rest - 1) count++
  return count
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
