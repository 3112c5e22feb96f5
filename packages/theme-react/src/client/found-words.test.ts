import { expect, test } from 'vitest'
import { parseFound, placesOf } from './found-words.ts'

const marked = (words: readonly string[], text: string): string =>
  placesOf(words, text).reduceRight(
    (rest, [start, end]) => `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`,
    text,
  )

test.each([
  [['token'], 'A token, Tokens and refreshToken', 'A [token], [Token]s and refresh[Token]'],
  [['token'], 'broken tokenized', 'broken [token]ized'],
  [['ken'], 'token', 'token'],
  [['reset', 'resetting'], 'Resetting and reset', '[Resetting] and [reset]'],
  [['c++'], 'In C++ as in c', 'In [C++] as in c'],
  [['ID'], 'userID', 'user[ID]'],
  [['id'], 'valid', 'valid'],
  [['пароль'], 'Сменить пароль', 'Сменить [пароль]'],
  [[], 'token', 'token'],
])('%j is marked in %s', (words, text, expected) => expect(marked(words, text)).toBe(expected))

test.each([
  [null, undefined],
  ['{', undefined],
  ['[]', undefined],
  ['{"page":1,"words":[]}', undefined],
  ['{"page":"/a/","words":["x",1,""]}', { page: '/a/', words: ['x'] }],
])('%s is read as %j', (stored, expected) => expect(parseFound(stored)).toEqual(expected))
