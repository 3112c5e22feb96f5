// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { startTocFold } from './toc-fold.ts'

test.each([
  [1440, true],
  [1200, true],
  [1199, false],
  [1024, false],
  [390, false],
])('at %i pixels the table of contents is open: %s', (width, isOpen) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= 16 * Number(/[\d.]+(?=rem)/.exec(query)?.[0]),
    addEventListener: () => undefined,
  }))
  document.body.innerHTML = '<nav data-toc><details><summary>On this page</summary></details></nav>'
  startTocFold(new AbortController().signal)
  expect(document.querySelector('details')?.open).toBe(isOpen)
})
