import { describe, expect, test } from 'vitest'
import { english } from './english.ts'
import { german } from './german.ts'
import { messageKeys, placeholdersOf } from './messages.ts'
import { isUntranslated, messagesOf, untranslatedMessages } from './tables.ts'
import { createWords, englishWords, intlTagOf, listOf } from './words.ts'

/** Names of the values in all forms of a message; how many there are may go without saying. */
const valuesIn = (message: unknown): readonly string[] =>
  placeholdersOf(JSON.stringify(message))
    .filter((name) => name !== 'count')
    .sort()

test.each(messageKeys())('German takes the values of English: %s', (key) => {
  expect(valuesIn(german[key])).toEqual(valuesIn(english[key]))
})

const germanWords = createWords(german, 'de')

describe('words', () => {
  test.each([
    ['without values', englishWords('skipToContent'), 'Skip to content'],
    ['with one', englishWords('noResults', { query: '{x}' }), 'No results for “{x}”'],
    ['for one', englishWords('resultCount', { count: 1 }), '1 result'],
    ['for many, grouped as the language does', englishWords('resultCount', { count: 1234 }), '1,234 results'],
    ['the same in German', germanWords('resultCount', { count: 1234 }), '1.234 Ergebnisse'],
    ['for one in German', germanWords('memberCount', { count: 1 }), '1 Mitglied'],
  ])('%s', (_, said, expected) => expect(said).toBe(expected))

  test('forms are chosen by the plural rules of the language', () => {
    const forms = { zero: 'none', one: 'single', two: 'pair', few: '{count} (few)', many: '{count} (many)', other: 'other' }
    const arabic = createWords({ resultCount: forms }, 'ar-u-nu-latn')
    expect([0, 1, 2, 3, 11, 100].map((count) => arabic('resultCount', { count }))).toEqual([
      'none',
      'single',
      'pair',
      '3 (few)',
      '11 (many)',
      'other',
    ])
  })

  test('a form that the language has and the table has not is the other one', () => {
    expect(createWords({ resultCount: { other: '{count} x' } }, 'ar-u-nu-latn')('resultCount', { count: 2 })).toBe('2 x')
  })
})

test.each([
  ['de-AT', 'Suchen'],
  ['de', 'Suchen'],
  ['en-GB', 'Search'],
  ['fr', 'Search'],
  ['', 'Search'],
])('the words of "%s"', (lang, expected) => expect(messagesOf(lang).search).toBe(expected))

test('a site replaces words', () => expect(messagesOf('de', { search: 'Los' }).search).toBe('Los'))

test('what nobody has translated is known', () => {
  expect(untranslatedMessages('de-AT')).toEqual([])
  expect(untranslatedMessages('fr')).toHaveLength(messageKeys().length)
  expect(untranslatedMessages('fr', { search: 'Chercher' })).not.toContain('search')
})

test.each([
  ['ar-u-ca-islamic', undefined, true],
  ['ar', { yes: 'نعم' }, false],
  ['en-GB', undefined, false],
  // As an author may replace a word of docgen, too.
  ['de', { yes: 'Yes' }, false],
])('whether "yes" in %s, with %j, is left in English', (lang, own, expected) => {
  expect(isUntranslated({ lang, messages: messagesOf(lang, own) }, 'yes')).toBe(expected)
})

test('a message with plurals is known by the form that all languages have', () => {
  const messages = { ...messagesOf('ar'), resultCount: { ...messagesOf('ar').resultCount } }
  expect(isUntranslated({ lang: 'ar', messages }, 'resultCount')).toBe(true)
  expect(isUntranslated({ lang: 'ar', messages: messagesOf('ar', { resultCount: { other: 'نتائج' } }) }, 'resultCount')).toBe(
    false,
  )
})

test.each([
  ['en', undefined, 'en'],
  ['de', 'gregory', 'de'],
  ['ar', 'islamic', 'ar-u-ca-islamic'],
  ['no language', undefined, 'en'],
])('%s with the calendar %s is %s to Intl', (lang, calendar, expected) => expect(intlTagOf(lang, calendar)).toBe(expected))

test.each([
  ['en', ['a', 'b', 'c'], 'a, b, and c'],
  ['de', ['a', 'b', 'c'], 'a, b und c'],
  ['de', ['a'], 'a'],
])('a list in %s', (lang, items, expected) => expect(listOf({ lang }, items)).toBe(expected))
