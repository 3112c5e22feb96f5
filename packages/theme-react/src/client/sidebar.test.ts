// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { startSidebar } from './sidebar.ts'

const sidebar = (name = 'Docs'): string => `
  <div class="docgen-menu"><nav data-sidebar="" aria-label="${name}">
    <details id="guides" open><summary>Guides</summary>
      <details id="deep"><summary>Deep</summary><a href="/deep/">Deep page</a></details>
    </details>
    <details id="more"><summary>More</summary><a href="/more/">More page</a></details>
    <details id="here"><summary>Here</summary><a href="/here/" aria-current="page">This page</a></details>
  </nav></div>`

const show = (html: string): void => {
  document.body.innerHTML = html
  startSidebar()
}

/** What a press of a category does in a browser: its listeners first, then it opens or closes. */
function press(id: string): void {
  const category = document.querySelector<HTMLDetailsElement>(`#${id}`)
  category?.querySelector('summary')?.dispatchEvent(new Event('click', { bubbles: true }))
  if (category) category.open = !category.open
}

const open = (): readonly string[] => [...document.querySelectorAll('details[open]')].map(({ id }) => id)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('a new reader has what the page says, and the way to the current entry', () => {
  show(sidebar())
  expect(open()).toEqual(['guides', 'here'])
})

test.each([
  [['more'], ['guides', 'more', 'here']],
  [['guides'], ['here']],
  [['deep'], ['guides', 'deep', 'here']],
  [
    ['more', 'more'],
    ['guides', 'here'],
  ],
  [['here'], ['guides', 'here']],
])('after a press of %j the next page has %j open', (pressed, expected) => {
  show(sidebar())
  for (const id of pressed) press(id)
  show(sidebar())
  expect(open()).toEqual(expected)
})

const elsewhere = (): string =>
  sidebar().replace(' aria-current="page"', '').replace('<a href="/more/">', '<a href="/more/" aria-current="page">')

test('the category of the page that one leaves stays open', () => {
  show(sidebar())
  show(elsewhere())
  expect(open()).toEqual(['guides', 'more', 'here'])
})

test('unless the reader has closed it', () => {
  show(sidebar())
  press('here')
  show(elsewhere())
  expect(open()).toEqual(['guides', 'more'])
})

test('each sidebar has a memory of its own', () => {
  show(sidebar('Docs'))
  press('more')
  show(sidebar('Packages'))
  expect(open()).toEqual(['guides', 'here'])
})

test('the browser opening a category by itself is nothing that the reader did', () => {
  show(sidebar())
  const more = document.querySelector<HTMLDetailsElement>('#more')
  if (more) more.open = true
  more?.dispatchEvent(new Event('toggle'))
  show(sidebar())
  expect(open()).toEqual(['guides', 'here'])
})

test('how far it was scrolled goes along, also when the site is loaded again', () => {
  show(sidebar('Scrolled'))
  const box = document.querySelector('.docgen-menu')
  if (box) box.scrollTop = 120
  box?.dispatchEvent(new Event('scroll'))
  show(sidebar('Scrolled'))
  expect(document.querySelector('.docgen-menu')?.scrollTop).toBe(120)
  expect(sessionStorage.getItem('docgen.sidebar.Scrolled')).toBe('120')
  sessionStorage.setItem('docgen.sidebar.Loaded', '80')
  show(sidebar('Loaded'))
  expect(document.querySelector('.docgen-menu')?.scrollTop).toBe(80)
})

test('a page without a sidebar is left alone', () => expect(() => show('<main></main>')).not.toThrow())
