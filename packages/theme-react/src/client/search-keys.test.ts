// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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
beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML =
    '<a data-search-open="">Search</a><input aria-label="other"><dialog><input aria-label="search" value="before"></dialog>'
})
afterEach(() => {
  vi.useRealTimers()
  document.dispatchEvent(new Event('pointerdown'))
})

const press = (target: EventTarget, key: string): boolean =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

/** As the island does once it is there. */
function openDialog(): HTMLInputElement {
  const field = document.querySelector<HTMLInputElement>('dialog input') ?? document.createElement('input')
  field.closest('dialog')?.setAttribute('open', '')
  field.focus()
  field.select()
  vi.runAllTimers()
  return field
}

test.each([
  [['/'], 'before'],
  [['/', 'l', 'o', 'g'], 'log'],
  [['/', 'a', '/', 'Shift', 'B'], 'a/B'],
  [['/', 'l', 'p', 'Backspace', 'o'], 'lo'],
  [['/', 'l', 'Escape', 'o'], 'before'],
  [['l', '/'], 'before'],
] as const)('the field of one who pressed %j holds "%s" once it is there', (keys, expected) => {
  for (const key of keys) press(document.body, key)
  expect(openDialog().value).toBe(expected)
})

test('the island hears of what was typed before it opened', () => {
  const heard: string[] = []
  document.addEventListener('input', ({ target }) => heard.push(target instanceof HTMLInputElement ? target.value : ''), {
    once: true,
  })
  for (const key of ['/', 'a', 'b']) press(document.body, key)
  openDialog()
  expect(heard).toEqual(['ab'])
})

test('what is typed elsewhere meanwhile stays there', () => {
  const other = document.querySelector('[aria-label=other]') ?? document.body
  press(document.body, '/')
  expect(press(document.body, 'a')).toBe(false)
  expect(press(other, 'b')).toBe(true)
  expect(openDialog().value).toBe('before')
})
