import { expect, test } from 'vitest'
import { keepPlace, parsePlaces, type PlaceMemory } from './place-memory.ts'

const placeAt = (y: number) => ({ x: 0, y, focus: -1 })
const memoryOf = (count: number): PlaceMemory =>
  new Map(Array.from({ length: count }, (_, index) => [`${index}`, placeAt(index)]))

test.each([
  ['a new place is the last', 3, 'new', ['0', '1', '2', 'new']],
  ['a place that is left again moves to the end', 3, '0', ['1', '2', '0']],
  ['the first place of all', 0, 'new', ['new']],
])('%s', (_, count, key, keys) => {
  const places = memoryOf(count)
  keepPlace(places, key, placeAt(700))
  expect([...places.keys()]).toEqual(keys)
  expect(places.get(key)).toEqual(placeAt(700))
})

test.each([
  ['a fifty-first place takes that of the oldest', 'new', '1', 'new'],
  ['one of fifty that is left again takes none', '0', '1', '0'],
])('%s', (_, key, first, last) => {
  const places = memoryOf(50)
  keepPlace(places, key, placeAt(700))
  expect([places.size, [...places.keys()][0], [...places.keys()].at(-1)]).toEqual([50, first, last])
})

test('places are the same, and in the same order, after the page was loaded again', () => {
  const places = memoryOf(3)
  keepPlace(places, '1', { x: 4, y: 12.5, focus: 9 })
  expect([...parsePlaces(JSON.stringify([...places]))]).toEqual([...places])
  expect([...parsePlaces(null)]).toEqual([])
})

test.each(['', '{', '{}', '[1]', '7'])('%j is no memory', (text) => {
  expect(() => parsePlaces(text)).toThrow(/JSON|iterable|entry/)
})
