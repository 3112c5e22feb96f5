import { expect, test } from 'vitest'
import { siteTitleOf } from './site-title.ts'

test.each([
  ['Widgets – small parts', 'Widgets', 'Widgets', ['changed']],
  ['Widgets', 'Docs', 'Widgets', ['left']],
  ['Widgets', 'Widgets', 'Widgets', []],
  ['Widgets', '', 'Widgets', []],
  ['Widgets', undefined, 'Widgets', []],
  [undefined, 'Widgets', 'Widgets', []],
  [undefined, undefined, 'Documentation', []],
])('a site called %j, and %j in its navbar, is called %s', (title, shown, expected, kinds) => {
  const said: string[] = []
  expect(siteTitleOf(title, shown, { say: (kind) => void said.push(kind) })).toBe(expected)
  expect(said).toEqual(kinds)
})
