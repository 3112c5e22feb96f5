import { expect, test } from 'vitest'
import { rawHtmlRemoved, type RemovedHtml } from './html.ts'

test.each<[string, string, RegExp, RemovedHtml?]>([
  ['element <T>', 'docs/a.md', /^Put the type between backticks/],
  ['element <Tabs>', 'docs/a.md', /^Write a directive/],
  ['element <Tabs>', 'docs/a.md', /^Write "::::tabs"/, { hint: 'Write "::::tabs".' }],
  ['element <Tabs>', 'docs/a.md', /^Write "::::tabs"/, { hint: 'Write "::::tabs".', isOpen: true }],
  ['element <Overlay>', 'docs/a.md', /^Put the name between backticks/, { isOpen: true }],
  ['element <Overlay>', 'packages/a/CHANGELOG.md', /^Put the name between backticks/],
  ['element <Tabs>', 'README.md', /^Put the name between backticks/, { hint: 'Write "::::tabs".' }],
  ['element <T>', 'README.md', /^Put the type between backticks/],
  ['element <iframe>', 'README.md', /^Use Markdown/, { isOpen: true }],
  ['element <WidgetError>', 'src/error.ts', /^Put it between backticks/],
  ['element <locale>', 'src/error.ts', /^Put it between backticks/],
  ['element <section>', 'docs/a.md', /^Use Markdown/],
  ['element <docs-info>', 'docs/a.md', /^Write a directive .* if a script of the site defines this element/],
  ['attribute "onclick"', 'docs/a.md', /^Remove it/],
])('the hint for the %s of %s', (what, file, hint, given) => {
  expect(rawHtmlRemoved({ file, line: 1, column: 1 }, what, given).hint).toMatch(hint)
})
