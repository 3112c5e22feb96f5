export interface ReadingPlace {
  readonly x: number
  readonly y: number
  /** Index of the focused element among all that can have the focus; -1 for none. */
  readonly focus: number
}

/** By the key of the entry of the history; the one that was left last is the last. */
export type PlaceMemory = Map<string, ReadingPlace>

const keptPlaces = 50

/** Remembers one more place, and forgets the one that was left longest ago where there are too many. */
export function keepPlace(places: PlaceMemory, key: string, place: ReadingPlace): void {
  places.delete(key)
  places.set(key, place)
  const [oldest] = places.keys()
  if (places.size > keptPlaces && oldest !== undefined) places.delete(oldest)
}

/** Throws when the text is none that `JSON.stringify([...places])` made. */
export function parsePlaces(text: string | null): PlaceMemory {
  // Written by the runtime; for whoever else did, going back scrolls to the top.
  return new Map(JSON.parse(text ?? '[]') as [string, ReadingPlace][])
}
