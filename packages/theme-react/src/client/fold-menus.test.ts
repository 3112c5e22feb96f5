// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { startFoldMenus } from './fold-menus.ts'

const find = <Found extends HTMLElement>(selector: string): Found => {
  const found = document.querySelector<Found>(selector)
  if (!found) throw new Error(`Nothing is ${selector}.`)
  return found
}

startFoldMenus()

beforeEach(() => {
  document.body.innerHTML = `
    <div class="docgen-navbar">
      <details class="docgen-nav-menu" open><summary id="menu">More</summary><a id="inside" href="#a">A</a></details>
    </div>
    <details id="fold" open><summary>Not a menu</summary></details>
    <button id="outside">Elsewhere</button>`
})

const openIds = (): readonly string[] => [...document.querySelectorAll('details[open] > summary')].map((each) => each.textContent)

test.each([
  ['a click elsewhere', () => find('#outside').click(), ['Not a menu']],
  ['the focus elsewhere', () => find('#outside').focus(), ['Not a menu']],
  ['Escape', () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })), ['Not a menu']],
  ['another key', () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' })), ['More', 'Not a menu']],
  ['a click in it', () => find('#inside').click(), ['More', 'Not a menu']],
])('after %s', (_, act, expected) => {
  act()
  expect(openIds()).toEqual(expected)
})

test('Escape gives the focus to what opened the menu', () => {
  find('#inside').focus()
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(document.activeElement).toBe(find('#menu'))
})
