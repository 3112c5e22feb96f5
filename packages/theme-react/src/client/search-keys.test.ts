// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { isSearchKey, startSearchKeys } from './search-keys.ts'

const bare = { key: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

test.each([
  [{ key: '/' }, true],
  [{ key: '/', shiftKey: true }, true],
  [{ key: '/', ctrlKey: true }, false],
  [{ key: 'k', ctrlKey: true }, true],
  [{ key: 'k', metaKey: true }, true],
  [{ key: 'K', metaKey: true }, true],
  [{ key: 'k' }, false],
  [{ key: 'k', ctrlKey: true, shiftKey: true }, false],
  [{ key: 'k', ctrlKey: true, altKey: true }, false],
  [{ key: 'k', ctrlKey: true, metaKey: true }, false],
])('%j opens the search: %j', (key, expected) => expect(isSearchKey({ ...bare, ...key })).toBe(expected))

startSearchKeys()
let pressed = 0
document.body.innerHTML =
  '<a data-search-open="">Search</a><input aria-label="other"><dialog><input aria-label="closed"></dialog>'
document.querySelector('[data-search-open]')?.addEventListener('click', () => (pressed += 1))
beforeEach(() => (pressed = 0))

const press = (target: Element | null, key: string): boolean =>
  (target ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

test('the keys press the link, and type nothing', () => {
  expect(press(document.body, '/')).toBe(false)
  expect(pressed).toBe(1)
})

test('the slash of one who writes is a slash', () => {
  expect(press(document.querySelector('[aria-label=other]'), '/')).toBe(true)
  expect(pressed).toBe(0)
})

test('keys within an open dialog are its own', () => {
  const dialog = document.querySelector('dialog')
  dialog?.setAttribute('open', '')
  expect(press(dialog, '/')).toBe(true)
  dialog?.removeAttribute('open')
  expect(pressed).toBe(0)
})

test('nobody writes into a dialog that is closed, though it may have the focus for a moment', () => {
  expect(press(document.querySelector('[aria-label=closed]'), '/')).toBe(false)
  expect(pressed).toBe(1)
})
