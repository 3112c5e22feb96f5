// Builds that start at once in one site wait for each other. `node tests/trust/concurrent.mjs` starts more of them.
import { expect, test } from 'vitest'
import { buildAtOnce } from '../trust/concurrent.mjs'

test('builds at once, with and without a dev server beside, all end well', async () => {
  const failures: string[] = []
  const { builds } = await buildAtOnce({ builds: 9, atOnce: 3, tell: (line) => failures.push(line) })
  expect(failures).toEqual([])
  expect(builds).toBe(9)
})
