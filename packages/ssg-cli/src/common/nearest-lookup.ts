import { nearestIndexOf, type NearestIndex } from '@docgen/model'

/** Of a list itself, of a set, or of the keys of a map. */
export type Names = readonly string[] | ReadonlySet<string> | ReadonlyMap<string, unknown>

export type NearestLookup = (names: Names) => NearestIndex

/** Remembers an index of each list, set or map that it is asked about, which must not change meanwhile. */
export function createNearestLookup(): NearestLookup {
  const indexes = new WeakMap<Names, NearestIndex>()
  return (names) => {
    const index = indexes.get(names) ?? nearestIndexOf('has' in names ? names.keys() : names)
    indexes.set(names, index)
    return index
  }
}
