import { expect, test } from 'vitest'
import { validateConfig } from './validate-config.ts'

function findingsOf(messages: object): readonly (readonly [string, string])[] {
  const text = `export default { title: 'x', locale: { name: 'en', label: 'English', messages: ${JSON.stringify(messages)} } }`
  const config = { title: 'x', locale: { name: 'en', label: 'English', messages } }
  const checked = validateConfig(config, [{ file: 'docgen.config.ts', text }])
  return 'problems' in checked ? checked.problems.map(({ message, hint }) => [message, hint] as const) : []
}

test.each([
  [{ search: 'Find' }],
  [{ noResults: '{query}: nothing' }],
  [{ resultCount: { other: '{count} hits' } }],
  [{ resultCount: { one: 'a hit', other: '{count} hits' } }],
  [{ 'kind.class': 'Klass' }],
  [{}],
])('%j replaces words', (messages) => expect(findingsOf(messages)).toEqual([]))

test.each([
  [{ serach: 'Find' }, '"locale.messages.serach" is unknown', 'Write "search", the closest key.'],
  [{ noResults: 'Nothing' }, 'must be a text with "{query}"', 'Write a text with "{query}".'],
  [{ noResults: '{query} {page}' }, 'must be a text with "{query}"', 'Write a text with "{query}".'],
  [{ search: 'Find {query}' }, 'must be a text without "{…}"', 'Write a text without "{…}".'],
  [{ search: '' }, 'must be a text that is not empty', 'Write a text that is not empty.'],
  [{ resultCount: '{count} hits' }, 'must be an object by plural category', 'Write an object by plural category'],
  [{ resultCount: { one: 'a hit' } }, 'has no "locale.messages.resultCount.other"', 'Add it'],
  [{ inheritedCount: { other: '{count}' } }, 'must be a text with "{base}"', 'Write a text with "{base}".'],
])('%j is a finding', (messages, message, hint) => {
  const [[found = '', advice = ''] = [], ...others] = findingsOf(messages)
  expect(found).toContain(message)
  expect(advice).toContain(hint)
  expect(others).toEqual([])
})
