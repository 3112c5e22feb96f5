import { expect, test } from 'vitest'
import { startProgress } from './progress.ts'
import { hasColours, isInteractive, type TextStream } from './terminal.ts'

const stream = (isTerminal: boolean): TextStream => ({ write: () => undefined, isTerminal })

test.each([
  [true, {}, true],
  [false, {}, false],
  [true, { NO_COLOR: '1' }, false],
  [true, { NO_COLOR: '' }, true],
  [true, { NO_COLOR: '1', FORCE_COLOR: '1' }, false],
  [false, { FORCE_COLOR: '1' }, true],
  [false, { FORCE_COLOR: '' }, false],
  [true, { FORCE_COLOR: '0' }, false],
  [true, { TERM: 'dumb' }, false],
])('terminal: %s, %j: colours %s', (isTerminal, env, expected) => expect(hasColours(stream(isTerminal), env)).toBe(expected))

test.each([
  [true, {}, true],
  [true, { CI: 'true' }, false],
  [true, { TERM: 'dumb' }, false],
  [false, {}, false],
])('terminal: %s, %j: interactive %s', (isTerminal, env, expected) =>
  expect(isInteractive(stream(isTerminal), env)).toBe(expected),
)

test('progress begins after a second, and leaves a clear line', () => {
  let text = ''
  let time = 0
  const stderr = { write: (part: string) => void (text += part), isTerminal: true }
  const progress = startProgress({ stderr, env: {}, interrupted: new AbortController().signal }, () => time)
  progress.enter('load')
  time = 500
  progress.enter('compile', 214)
  expect(text).toBe('')
  time = 1200
  progress.enter('render', 1)
  expect(text).toBe('\r\u001b[2Krender, 1 page … 1.2 s')
  progress.end()
  progress.end()
  expect(text).toBe('\r\u001b[2Krender, 1 page … 1.2 s\r\u001b[2K')
})
