// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layOutWhole, startFarAway, startJumps } from './far-away.ts'

const far = 'style="content-visibility: auto"'
const piece = (name: string, elements: number, attributes = far): string =>
  `<div class="docgen-code" title="${name}" ${attributes}>${'<i></i>'.repeat(elements)}</div>`

const prose = (...pieces: readonly string[]): void => {
  document.body.innerHTML = `<div class="docgen-prose">${pieces.join('')}</div>`
}

/** Names of what is still left out. */
const left = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('[title]')]
    .filter(({ style }) => style.getPropertyValue('content-visibility') === 'auto')
    .map(({ title }) => title)

let page: AbortController

beforeEach(() => {
  vi.useFakeTimers()
  page = new AbortController()
  document.documentElement.removeAttribute('data-whole')
})

afterEach(() => {
  page.abort()
  vi.useRealTimers()
})

test.each([
  ['small pieces together', [piece('a', 100), piece('b', 100), piece('c', 100)], [[]]],
  ['as many as are worth a turn', [piece('a', 200), piece('b', 100), piece('c', 200)], [['c'], []]],
  ['a large one by itself', [piece('a', 900), piece('b', 1), piece('c', 1)], [['b', 'c'], []]],
  ['what is small beside what is large', [piece('a', 200), piece('b', 900), piece('c', 1)], [['b'], []]],
] as const)('lays out %s', (_name, pieces, turns) => {
  prose(...pieces)
  startFarAway(page.signal)
  expect(left()).toHaveLength(pieces.length)
  for (const turn of turns) {
    vi.advanceTimersToNextTimer()
    expect(left()).toEqual(turn)
  }
})

test('leaves alone what is laid out, or inside of something that is far', () => {
  prose(
    piece('near', 1, ''),
    `<section class="docgen-member" title="member" ${far}><div class="docgen-prose">${piece('in it', 1)}</div></section>`,
  )
  startFarAway(page.signal)
  vi.runAllTimers()
  expect(left()).toEqual(['in it'])
  expect(document.querySelector<HTMLElement>('[title=near]')?.style.cssText).toBe('')
})

test('ends with the page', () => {
  prose(piece('a', 900), piece('b', 1))
  startFarAway(page.signal)
  vi.advanceTimersToNextTimer()
  page.abort()
  vi.runAllTimers()
  expect(left()).toEqual(['b'])
})

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
