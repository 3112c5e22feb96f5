import { PassThrough } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { terminalAsk } from './ask.ts'

const terminal = (interrupt: () => void = () => undefined) => ({
  input: Object.assign(new PassThrough(), { isTTY: true }),
  output: Object.assign(new PassThrough(), { isTTY: true }),
  interrupt,
})

test('an answer is a line without the space around it', async () => {
  const given = terminal()
  const answer = terminalAsk(given)?.('Name: ')
  given.input.write(' one \n')
  expect(await answer).toBe('one')
})

test.each([
  ['Ctrl+C', '\u0003'],
  ['Ctrl+D', '\u0004'],
])('%s instead of an answer interrupts the command', async (_, key) => {
  const interrupt = vi.fn<() => void>()
  const given = terminal(interrupt)
  void terminalAsk(given)?.('Name: ')
  given.input.write(key)
  await vi.waitFor(() => expect(interrupt).toHaveBeenCalledOnce())
})

test('nobody is asked without a terminal', () => {
  const given = terminal()
  expect(terminalAsk({ ...given, input: new PassThrough() })).toBe(undefined)
})
