// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { startPart } from './start-part.ts'

const root = document.documentElement

afterEach(() => root.removeAttribute('data-without-filters'))

test('a part is started with what it is given', async () => {
  const start = vi.fn<(first: string, second: number) => void>()
  startPart('filters', Promise.resolve({ start }), 'a', 1)
  await Promise.resolve()
  expect(start.mock.calls).toEqual([['a', 1]])
  expect(root.hasAttribute('data-without-filters')).toBe(false)
})

test('one whose file cannot be had is marked as missing, and nothing is left unhandled', async () => {
  const start = vi.fn<() => void>()
  const loaded = Promise.reject<{ readonly start: () => void }>(new Error('no such file'))
  startPart('filters', loaded)
  await new Promise((resolve) => setTimeout(resolve))
  expect(start).not.toHaveBeenCalled()
  expect(root.hasAttribute('data-without-filters')).toBe(true)
})
