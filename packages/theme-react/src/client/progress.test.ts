import { expect, test } from 'vitest'
import { minimum, progressAfter, showAfter, speed, trickleRate, trickleSpeed } from './progress.ts'

test('the constants are those of the specification', () => {
  expect({ showAfter, minimum, speed, trickleRate, trickleSpeed }).toEqual({
    showAfter: 200,
    minimum: 0.08,
    speed: 200,
    trickleRate: 0.02,
    trickleSpeed: 800,
  })
})

test.each([
  [0, undefined],
  [199, undefined],
  [200, 0.08],
  [999, 0.08],
  [1000, 0.1],
  [1800, 0.12],
  [60_000, 0.994],
])('after %i ms', (elapsed, share) => {
  const progress = progressAfter(elapsed)
  if (share === undefined) expect(progress).toBeUndefined()
  else expect(progress).toBeCloseTo(share)
})
