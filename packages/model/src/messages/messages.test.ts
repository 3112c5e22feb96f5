import { describe, expect, test } from 'vitest'
import { english } from './english.ts'
import { messageKeys, type Messages } from './messages.ts'
import { isUntranslated, knownLanguageOf, untranslatedMessages } from './languages.ts'
import { createWords, englishWords, intlTagOf, listOf } from './words.ts'

const germanWords = createWords(
  {
    resultCount: { one: '{count} Ergebnis', other: '{count} Ergebnisse' },
    memberCount: { one: '{count} Mitglied', other: '{count} Mitglieder' },
  },
  'de',
)

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
  ['de-AT', 'de'],
  ['DE', 'de'],
  ['en-GB', 'en'],
  ['pt_BR', 'pt'],
  ['zh', 'zh'],
  ['zh-Hans-HK', 'zh'],
  ['zh-TW', undefined],
  ['zh-Hant-SG', undefined],
  ['ary-Latn', undefined],
  ['pl', undefined],
  ['', undefined],
])('the words of "%s" are those of %s', (lang, expected) => expect(knownLanguageOf(lang)).toBe(expected))

test('what nobody has translated is known', () => {
  expect(untranslatedMessages('de-AT')).toEqual([])
  expect(untranslatedMessages('pl')).toHaveLength(messageKeys().length)
  expect(untranslatedMessages('pl', { search: 'Szukaj' })).not.toContain('search')
})

test.each([
  ['fa-u-ca-persian', undefined, true],
  ['fa', { yes: 'بله' }, false],
  ['en-GB', undefined, false],
  // As an author may replace a word of docgen, too.
  ['de', { yes: 'Yes' }, false],
])('whether "yes" in %s, with %j, is left in English', (lang, own, expected) => {
  expect(isUntranslated({ lang, messages: { ...english, ...own } }, 'yes')).toBe(expected)
})

test('a message with plurals is known by the form that all languages have', () => {
  const resultsIn = (other: string): Messages => ({ ...english, resultCount: { other } })
  expect(isUntranslated({ lang: 'fa', messages: resultsIn(english.resultCount.other) }, 'resultCount')).toBe(true)
  expect(isUntranslated({ lang: 'fa', messages: resultsIn('{count} نتیجه') }, 'resultCount')).toBe(false)
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
