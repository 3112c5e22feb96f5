import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createGatherer, type GathererInput } from './gather-changes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function create(onChange: GathererInput['onChange'] = async () => undefined) {
  const taken: string[] = []
  const failures: string[] = []
  const gatherer = createGatherer({
    onChange: async (paths) => {
      taken.push(paths.join('+'))
      await onChange(paths)
    },
    onTaken: () => undefined,
    onFailure: (error) => failures.push(String(error)),
  })
  return { gatherer, taken, failures }
}

test('a file that was saved is taken in at once', () => {
  const { gatherer, taken } = create()
  gatherer.add('a', true)
  expect(taken).toEqual(['a'])
})

test('files that come and go, and one that is empty, are gathered for a moment', async () => {
  const { gatherer, taken } = create()
  gatherer.add('a', false)
  gatherer.add('b', true)
  await vi.advanceTimersByTimeAsync(7)
  gatherer.add('a', true)
  expect(taken).toEqual([])
  await vi.advanceTimersByTimeAsync(8)
  expect(taken).toEqual(['a+b'])
})

test('what comes while a change is taken in is the next one, and a failure stops none', async () => {
  const ends: (() => void)[] = []
  const { gatherer, taken, failures } = create((paths) =>
    paths.includes('a') ? new Promise((resolve) => ends.push(resolve)) : Promise.reject(new Error(paths.join())),
  )
  gatherer.add('a', true)
  gatherer.add('b', true)
  await vi.advanceTimersByTimeAsync(20)
  gatherer.add('c', true)
  gatherer.run(async () => void taken.push('between'))
  await vi.advanceTimersByTimeAsync(20)
  expect(taken).toEqual(['a'])
  ends.forEach((end) => end())
  await vi.advanceTimersByTimeAsync(0)
  expect(taken).toEqual(['a', 'between', 'b+c'])
  gatherer.add('d', true)
  await vi.advanceTimersByTimeAsync(0)
  expect(failures).toEqual(['Error: b,c', 'Error: d'])
})

test('closing waits for what is running, and nothing begins after it', async () => {
  const ends: (() => void)[] = []
  const { gatherer, taken } = create(() => new Promise((resolve) => ends.push(resolve)))
  gatherer.add('a', true)
  gatherer.run(async () => void taken.push('work'))
  let isClosed = false
  const closing = gatherer.close().then(() => (isClosed = true))
  gatherer.add('b', true)
  await vi.advanceTimersByTimeAsync(20)
  expect(isClosed).toBe(false)
  ends.forEach((end) => end())
  await closing
  await vi.advanceTimersByTimeAsync(20)
  expect(taken).toEqual(['a'])
})
