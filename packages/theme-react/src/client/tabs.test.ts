// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { startTabs } from './tabs.ts'

const tabsNamed = (name: string, group = 'manager'): string => `
  <div class="docgen-tabs" data-tabs="${group}">
    <div class="docgen-tab-list">
      <button data-panel="${name}-1">npm</button><button data-panel="${name}-2">pnpm</button>
    </div>
    <div class="docgen-tab-panel" id="${name}-1">Use npm.</div>
    <div class="docgen-tab-panel" id="${name}-2"><h3 id="${name}-inside">Inside</h3></div>
  </div>`

const selected = (): readonly (string | null)[] =>
  [...document.querySelectorAll('[aria-selected=true]')].map(({ textContent }) => textContent)

const press = (panel: string): void => document.querySelector<HTMLElement>(`[data-panel=${panel}]`)?.click()

beforeEach(() => {
  localStorage.clear()
  location.hash = ''
  document.body.innerHTML = ''
  vi.stubGlobal('scrollBy', () => undefined)
})

test('sets of one group are switched together, others stay', () => {
  document.body.innerHTML = tabsNamed('a') + tabsNamed('b') + tabsNamed('c', '')
  startTabs()
  press('b-2')
  expect(selected()).toEqual(['pnpm', 'pnpm', 'npm'])
})

test('so is a set that comes later, with the rest of a long page', () => {
  document.body.innerHTML = tabsNamed('a')
  startTabs()
  document.body.insertAdjacentHTML('beforeend', tabsNamed('b'))
  startTabs()
  press('a-2')
  expect(selected()).toEqual(['pnpm', 'pnpm'])
  press('b-1')
  expect(selected()).toEqual(['npm', 'npm'])
})

test('what was chosen on another page is chosen', () => {
  localStorage.setItem('docgen.tabs.manager', 'pnpm')
  document.body.innerHTML = tabsNamed('a')
  startTabs()
  expect(selected()).toEqual(['pnpm'])
})

test.each(['manager', ''])('the panel that the address leads into is shown (group "%s")', (group) => {
  location.hash = '#a-inside'
  document.body.innerHTML = tabsNamed('a', group)
  const scroll = vi.spyOn(document.querySelector('#a-inside') ?? document.body, 'scrollIntoView')
  startTabs()
  expect(selected()).toEqual(['pnpm'])
  expect(scroll).toHaveBeenCalledOnce()
})

test('a reader who has turned from it is not led back when the rest of the page comes', () => {
  location.hash = '#a-inside'
  document.body.innerHTML = tabsNamed('a', '')
  startTabs()
  press('a-1')
  document.body.insertAdjacentHTML('beforeend', tabsNamed('b', ''))
  startTabs()
  expect(selected()).toEqual(['npm', 'npm'])
})
