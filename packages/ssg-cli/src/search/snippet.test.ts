import { expect, test } from 'vitest'
import { readQuery as readQueryBy, type Query } from './query.ts'
import { english } from './rules.ts'
import { highlight, snippetOf } from './snippet.ts'

const readQuery = (typed: string): Query => readQueryBy(typed, english)

const marked = (pieces: ReturnType<typeof highlight>): string =>
  pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')

test.each([
  ['words of the same stem', 'session', 'Sessions and a session', '[Sessions] and a [session]'],
  ['the beginning of a word', 'tok', 'A token', 'A [tok]en'],
  ['the beginning of a part', 'serv', 'loginWithService()', 'loginWith[Serv]ice()'],
  ['a beginning with letters that have marks', 'caf', 'Le Café', 'Le [Caf]é'],
  ['words without spaces', '認証', 'TypeScriptの認証中', 'TypeScriptの[認証]中'],
  ['letters without spaces as one', '認証中', 'これは認証中です', 'これは[認証中]です'],
  ['a single letter', '証', '認証', '認[証]'],
  ['identifiers by a part', 'service', 'loginWithService()', '[loginWithService]()'],
  ['letters with marks', 'cafe', 'Le Café', 'Le [Café]'],
  ['markup as text', 'b', '<b>b</b>', '<[b]>[b]</[b]>'],
])('marks %s', (_, query, text, expected) => {
  expect(marked(highlight(text, readQuery(query)))).toBe(expected)
})

test('a long text is cut around the place with most of the words', () => {
  const text = `${'one token here. '.repeat(30)}Refresh a token now. ${'More words. '.repeat(40)}`
  const snippet = marked(snippetOf(text, readQuery('refresh token')))
  expect(snippet).toContain('[Refresh] a [token]')
  expect([snippet.startsWith('… '), snippet.endsWith(' …'), snippet.length < 320]).toEqual([true, true, true])
})

test('without a match it is the beginning', () => {
  expect(marked(snippetOf(`Begin ${'word '.repeat(100)}`, readQuery('zzz')))).toMatch(/^Begin word .* …$/)
})

test.each([
  ['the line with most of the words', 'Begin.\nA token.\nRefresh a token.\nEnd.', '[Refresh] a [token]. End.'],
  ['of equal ones the first', 'One token.\nTwo tokens.', 'One [token]. Two [tokens].'],
  ['prose before a row that says one word more', 'A token.\n\trefresh · token', 'A [token].'],
  ['a row by itself where prose says nothing', 'Begin.\n\ta · b\n\trefresh · token\n\tc · d', '[refresh] · [token]'],
  ['a line of code by itself', '\vconst a = 1\n\vrefresh(token)\n\vb()', '[refresh]([token])'],
  ['no label', 'Begin now.\nToken\n\vtoken()', '[token]()'],
  ['prose where nothing matches', '\vconst a = 1\nBegin.', 'Begin.'],
  [
    'the title of rows with the rows',
    'After a token refresh\n\tname · yes\n\tb · no',
    'After a [token] [refresh] · name · yes · b · no',
  ],
  ['no code after a sentence', 'Now refresh a token.\n\vtoken()', 'Now [refresh] a [token].'],
  ['items apart from each other', 'a whole token\nanother\nEnd.', 'a whole [token] · another · End.'],
])('shows %s', (_, text, expected) => {
  expect(marked(snippetOf(text, readQuery('refresh token')))).toBe(expected)
})

test('a long line begins with the sentence that says it', () => {
  const text = `${'Many words. '.repeat(30)}This is how to refresh a token: ask. ${'More words. '.repeat(40)}`
  expect(marked(snippetOf(text, readQuery('refresh token')))).toMatch(/^… This is how to \[refresh\] a \[token\]: ask\. More/)
})
