// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { keepBranches } from './keep-branches.ts'
import { swapPage } from './swap-page.ts'

const page = (current: string, sidebar = 'Large'): string => {
  const branch = (name: string): string =>
    name === current
      ? `<li><details open><summary class="is-current">${name}</summary><a href="/${name}/" aria-current="page">Page of ${name}</a></details></li>`
      : `<li><a class="docgen-sidebar-category" href="/${name}/">${name}</a></li>`
  return `<nav data-sidebar="" aria-label="${sidebar}"><ul>${['one', 'two', 'three'].map(branch).join('')}</ul></nav>`
}

function goTo(html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html')
  keepBranches(next)
  swapPage(next)
}

const texts = (selector: string): readonly string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)

beforeEach(() => {
  document.body.innerHTML = page('one')
})

test('categories that are open stay, and the next page alone is current', () => {
  goTo(page('two'))
  goTo(page('three'))
  expect(texts('details[open] > summary')).toEqual(['one', 'two', 'three'])
  expect(texts('.is-current, [aria-current]')).toEqual(['three', 'Page of three'])
})

test('one that the reader has closed is a link again', () => {
  document.querySelector('details')?.removeAttribute('open')
  goTo(page('two'))
  expect(texts('summary')).toEqual(['two'])
  expect(texts('.docgen-sidebar-category')).toEqual(['one', 'three'])
})

test.each([
  ['a category of another sidebar with the same label', page('two', 'Other')],
  ['a category of another label', page('two').replace('>one</a>', '>One</a>')],
])('%s is another one', (_, html) => {
  goTo(html)
  expect(texts('summary')).toEqual(['two'])
})

test('categories that close by themselves have a name, and do', () => {
  document.querySelector('details')?.setAttribute('name', 'fold')
  goTo(page('two'))
  expect(texts('summary')).toEqual(['two'])
})
