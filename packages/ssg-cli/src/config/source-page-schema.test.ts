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

const page = { route: '/a/', title: 'A', markdown: 'Text.' }

test.each<[object, string]>([
  [
    { sidebar: 'Str' },
    'has "Str" as its "sidebar": Write `false`, or an object: `{ label, category, isCategoryPage, position }`.',
  ],
  [{ sidebar: { category: 'Str' } }, 'has "Str" as its "sidebar.category": Write a list of strings.'],
  [{ sidebar: { category: ['A', 1] } }, 'has 1 as its "sidebar.category[1]": Write a string.'],
  [{ sidebar: { position: '1' } }, 'has "1" as its "sidebar.position": Write a number.'],
  [{ sidebar: { pos: 1 } }, 'has the unknown key "sidebar.pos": Remove it.'],
  [{ sidebar: { lable: 'A' } }, 'has the unknown key "sidebar.lable": Write "sidebar.label", the closest key, or remove it.'],
  [{ origin: { file: 'a', lin: 1 } }, 'has the unknown key "origin.lin": Write "origin.line", the closest key, or remove it.'],
  [{ toc: true }, 'has true as its "toc": Write `false`, or an object: `{ min, max }`.'],
  [{ toc: { min: 1 } }, 'has 1 as its "toc.min": Write a heading level, 2 to 6.'],
  [{ toc: { min: 4, max: 3 } }, 'has an object as its "toc": Write an object whose "min" is not above its "max".'],
  [{ toc: { maxx: 2 } }, 'has the unknown key "toc.maxx": Write "toc.max", the closest key, or remove it.'],
  [{ editLink: true }, 'has true as its "editLink": Write a web address, or `false`.'],
  [{ published: '2024-03-01' }, 'has "2024-03-01" as its "published": Write an object: `{ date, authors }`.'],
  [{ published: { date: 'today' } }, 'has "today" as its "published.date": Write a date such as "2024-03-01".'],
  [
    { published: { date: '2024-03-01', authors: ['Ada'] } },
    'has "Ada" as its "published.authors[0]": Write an object: `{ name, url }`.',
  ],
  [
    { published: { date: '2024-03-01', author: [] } },
    'has the unknown key "published.author": Write "published.authors", the closest key, or remove it.',
  ],
  [{ markdown: 3 }, 'has 3 as its "markdown": Write a string, or an object: `{ text, file, line }`.'],
  [{ markdown: { text: 'a' } }, 'has no "markdown.file": Add it.'],
  [{ markdown: { text: 'a', file: 'a.md', line: 0 } }, 'has 0 as its "markdown.line": Write a whole number from 1.'],
  [{ tags: [1] }, 'has 1 as its "tags[0]": Write a string.'],
  [{ titel: 'A' }, 'has the unknown key "titel": Write "title", the closest key, or remove it.'],
  [{ html: '' }, 'has 2 bodies: "markdown" and "html": Give it one of "markdown", "html" and "element".'],
])('%j', (given, expected) => {
  const checked = checkSourcePage({ ...page, ...given })
  expect('problem' in checked ? `${checked.problem}: ${checked.hint}` : checked).toBe(expected)
})

test.each([{}, { sidebar: false }, { sidebar: { category: ['A'], position: 1 } }, { markdown: { text: 'a', file: 'a.md' } }])(
  '%j is right',
  (given) => expect(checkSourcePage({ ...page, ...given })).toEqual({ page: { ...page, ...given } }),
)
