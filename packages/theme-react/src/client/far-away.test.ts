// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { layOutWhole, startJumps } from './far-away.ts'

test.each([
  ['#there', true],
  ['', false],
  ['/elsewhere/#there', false],
])('a click on a link to "%s" has the whole page laid out: %s', (href, isWhole) => {
  startJumps()
  document.body.innerHTML = `<a href="${href}"><code>text</code></a>`
  document.querySelector('code')?.click()
  expect(document.documentElement.hasAttribute('data-whole')).toBe(isWhole)
  layOutWhole(false)
  expect(document.documentElement.hasAttribute('data-whole')).toBe(false)
})
