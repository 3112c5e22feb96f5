// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { startCopyButtons } from './copy-buttons.ts'

const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()

startCopyButtons()
beforeEach(() => writeText.mockClear())

const button = '<button data-copy aria-label="Copy code"></button>'

test.each([
  ['what a block shows', `<div class="docgen-code">${button}<pre>a\nb\n</pre></div>`, 'a\nb'],
  ['what it says that it is', `<div class="docgen-code" data-code="a">${button}<pre>+ a</pre></div>`, 'a'],
])('copies %s', (_, html, text) => {
  document.body.innerHTML = html
  document.querySelector('button')?.click()
  expect(writeText.mock.calls).toEqual([[text]])
})

test('copies only what is shown where the reader chooses that', () => {
  document.body.innerHTML = `<div data-choice><div class="docgen-code">${button}<pre></pre></div></div>`
  // No layout here tells what is hidden.
  const pre = document.querySelector('pre')
  if (pre) Object.defineProperty(pre, 'innerText', { value: 'a\n\n\nb\n' })
  document.querySelector('button')?.click()
  expect(writeText.mock.calls).toEqual([['a\n\nb']])
})
