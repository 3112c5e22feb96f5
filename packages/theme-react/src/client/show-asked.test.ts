// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { showAsked } from './show-asked.ts'

const page = (attributes = '', typed = ''): void => {
  document.body.innerHTML = `<docgen-island ${attributes}><div class="docgen-results"><h1>Search</h1><form><input name="q"></form></div></docgen-island>`
  const field = document.querySelector('input')
  if (field) field.value = typed
}
const shown = (): readonly unknown[] => [document.querySelector('h1')?.textContent, document.querySelector('input')?.value]

test.each([
  ['?q=reset+%26%20%241', 'reset & $1'],
  ['?kind=class&q=%20token%20', 'token'],
])('%s stands in the heading', (search, asked) => {
  history.replaceState(null, '', `/search/${search}`)
  page()
  showAsked()
  expect(shown()).toEqual([`Search results for “${asked}”`, ''])
})

test.each(['', '?q=', '?q=%20', '?in=1.0'])('%j asks nothing', (search) => {
  history.replaceState(null, '', `/search/${search}`)
  page()
  showAsked()
  expect(shown()).toEqual(['Search', ''])
})

test('what is typed stays, and what is alive sees to itself', () => {
  history.replaceState(null, '', '/search/?q=token')
  page('', 'log')
  showAsked()
  expect(shown()).toEqual(['Search results for “token”', 'log'])
  page('data-hydrated')
  showAsked()
  expect(shown()).toEqual(['Search', ''])
})
