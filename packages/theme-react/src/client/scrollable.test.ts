// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { startScrollable } from './scrollable.ts'

type Tell = (entries: readonly { readonly target: Element }[]) => void

let tell: Tell = () => undefined
const observed: Element[] = []
class FakeObserver {
  constructor(callback: Tell) {
    tell = callback
  }
  observe(element: Element): void {
    observed.push(element)
  }
  disconnect(): void {
    observed.length = 0
  }
}
vi.stubGlobal('ResizeObserver', FakeObserver)

const widthOf = (box: Element | null | undefined, name: 'scrollWidth' | 'clientWidth', value: number): void =>
  void (box && Object.defineProperty(box, name, { value, configurable: true }))

test('code, tables and drawings are stops of Tab as long as they scroll', () => {
  document.body.innerHTML =
    '<main><pre id="wide"></pre><div class="docgen-figure-box" id="narrow" tabindex="0"></div><div class="docgen-table" id="table" tabindex="0"></div></main>'
  const [wide, narrow, table] = ['#wide', '#narrow', '#table'].map((id) => document.querySelector(id))
  for (const box of [wide, narrow, table]) widthOf(box, 'clientWidth', 100)
  widthOf(wide, 'scrollWidth', 300)
  for (const box of [narrow, table]) widthOf(box, 'scrollWidth', 100)
  const page = new AbortController()
  startScrollable(page.signal)
  const tellAll = (): void => tell(observed.map((target) => ({ target })))
  tellAll()
  expect([wide, narrow, table].map((box) => box?.getAttribute('tabindex'))).toEqual(['0', null, null])
  widthOf(wide, 'clientWidth', 400)
  tellAll()
  expect(wide?.getAttribute('tabindex')).toBeNull()
  page.abort()
  expect(observed).toEqual([])
})
