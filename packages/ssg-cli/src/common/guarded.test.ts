import { expect, test } from 'vitest'
import { DamagedCache } from './damaged-cache.ts'
import { guarded, guardedLater } from './guarded.ts'

const bad = (): never => {
  throw new Error('It is bad.')
}

test('what throws is stood in for', () => {
  expect(guarded(() => 'made', String)).toBe('made')
  expect(guarded<string>(bad, (reason) => `failed: ${reason}`)).toBe('failed: It is bad.')
})

test.each([
  ['throws at once', bad],
  ['rejects', () => Promise.reject(new Error('It is bad.'))],
  ['rejects with a text', () => Promise.reject('It is bad.')],
])('what %s is stood in for', async (_, make) =>
  expect(await guardedLater<string>(make, (reason) => `failed: ${reason}`)).toBe('failed: It is bad.'),
)

test('a damaged cache is not taken for an error of the author', async () => {
  const damaged = (): never => {
    throw new DamagedCache('a.md')
  }
  expect(() => guarded(damaged, String)).toThrow(DamagedCache)
  await expect(guardedLater(damaged, String)).rejects.toThrow(DamagedCache)
})
