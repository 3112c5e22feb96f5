// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { isOwn } from './interactions.ts'

test.each([
  ['a press', new MouseEvent('click'), true],
  ['a press that opens a tab', new MouseEvent('click', { ctrlKey: true }), false],
  ['a press that opens a window', new MouseEvent('click', { shiftKey: true }), false],
  ['a press of another button', new MouseEvent('click', { button: 1 }), false],
  ['a letter', new KeyboardEvent('keydown', { key: 'a' }), true],
  ['the key to the next field', new KeyboardEvent('keydown', { key: 'Tab' }), false],
  ['a key that waits for another', new KeyboardEvent('keydown', { key: 'Control' }), false],
  ['what is typed', new Event('input'), true],
])('%s', (_, event, expected) => expect(isOwn(event)).toBe(expected))
