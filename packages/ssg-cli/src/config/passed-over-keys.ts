import { isRecord } from '@docgen/model'
import type { Path } from './words.ts'

const passedOver: ReadonlySet<string> = new Set(['constructor', 'prototype', '__proto__'])

/**
 * Paths of the keys that the schemas have passed over without a word, since assigning to such a property could change an object: `constructor`,
 * `prototype`, `__proto__`. `taken` is what the schemas made of `given`.
 */
export function passedOverKeys(given: unknown, taken: unknown, path: Path = []): readonly Path[] {
  if (given === taken) return []
  if (Array.isArray(given) && Array.isArray(taken))
    return given.flatMap((item: unknown, index) => passedOverKeys(item, taken[index], [...path, index]))
  if (!isRecord(given) || !isRecord(taken)) return []
  return Object.keys(given).flatMap((key) => {
    const inner = [...path, key]
    if (Object.hasOwn(taken, key)) return passedOverKeys(given[key], taken[key], inner)
    return passedOver.has(key) ? [inner] : []
  })
}
