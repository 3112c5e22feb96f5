import { expect, test } from 'vitest'
import { comparedName, nameScore, nearNameScore, typedName } from './symbol-names.ts'

const symbols = [
  comparedName('loginWithService', 'AccountsClient'),
  comparedName('LoginWithServiceErrors', undefined),
  comparedName('login', 'AccountsServer'),
  comparedName('logout', 'AccountsServer'),
  comparedName('logout', 'AccountsClient'),
  comparedName('AccountsServer', undefined),
  comparedName('authenticateWithService', 'AccountsServer'),
  comparedName('@accounts/server', undefined),
]

/** Qualified names of what matches, best first. */
const found = (query: string, score: typeof nameScore): readonly string[] =>
  symbols
    .map((symbol) => ({ name: symbol.qualified, score: score(typedName(query), symbol) }))
    .filter((match) => match.score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ name }) => name)

test.each([
  ['the very name', 'logout', ['accountsserver.logout', 'accountsclient.logout']],
  ['the first letters', 'loginWith', ['accountsclient.loginwithservice', 'loginwithserviceerrors']],
  [
    'the exact name before longer ones',
    'login',
    ['accountsserver.login', 'accountsclient.loginwithservice', 'loginwithserviceerrors'],
  ],
  ['initials', 'lws', ['accountsclient.loginwithservice', 'loginwithserviceerrors']],
  ['beginnings of parts', 'logserv', ['accountsclient.loginwithservice', 'loginwithserviceerrors']],
  ['a path', 'AccountsServer.logout', ['accountsserver.logout']],
  ["a part of the parent's name", 'server.logout', ['accountsserver.logout']],
  ['a path that goes on', 'accountsserver.log', ['accountsserver.login', 'accountsserver.logout']],
  ['a call', 'logout()', ['accountsserver.logout', 'accountsclient.logout']],
  ['a package', '@accounts/server', ['@accounts/server']],
  ['words for a name', 'accounts server', ['accountsserver']],
  ['a part within', 'withService', ['accountsclient.loginwithservice', 'loginwithserviceerrors']],
])('finds %s', (_, query, expected) => {
  expect(found(query, nameScore).slice(0, expected.length)).toEqual(expected)
})

test.each(['', 'xyz', 'swl', 'server.login.x'])('"%s" is no name here', (query) => {
  expect(found(query, nameScore)).toEqual([])
})

test.each([
  ['AcountsServer', ['accountsserver']],
  ['logotu', ['accountsserver.logout', 'accountsclient.logout']],
  ['lgoinWithS', ['accountsclient.loginwithservice', 'loginwithserviceerrors']],
  ['lgo', []],
])('%s is a slip of %j', (query, expected) => {
  expect(found(query, nearNameScore)).toEqual(expected)
})
