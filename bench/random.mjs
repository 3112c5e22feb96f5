import { createHash } from 'node:crypto'
import { words } from './words.mjs'

/** Numbers that look random and depend on `seed` alone: a stream of hashes, so that one page's do not depend on another's. */
export function createRandom(seed) {
  let bytes = Buffer.alloc(0)
  let block = 0
  const next = () => {
    if (bytes.length < 4) bytes = createHash('sha512').update(`${seed} ${block++}`).digest()
    const value = bytes.readUInt32LE(0)
    bytes = bytes.subarray(4)
    return value / 2 ** 32
  }
  const below = (limit) => Math.floor(next() * limit)
  const pick = (list) => list[below(list.length)]
  return {
    pick,
    /** Both ends included. */
    between: (low, high) => low + below(high - low + 1),
    /** Words near the beginning of the list come often, as in a language. */
    word: () => words[Math.floor(words.length * next() ** 2.5)],
  }
}
