// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { parseBeginning } from './beginning.ts'

const pageOf = (main: string): string => `<!doctype html><html><head><title>Page</title></head><body>${main}</body></html>`

const long = '<p>Long</p>'.repeat(3000)

// How a long page comes in parts is for a browser to show: no other parser goes on where it was left.
test.each([
  ['a short page', '<main><p>Short</p></main>'],
  ['a page without a text', `<div>${long}</div>`],
  ['a page with members of others', `<main>${long}<label data-hide-inherited=""></label></main>`],
  ['a page that is sent in parts', `<main>${long}<p data-docgen-rest="0-1"></p></main>`],
  ['a page with a script', `<main>${long}<script>run()</script></main>`],
])('%s is parsed whole', (_, body) => {
  const { document: next, readRest } = parseBeginning(pageOf(body))
  expect(readRest).toBeUndefined()
  expect(next.title).toBe('Page')
  expect(next.body.innerHTML).toBe(body)
})
