// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startMenu } from './menu.ts'

let page: AbortController
let menu: HTMLElement

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`Nothing is ${selector}.`)
  return found
}

/** Popovers are the browser's: here one that does no more than open and close. */
function popover(element: HTMLElement): HTMLElement {
  const matches = element.matches.bind(element)
  return Object.assign(element, {
    matches: (selector: string) => (selector === ':popover-open' ? 'open' in element.dataset : matches(selector)),
    showPopover: () => {
      element.dataset['open'] = ''
      element.dispatchEvent(new Event('toggle'))
    },
    hidePopover: () => {
      delete element.dataset['open']
      element.dispatchEvent(new Event('toggle'))
    },
  })
}

beforeEach(() => {
  document.body.innerHTML = `
    <button id="outside">Menu</button>
    <div class="docgen-menu" popover>
      <button id="close">Close</button>
      <a id="docs" href="#docs">Docs</a>
      <details><summary id="last">More</summary></details>
    </div>`
  menu = popover(find('.docgen-menu'))
  for (const element of menu.querySelectorAll('*')) Object.assign(element, { checkVisibility: () => true })
  page = new AbortController()
  startMenu(page.signal)
})

afterEach(() => page.abort())

const isOpen = (): boolean => menu.matches(':popover-open')

function tab(from: string, shiftKey = false): string {
  find(from).focus()
  find(from).dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true, cancelable: true }))
  return `#${document.activeElement?.id ?? ''}`
}

test('what is open has the focus', () => {
  find('#outside').focus()
  menu.showPopover()
  expect(document.activeElement?.id).toBe('close')
})

test('the focus goes round while it is open, and by itself between its ends', () => {
  menu.showPopover()
  expect(tab('#last')).toBe('#close')
  expect(tab('#close', true)).toBe('#last')
  expect(tab('#docs')).toBe('#docs')
})

test('beside the page, on a wide screen, the focus goes on', () => expect(tab('#last')).toBe('#last'))

test('it closes when a link of it is followed, and not when a category is opened', () => {
  menu.showPopover()
  find('#last').click()
  expect(isOpen()).toBe(true)
  find('#docs').click()
  expect(isOpen()).toBe(false)
})

test('a page without a menu is left alone', () => {
  document.body.innerHTML = '<main></main>'
  expect(() => startMenu(page.signal)).not.toThrow()
})

test('the next page finds it closed, and each press of a key is seen once', () => {
  menu.showPopover()
  startMenu(page.signal)
  expect(isOpen()).toBe(false)
  menu.showPopover()
  expect(tab('#last')).toBe('#close')
})
