import { afterEach, expect, test, vi } from 'vitest'
import { giveUpWaiting, settled } from '../io/settled.ts'
import { sayLongWaits } from './say-long-waits.ts'

afterEach(() => {
  giveUpWaiting()
  vi.useRealTimers()
})

function listen({ isTerminal = false } = {}) {
  vi.useFakeTimers()
  const lines: string[] = []
  const end = sayLongWaits({ stderr: { write: (text) => void lines.push(text), isTerminal }, env: {} })
  return { lines, end }
}

const never = new Promise<never>(() => undefined)

test('code of authors that takes long is named once, and again when it is waited for once more', async () => {
  const { lines, end } = listen()
  const line = 'The source "notes" has been running for 10 s. docgen waits until it is done.\n'
  let finish = (): void => undefined
  const first = settled(new Promise<void>((resolve) => (finish = resolve)), 'The source "notes"')
  await vi.advanceTimersByTimeAsync(9000)
  expect(lines).toEqual([])
  await vi.advanceTimersByTimeAsync(20_000)
  expect(lines).toEqual([line])
  finish()
  await first
  await vi.advanceTimersByTimeAsync(1000)
  void settled(never, 'The source "notes"').catch(() => undefined)
  await vi.advanceTimersByTimeAsync(11_000)
  expect(lines).toEqual([line, line])
  end()
})

test('nothing is said once the command has ended', async () => {
  const { lines, end } = listen()
  void settled(never, 'The config (docgen.config.ts)').catch(() => undefined)
  end()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(lines).toEqual([])
})

test('in a terminal it takes the place of the line of progress', async () => {
  const { lines, end } = listen({ isTerminal: true })
  void settled(never, 'The config (docgen.config.ts)').catch(() => undefined)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(lines.join('')).toMatch(/^\r\u001b\[2KThe config \(docgen\.config\.ts\) has/)
  end()
})
