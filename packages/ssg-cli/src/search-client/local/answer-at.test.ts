import { expect, test } from 'vitest'
import type { SearchAnswer } from '@docgen/model'
import { answerAt } from './answer-at.ts'

const answerOf = (href: string): SearchAnswer => ({
  kind: 'results',
  id: 1,
  hits: [{ kind: 'page', title: [], path: [], href, pageHref: href.replace(/#.*/, ''), isDeprecated: false, snippet: [] }],
  total: 1,
  facets: {},
  suggestions: [{ title: 'A', href }],
})

test.each([
  ['../docs/a/', 'docs/a/index.html'],
  ['../docs/a/#b/', 'docs/a/index.html#b/'],
  ['../', 'index.html'],
  ['../docs/a.html#b', 'docs/a.html#b'],
])('%s leads to %s of the site', (href, expected) => {
  for (const root of ['file:///home/a%20b/', 'https://docs.example/x/'])
    expect(answerAt(answerOf(href), `${root}assets/search-worker.js`)).toMatchObject({
      hits: [{ href: root + expected, pageHref: root + expected.replace(/#.*/, '') }],
      suggestions: [{ href: root + expected }],
    })
})

test('a failure stays as it is', () =>
  expect(answerAt({ kind: 'failure', id: 1, reason: 'network' }, 'file:///a.js')).toEqual({
    kind: 'failure',
    id: 1,
    reason: 'network',
  }))
