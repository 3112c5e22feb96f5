// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { enterKnownPlace, enterNewPlace, rememberPlace, rememberScroll } from './places.ts'

let frames: Map<number, () => void>

beforeEach(() => {
  frames = new Map()
  document.body.innerHTML = '<a href="#a">One</a><a href="#b">Two</a>'
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.set(frames.size + 1, run).size)
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame))
  return () => vi.unstubAllGlobals()
})

const scroll = (y: number): void => {
  vi.stubGlobal('scrollY', y)
  rememberScroll()
}
const nextFrame = (): void => {
  const due = [...frames.values()]
  frames.clear()
  for (const run of due) run()
}

test('scroll events of one frame are remembered once, without a look for the focus', () => {
  document.querySelectorAll('a')[1]?.focus()
  rememberPlace()
  const query = vi.spyOn(document, 'querySelectorAll')
  for (const y of [10, 20, 30]) scroll(y)
  expect(frames.size).toBe(1)
  nextFrame()
  scroll(40)
  nextFrame()
  expect(query).not.toHaveBeenCalled()
  expect(enterKnownPlace()).toMatchObject({ y: 40, focus: 1 })
})

test('the place that the reader leaves is where they had scrolled to, and a frame that comes later measures nothing', () => {
  const left = history.state
  scroll(500)
  enterNewPlace('/next/')
  vi.stubGlobal('scrollY', 0)
  nextFrame()
  expect(enterKnownPlace()).toBeUndefined()
  history.replaceState(left, '')
  expect(enterKnownPlace()?.y).toBe(500)
})

test('a page that is opened once more adds no entry to the history', () => {
  const before = history.length
  enterNewPlace(location.href)
  expect(history.length).toBe(before)
  enterNewPlace(`${location.href}?other`)
  expect(history.length).toBe(before + 1)
})
