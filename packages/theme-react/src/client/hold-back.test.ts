// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { holdBack } from './hold-back.ts'

const pageOf = (body: string): Document => new DOMParser().parseFromString(`<!doctype html><body>${body}</body>`, 'text/html')

const paragraphs = (count: number): string => Array.from({ length: count }, (_, index) => `<p>${index + 1}</p>`).join('')

const guideOf = (count: number, more = ''): string =>
  `<header>Top</header><main><article><h1>Guide</h1><div class="docgen-prose">${paragraphs(count)}</div><nav>Next</nav></article></main>${more}`

const members = (count: number): string =>
  Array.from({ length: count }, (_, index) => `<div class="docgen-member">${index + 1}</div>`).join('')

test.each([
  ['a short guide', guideOf(15)],
  ['a page with members of others', `<main><label data-hide-inherited><input></label><section>${members(9)}</section></main>`],
  ['a page that is sent in parts', `${guideOf(30)}<p data-docgen-rest="0-1"></p>`],
])('%s is shown whole', (_, body) => {
  const page = pageOf(body)
  const before = page.body.innerHTML
  expect(holdBack(page.body)).toBeUndefined()
  expect(page.body.innerHTML).toBe(before)
})

test.each([
  [
    'a long guide',
    guideOf(40, '<footer>End</footer>'),
    `<header>Top</header><main><article><h1>Guide</h1><div class="docgen-prose">${paragraphs(15)}</div></article></main>`,
  ],
  [
    'a class',
    `<main><section><h2>Methods</h2>${members(9)}</section><section><h2>Events</h2></section></main><footer>End</footer>`,
    `<main><section><h2>Methods</h2>${members(3)}</section></main>`,
  ],
])('of %s the beginning is shown first, and then all of it', (_, body, beginning) => {
  const page = pageOf(body)
  const putBack = holdBack(page.body)
  document.body.replaceWith(document.adoptNode(page.body))
  expect(document.body.innerHTML).toBe(beginning)
  putBack?.()
  expect(document.body.innerHTML).toBe(body)
})
