import { expect, test } from 'vitest'
import { readQuery } from './query.ts'
import { english } from './rules.ts'
import { partsOf, termsOf } from './tokenise.ts'

test.each([
  ['stems words', 'Refreshing the sessions', ['refresh', 'session']],
  ['folds diacritics', 'Café ÀGO', ['cafe', 'ago']],
  ['keeps an identifier whole, and finds it by its parts', 'loginWithService', ['loginwithservice', 'login', 'servic']],
  ['leaves stop words out of prose, not out of identifiers', 'from this isFrom', ['isfrom']],
  ['keeps a stop word that is a member', 'test.each of them, x.isFrom', ['test', '.each', 'x', 'isfrom']],
  ['reads constants', 'MAX_AGE', ['maxage', 'max', 'ag']],
  ['keeps abbreviations together', 'getJSONValue', ['getjsonvalue', 'get', 'json', 'valu']],
  ['splits at punctuation', '`a.b(c)`, #d', ['b', 'c', 'd']],
  ['knows other alphabets', 'Привет мир', ['привет', 'мир']],
  ['takes letters without spaces two by two', '認証サーバー', ['認証', '証サ', 'サー', 'ーバ', 'バー', 'ー']],
  ['knows where such letters begin', 'TypeScriptの型', ['typescript', 'type', 'script', 'の型', '型']],
  ['keeps the marks of letters', 'がกี', ['がกี', 'กี']],
  ['keeps syllables together', '한국어 문서', ['한국어', '문서']],
  ['leaves out what nobody types', 'x'.repeat(60), []],
])('%s', (_, text, terms) => {
  expect(termsOf(text, english)).toEqual(terms)
})

test.each([
  ['a single word', 'logout', ['logout']],
  ['camel case', 'AccountsServer', ['Accounts', 'Server']],
  ['digits', 'oauth2Client', ['oauth2', 'Client']],
  ['marks of private names', '_$value', ['value']],
])('parts of %s', (_, name, parts) => {
  expect(partsOf(name)).toEqual(parts)
})

test('a member that is named like a stop word is a term of queries too, and its dot is no part of the words', () => {
  const { terms, words } = readQuery('test.each', english)
  expect(terms.map(({ term, weight, prefix }) => [term, weight, prefix])).toEqual([
    ['test', 1, undefined],
    ['.each', 1, 'each'],
  ])
  expect(words).toEqual(['test', 'each'])
  expect(readQuery('each ', english).terms).toEqual([])
  expect(readQuery('vi.spy', english).terms.at(-1)).toMatchObject({ term: 'spy', prefix: 'spy', word: 'spy' })
})
