import { expect, test } from 'vitest'
import { siteTitleOf, toldTitle } from './site-title.ts'

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

test.each([
  ['Widgets', 'Widgets', []],
  [undefined, 'Documentation', ['by-hand title']],
])('a site whose layouts say %j is called %s', (title, expected, tasks) => {
  const said: string[] = []
  expect(toldTitle(title, { say: (kind, _, key) => void said.push(`${kind} ${key}`) })).toBe(expected)
  expect(said).toEqual(tasks)
})
