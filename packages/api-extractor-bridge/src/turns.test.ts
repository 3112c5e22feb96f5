import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('so many works run at a time, and the next begins when one has ended, however it did', async () => {
  const inTurn = createTurns(2)
  const begun: string[] = []
  const ends = new Map<string, (isRight: boolean) => void>()
  const workOf = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve, reject) => {
      ends.set(name, (isRight) => (isRight ? resolve(name) : reject(new Error(name))))
    })
  }
  const results = ['a', 'b', 'c', 'd', 'e'].map((name) => inTurn(workOf(name)))
  // What may run begins at once.
  expect(begun).toEqual(['a', 'b'])
  ends.get('b')?.(false)
  await expect(results[1]).rejects.toThrow('b')
  expect(begun).toEqual(['a', 'b', 'c'])
  ends.get('a')?.(true)
  ends.get('c')?.(true)
  expect(await Promise.all([results[0], results[2]])).toEqual(['a', 'c'])
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e'])
  for (const name of ['d', 'e']) ends.get(name)?.(true)
  expect(await Promise.all(results.slice(3))).toEqual(['d', 'e'])
})
