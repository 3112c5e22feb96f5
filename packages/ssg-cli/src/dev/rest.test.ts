import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRest, readerOf, type Reader } from './rest.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each<[string, readonly (readonly [at: number, reader: Reader])[], number]>([
  ['nobody', [], 1500],
  ['a program that fetched a page', [[0, 'other']], 200],
  ['a page that took long', [[9000, 'other']], 9200],
  [
    'a browser whose page listens',
    [
      [0, 'browser'],
      [80, 'other'],
      [400, 'open-page'],
    ],
    550,
  ],
  [
    'a browser that runs no scripts',
    [
      [0, 'browser'],
      [80, 'other'],
      [2900, 'browser'],
    ],
    3000,
  ],
  ['a page that was open before the server', [[0, 'open-page']], 150],
])('after %s', (_, answers, begins) => {
  const begin = vi.fn<() => void>()
  const rest = createRest(begin)
  if (answers.length > 0) rest.asked()
  for (const [at, reader] of answers) setTimeout(() => rest.answered(reader), at)
  vi.advanceTimersByTime(begins - 1)
  expect(begin).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  expect(begin).toHaveBeenCalledOnce()
})

test.each<[string, Record<string, string>, Reader]>([
  ['/docs/', { 'sec-fetch-dest': 'document', accept: 'text/html' }, 'browser'],
  ['/docs/', { accept: 'text/html' }, 'other'],
  ['/assets/theme.css', { 'sec-fetch-dest': 'style' }, 'other'],
  ['/base/__docgen/events', { accept: 'text/event-stream' }, 'open-page'],
])('%s with %j is asked for by: %s', (url, headers, reader) => {
  expect(readerOf({ url, headers })).toBe(reader)
})
