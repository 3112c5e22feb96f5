import { expect, test } from 'vitest'
import { rawHtmlRemoved } from './markdown.ts'

test.each<[string, string, RegExp]>([
  ['element <T>', 'docs/a.md', /^Put the type between backticks/],
  ['element <Tabs>', 'docs/a.md', /^Write a directive/],
  ['element <WidgetError>', 'src/error.ts', /^Put it between backticks/],
  ['element <locale>', 'src/error.ts', /^Put it between backticks/],
  ['element <section>', 'docs/a.md', /^Use Markdown/],
  ['attribute "onclick"', 'docs/a.md', /^Remove it/],
])('the hint for the %s of %s', (what, file, hint) => {
  expect(rawHtmlRemoved({ file, line: 1, column: 1 }, what).hint).toMatch(hint)
})
