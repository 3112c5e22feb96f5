import { beforeEach, expect, test, vi } from 'vitest'
import { createReadingNews } from './reading-news.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'hrtime'] })
  return () => vi.useRealTimers()
})

function createLog(isClosed = () => false) {
  const said: string[] = []
  return { said, follow: createReadingNews({ log: (text) => said.push(text), isClosed }) }
}

function createReading() {
  let finish = (): void => undefined
  const reading = new Promise<void>((resolve) => (finish = resolve))
  return { reading, finish: () => finish() }
}

test('a quick reading is not worth a word', async () => {
  const { said, follow } = createLog()
  const { reading, finish } = createReading()
  const followed = follow(reading, ['packages/a/index.ts'])
  vi.advanceTimersByTime(999)
  finish()
  await followed
  vi.advanceTimersByTime(5000)
  expect(said).toEqual([])
})

test.each<[readonly string[], string]>([
  [[], 'Reading the packages of the API reference.'],
  [['packages/a/index.ts'], 'Reading the packages again, because packages/a/index.ts has changed.'],
  [['a.ts', 'b.ts'], 'Reading the packages again, because 2 files have changed.'],
])('a long one because of %j is told, and its end too', async (changed, text) => {
  const { said, follow } = createLog()
  const { reading, finish } = createReading()
  const followed = follow(reading, changed)
  vi.advanceTimersByTime(1000)
  expect(said).toEqual([text])
  vi.advanceTimersByTime(11_340)
  finish()
  await followed
  expect(said).toEqual([text, 'Read the packages in 12.3 s.'])
})

test('of two at once only the later one is told', async () => {
  const { said, follow } = createLog()
  const [one, other] = [createReading(), createReading()]
  const both = [follow(one.reading, ['a.ts']), follow(other.reading, ['b.ts'])]
  vi.advanceTimersByTime(2000)
  one.finish()
  other.finish()
  await Promise.all(both)
  expect(said).toEqual(['Reading the packages again, because b.ts has changed.', 'Read the packages in 2.0 s.'])
})

test('a failure is left to who asked, and a server that has stopped says nothing', async () => {
  const failing = createLog()
  const failed = failing.follow(Promise.reject(new Error('lost')), [])
  await expect(failed).rejects.toThrow('lost')
  const stopped = createLog(() => true)
  const { reading, finish } = createReading()
  const followed = stopped.follow(reading, [])
  vi.advanceTimersByTime(2000)
  finish()
  await followed
  expect([...failing.said, ...stopped.said]).toEqual([])
})
