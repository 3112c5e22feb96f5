// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layOutFar } from './lay-out-far.ts'
import { whenIdle } from './when-idle.ts'

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

const elements = (): number => left().reduce((sum, name) => sum + document.querySelectorAll(`[title="${name}"] *`).length, 0)

let page: AbortController

beforeEach(() => {
  vi.useFakeTimers()
  page = new AbortController()
})

afterEach(() => {
  page.abort()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('leaves alone what is laid out, or inside of something that is far', () => {
  prose(
    piece('near', 1, ''),
    `<section class="docgen-member" title="member" ${far}><div class="docgen-prose">${piece('in it', 1)}</div></section>`,
  )
  layOutFar(page.signal, whenIdle)
  vi.runAllTimers()
  expect(left()).toEqual(['in it'])
  expect(document.querySelector<HTMLElement>('[title=near]')?.style.cssText).toBe('')
})

/** Each element takes so many milliseconds to lay out. */
function layOutIn(timeOfElement: number): void {
  let clock = 0
  let elementsLeft = elements()
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
  vi.spyOn(document.body, 'offsetHeight', 'get').mockImplementation(() => {
    clock += (elementsLeft - elements()) * timeOfElement
    elementsLeft = elements()
    return 0
  })
}

test('ends with the page', () => {
  prose(piece('a', 900), piece('b', 1))
  layOutIn(0.1)
  layOutFar(page.signal, whenIdle)
  vi.advanceTimersToNextTimer()
  page.abort()
  vi.runAllTimers()
  expect(left()).toEqual(['b'])
})

test.each([
  ['begin with a hundred elements', 0, [piece('a', 60), piece('b', 60), piece('c', 60)], [['c'], []]],
  [
    'are small on a slow phone',
    0.5,
    ['a', 'b', 'c', 'd', 'e'].map((name) => piece(name, 51)),
    [['c', 'd', 'e'], ['d', 'e'], ['e'], []],
  ],
  [
    'last about as long as planned',
    0.04,
    ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => piece(name, 60)),
    [['c', 'd', 'e', 'f'], ['f'], []],
  ],
  ['take all that a fast computer lays out in no time', 0, [piece('a', 101), piece('b', 900), piece('c', 99)], [['b', 'c'], []]],
] as const)('turns %s', (_name, timeOfElement, list, turns) => {
  prose(...list)
  layOutIn(timeOfElement)
  layOutFar(page.signal, whenIdle)
  expect(left()).toHaveLength(list.length)
  for (const turn of turns) {
    vi.advanceTimersToNextTimer()
    expect(left()).toEqual(turn)
  }
})
