import { describe, expect, test } from 'vitest'
import { english, knownLanguages, messageKeys, placeholdersOf, type MessageKey, type Messages } from '@docgen/model'
import { explanations } from '../../diagnostics/explanations.ts'
import { loadMessages, loadMessageTables } from './tables.ts'

/** Names of the values in all forms of a message; how many there are may go without saying. */
const valuesIn = (message: unknown): readonly string[] =>
  placeholdersOf(JSON.stringify(message))
    .filter((name) => name !== 'count')
    .sort()

const tables = await Promise.all(knownLanguages.map(async (language) => ({ language, messages: await loadMessages(language) })))

describe.each(tables)('the words of "$language"', ({ language, messages }) => {
  test('take the values of English', () => {
    const differing = messageKeys().filter((key) => String(valuesIn(messages[key])) !== String(valuesIn(english[key])))
    expect(differing).toEqual([])
  })

  test('are all there, and none is empty', () => {
    expect(Object.keys(messages).sort()).toEqual(messageKeys().toSorted())
    expect(messageKeys().filter((key) => formsOf(messages[key]).some((form) => form.trim() === ''))).toEqual([])
  })

  test('have no form that the language does not ask for', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
    const idle = messageKeys().filter((key) => {
      const message = messages[key]
      return typeof message !== 'string' && !Object.keys(message).every((category) => isIn(pluralCategories, category))
    })
    expect(idle).toEqual([])
  })

  test('begin and end with a space where those of English do', () => {
    const edges = (message: Messages[MessageKey]): string =>
      formsOf(message)
        .map((form) => /^ | $/.test(form))
        .join()
    const differing = messageKeys().filter(
      (key) => typeof english[key] === 'string' && edges(messages[key]) !== edges(english[key]),
    )
    // The full-width colon of Chinese holds the space.
    expect(differing).toEqual(language === 'zh' ? ['currentLanguage', 'currentVersion', 'noVersion'] : [])
  })
})

function formsOf(message: Messages[MessageKey]): readonly string[] {
  return typeof message === 'string' ? [message] : Object.values(message)
}

function isIn(list: readonly string[], item: string): boolean {
  return list.includes(item)
}

test.each([
  ['de-AT', 'Suchen'],
  ['zh-Hans', '搜索'],
  ['zh-TW', 'Search'],
  ['pl', 'Search'],
])('the words of "%s"', async (lang, expected) => expect((await loadMessages(lang)).search).toBe(expected))

test('tables go by the languages of pages', async () => {
  const found = await loadMessageTables(['de-AT', 'fr', 'pl'])
  expect([...found].map(([lang, { yes }]) => [lang, yes])).toEqual([
    ['de-AT', 'Ja'],
    ['fr', 'Oui'],
    ['pl', 'Yes'],
  ])
})

test('the explanation of missing messages names every language that docgen has words in', () => {
  const names = new Intl.DisplayNames('en', { type: 'language' })
  for (const language of knownLanguages) expect(explanations['missing-messages'].why).toContain(names.of(language))
})
