import { expect, test } from 'vitest'
import { looksLikeShape, parseShape, shapeScore } from './shapes.ts'

const functions = {
  createSession: '(User, ConnectionInformations) -> Promise<Session>',
  findSession: '(string) -> Promise<Session | null>',
  refresh: '(string, string) -> Tokens',
  refreshNamed: '(string, string, ConnectionInformations) -> Promise<LoginResult>',
  identity: '(?) -> ?',
  list: '() -> Array<User>',
  on: '(string, Function) -> void',
}

const found = (query: string): readonly string[] => {
  const wanted = parseShape(query)
  if (!wanted) return ['not a shape']
  return Object.entries(functions)
    .map(([name, text]) => ({ name, shape: parseShape(text) }))
    .flatMap(({ name, shape }) => (shape ? [{ name, score: shapeScore(wanted, shape) }] : []))
    .filter(({ score }) => score > 0.5)
    .sort((a, b) => b.score - a.score)
    .map(({ name }) => name)
}

test.each([
  ['User -> Promise<Session>', ['createSession']],
  ['(string, string) -> Tokens', ['refresh']],
  ['string -> Promise<Session>', ['findSession']],
  ['string => Session', []],
  ['-> User[]', ['list']],
  ['() => Array<User>', ['list']],
  ['(event: string, fn: Function) => void', ['on']],
  ['ConnectionInformations, User -> Promise<Session>', ['createSession']],
  ['number -> Tokens', []],
])('%s', (query, expected) => {
  expect(found(query)).toEqual(expected)
})

test.each([
  ['a -> b', true],
  ['a => b', true],
  ['a > b', false],
  ['log-in', false],
])('%s is typed as a shape: %s', (query, expected) => expect(looksLikeShape(query)).toBe(expected))
