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
  [{ noResults: 'Nothing' }, 'must be a string with "{query}"', 'Write a string with "{query}".'],
  [{ noResults: '{query} {page}' }, 'must be a string with "{query}"', 'Write a string with "{query}".'],
  [{ search: 'Find {query}' }, 'must be a string without "{…}"', 'Write a string without "{…}".'],
  [{ search: '' }, 'must be a non-empty string', 'Write a non-empty string.'],
  [{ resultCount: '{count} hits' }, 'must be an object by plural category', 'Write an object by plural category'],
  [{ resultCount: { one: 'a hit' } }, 'has no "locale.messages.resultCount.other"', 'Add it'],
  [{ inheritedCount: { other: '{count}' } }, 'must be a string with "{base}"', 'Write a string with "{base}".'],
])('%j is a finding', (messages, message, hint) => {
  const [[found = '', advice = ''] = [], ...others] = findingsOf(messages)
  expect(found).toContain(message)
  expect(advice).toContain(hint)
  expect(others).toEqual([])
})
