import { expect, test } from 'vitest'
import { createVocabulary } from './create-vocabulary.ts'
import { english } from './rules.ts'
import { termsOf } from './tokenise.ts'
import type { Posting } from './vocabulary.ts'

/** What each term counts, by the fast way. */
function counted(texts: readonly string[], vocabulary = createVocabulary(english)): Readonly<Record<string, number>> {
  const terms = vocabulary.openPage()
  const found: Posting[] = []
  for (const text of texts) vocabulary.count(text, 0, text.length, 1, found)
  expect(found).toEqual(terms)
  return Object.fromEntries(terms.map(({ term, count }) => [term, count]))
}

/** The same, one word after another. */
function expected(texts: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = Object.create(null) as Record<string, number>
  for (const text of texts) for (const term of termsOf(text, english)) counts[term] = (counts[term] ?? 0) + 1
  return { ...counts }
}

test.each([
  [''],
  ['Sessions end, and a session ends.'],
  ['test.each test .each $.each a$.b _.map 1.5 v1.2.3 ...rest a..b x.'],
  ['loginWithService MAX_AGE getJSONValue $ _ __proto__ constructor'],
  ['naïve Tür a\u0308pfel caf\u00e9.each caf\u00e9 .each'],
  ['鍵を作成する thé ключ 🍵tea'],
  ['line one\n.each\nline two'],
  ['costarring liquid'],
])('the words of %j are those that the tokenizer finds', (text) => expect(counted([text])).toEqual(expected([text])))

test('words with one hash are told apart', () => {
  // FNV-1a gives both of each pair the same 32 bits.
  const texts = ['costarring', 'liquid', 'declinate', 'macallums']
  expect(counted(texts)).toEqual(expected(texts))
})

test('a page has its own counts, whatever the pages before had', () => {
  const vocabulary = createVocabulary(english)
  counted(['lock lock door'], vocabulary)
  expect(counted(['lock hall'], vocabulary)).toEqual({ lock: 1, hall: 1 })
})

test('more words than there is room for at first are all found again', () => {
  const vocabulary = createVocabulary(english)
  const text = Array.from({ length: 10_000 }, (_, index) => `w${index}`).join(' ')
  expect(counted([text], vocabulary)).toEqual(expected([text]))
  expect(counted([text], vocabulary)).toEqual(expected([text]))
})

test('a part of a text is counted alone', () => {
  const vocabulary = createVocabulary(english)
  const terms = vocabulary.openPage()
  expect(vocabulary.count('door.lock hall', 4, 9, 3, [])).toBe(1)
  expect(terms.map(({ term, count }) => [term, count])).toEqual([['lock', 3]])
})
