import { expect, test } from 'vitest'
import { ownershipText, parseOwnership, reviseOwnership } from './ownership.ts'

type Sums = Readonly<Record<string, string>>

const site: Sums = { 'index.html': 's1', 'a/index.html': 's2', 'a/b/index.html': 's3', 'c/d/e.txt': 's4' }
const mapOf = (sums: Sums) => new Map(Object.entries(sums).map(([path, sum]) => [path, { sum }]))
const without = (path: string): Sums => Object.fromEntries(Object.entries(site).filter(([own]) => own !== path))

test.each<[string, Sums, Sums]>([
  ['nothing differs', site, site],
  ['a file has other bytes', site, { ...site, 'a/index.html': 's5' }],
  ['a file is new', site, { ...site, 'a/new.txt': 's5' }],
  ['a file is new, and so are its folders', site, { ...site, 'f/g/new.txt': 's5' }],
  ['a file is gone, and so are its folders', site, without('c/d/e.txt')],
  ['a file is gone, and its folder is not', site, without('a/index.html')],
  ['a file has the bytes of another', site, { ...site, 'a/index.html': 's1' }],
  ['all is new', {}, site],
  ['all is gone', site, {}],
])('where %s, the note of the last build becomes that of the new one', (_, before, next) => {
  const [old, fresh] = [mapOf(before), mapOf(next)]
  expect(reviseOwnership(ownershipText(old), old, fresh)).toBe(ownershipText(fresh))
})

test('the note owns its files, the folders above them, and nothing else', () => {
  const owned = parseOwnership(ownershipText(mapOf(site)))
  const paths = ['index.html', 'a', 'a/b', 'a/b/index.html', 'c', 'c/d', '.docgen-output', 'b', 'a/b/c', '']
  expect(paths.filter((path) => owned?.hasPath(path))).toEqual(paths.slice(0, -3))
  expect([owned?.wrote('index.html', 's1'), owned?.wrote('index.html', 's2'), owned?.wrote('a', 's1')]).toEqual([
    true,
    false,
    false,
  ])
})
