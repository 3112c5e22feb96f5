import { expect, test } from 'vitest'
import { checkSourcePage } from './source-page-schema.ts'

test.each([
  ['2024-02-29', undefined],
  ['2024-02-30', 'has "2024-02-30" as its "date"'],
  ['yesterday', 'has "yesterday" as its "date"'],
])('a page of the date %s', (date, problem) => {
  const checked = checkSourcePage({ route: '/a/', title: 'A', markdown: 'Text', date })
  expect('problem' in checked ? checked.problem : undefined).toBe(problem)
})
