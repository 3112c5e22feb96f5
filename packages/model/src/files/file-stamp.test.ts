import { expect, test } from 'vitest'
import { describeFile, stampOf, type FileStats } from './file-stamp.ts'

const at = 1_700_000_000_000
const statsOf = (given: Partial<FileStats> = {}): FileStats => ({
  size: 4n,
  ino: 7n,
  mtimeNs: BigInt(at) * 1_000_000n,
  mtimeMs: BigInt(at),
  ctimeNs: BigInt(at) * 1_000_000n,
  ctimeMs: BigInt(at),
  ...given,
})

test('a file that has settled has the stamp by which it is compared later', () => {
  expect(stampOf(statsOf(), at + 60_000)).toBe(describeFile(statsOf()))
})

test.each([['size'], ['ino'], ['mtimeNs'], ['ctimeNs']] as const)('another %s is another stamp', (name) => {
  expect(describeFile(statsOf({ [name]: 9n }))).not.toBe(describeFile(statsOf()))
})

test.each([
  ['within the longest step of a clock', statsOf(), at + 2000],
  ['just now, with the time of its bytes set back', statsOf({ mtimeMs: 1n }), at + 100],
  ['in the future, by the time of its bytes', statsOf({ mtimeMs: BigInt(at) + 90_000n }), at + 60_000],
  ['in the future, by the time of its inode', statsOf(), at - 60_000],
])('a file that was changed %s has no stamp', (_, stats, now) => {
  expect(stampOf(stats, now)).toBe('')
})

test('a file has a stamp once the longest step has passed', () => {
  expect(stampOf(statsOf(), at + 2001)).not.toBe('')
})
