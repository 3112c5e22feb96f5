import { expect, test } from 'vitest'
import { isOpenIn, parseSidebarState, withCategory } from './sidebar-state.ts'

const closed = withCategory({}, ['Docs', 'Guides'], false)

test.each([
  ['a category that was left alone is as the page has it', {}, true, false, true],
  ['and so when it is closed', {}, false, false, false],
  ['one that the reader closed is closed', closed, true, false, false],
  ['unless the current page is in it', closed, true, true, true],
  ['one that the reader opened is open', withCategory(closed, ['Docs', 'Guides'], true), false, false, true],
  ['another of the same name elsewhere is not meant', withCategory({}, ['Api', 'Guides'], true), false, false, false],
])('%s', (_, state, served, isCurrent, expected) => {
  expect(isOpenIn(state, ['Docs', 'Guides'], served, isCurrent)).toBe(expected)
})

test.each([
  [null, {}],
  ['', {}],
  ['[', {}],
  ['null', {}],
  ['{"a":true,"b":"yes"}', { a: true }],
])('reads %s', (text, state) => expect(parseSidebarState(text)).toEqual(state))
