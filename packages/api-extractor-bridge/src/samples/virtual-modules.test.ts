import { posix } from 'node:path'
import type { SampleModule, SampleUnit } from '@docgen/model'
import { expect, test } from 'vitest'
import { placedModulesOf } from './virtual-modules.ts'

const unitOf = (file: string, count: number): SampleUnit => ({
  file,
  isFile: false,
  modules: Array.from({ length: count }, (): SampleModule => ({ language: 'ts', code: '', sees: [], isChecked: true })),
})

test('each module has a path of its own, beside those of its unit, however many a folder holds', () => {
  const units = [unitOf('docs/a.md', 4000), unitOf('docs/b.md', 4000), unitOf('docs/c.md', 2400), unitOf('guides/a.md', 1)]
  const placed = units.map(
    (unit) =>
      placedModulesOf(units, '/site')
        .get(unit)
        ?.map(({ path }) => path) ?? [],
  )
  expect(placed.map((paths) => [...new Set(paths.map((path) => posix.dirname(path)))])).toEqual([
    ['/site/docs'],
    ['/site/docs/~1'],
    ['/site/docs/~1'],
    ['/site/guides'],
  ])
  expect(new Set(placed.flat()).size).toBe(10_401)
  // Specifiers have no room for a longer name.
  for (const path of placed.flat()) expect(posix.basename(path, '.ts')).toHaveLength(1)
})
