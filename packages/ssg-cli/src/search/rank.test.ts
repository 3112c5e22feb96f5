import { expect, test } from 'vitest'
import { readQuery as readQueryBy, type Query } from './query.ts'
import { english } from './rules.ts'
import { rules as german } from './languages/de.ts'
import {
  addressBonus,
  bestOf,
  bonusShare,
  eachDistinct,
  headingShare,
  phraseBonus,
  rankCandidates,
  sectionScore,
  titleBonus,
  type Candidate,
} from './rank.ts'

const readQuery = (typed: string): Query => readQueryBy(typed, english)

const candidate = (page: number, anchor: string, score: number): Candidate => ({ page, anchor, score, kind: 'section' })

test('one address is one hit, with its better score', () => {
  const ranked = rankCandidates([candidate(1, 'a', 0.2), candidate(2, '', 0.5), candidate(1, 'a', 0.7)])
  expect(ranked.map(({ page, score }) => [page, score])).toEqual([
    [1, 0.7],
    [2, 0.5],
  ])
})

test.each([
  [2, [5, 1]],
  [3, [5, 1, 3]],
  [9, [5, 1, 3, 4]],
])('the best %d come first', (count, expected) => {
  const items = [candidate(4, '', 0.1), candidate(3, '', 0.5), candidate(1, '', 0.5), candidate(5, '', 0.9)]
  expect(bestOf(items, count).map(({ page }) => page)).toEqual(expected)
})

test('the best are found in whatever order they come', () => {
  const items = [0.1, 0.2, 0.9, 0.5].map((score, page) => candidate(page, '', score))
  expect(bestOf(items, 2).map(({ score }) => score)).toEqual([0.9, 0.5])
})

test('equal scores keep the order of the site', () => {
  const ranked = rankCandidates([candidate(2, 'b', 1), candidate(2, 'a', 1), candidate(1, 'z', 1)])
  expect(ranked.map(({ page, anchor }) => `${page}${anchor}`)).toEqual(['1z', '2a', '2b'])
})

test('guides go before declarations, and these before changelogs', () => {
  const scores = (['page', 'class', 'changelog'] as const).map((kind) => sectionScore(1, kind, readQuery('token')))
  expect(scores).toEqual([...scores].sort((a, b) => b - a))
  expect(sectionScore(1, 'class', readQuery('how to log in'))).toBeLessThan(sectionScore(1, 'class', readQuery('log in')))
  expect(bonusShare('method', readQuery('how to log in'))).toBeLessThan(bonusShare('section', readQuery('how to log in')))
})

test('a title that says what was asked counts more than one that says more', () => {
  const query = readQuery('custom headers')
  const bonuses = [
    titleBonus(query, 'Custom headers', [], 0),
    titleBonus(query, 'Custom headers', [], 1),
    titleBonus(query, 'Custom headers', [], 2),
    titleBonus(query, 'Custom headers of the client', [], 1),
    titleBonus(query, 'Headers', ['Custom'], 1),
    titleBonus(query, 'Options', [], 1),
  ]
  expect(bonuses).toEqual([...bonuses].sort((a, b) => b - a))
  expect(bonuses.at(-1)).toBe(0)
  expect(titleBonus(query, '…', [], 0)).toBe(0)
})

test.each([
  ['oauth', 'OAuth'],
  ['graphql', 'GraphQL'],
  ['OAuth', 'oauth'],
])('%s is all that the title %s says', (query, title) => {
  expect(titleBonus(readQuery(query), title, [], 0)).toBe(titleBonus(readQuery('password'), 'Password', [], 0))
})

test.each([
  ['oauth', '/docs/strategies/oauth/', true],
  ['OAuth', '/docs/oauth', true],
  ['oauth', '/docs/oauth-client/', false],
  ['oauth client', '/docs/oauth/', false],
  ['two factor', '/docs/strategies/two-factor/', true],
  ['factor two', '/docs/strategies/two-factor/', false],
  ['oauth', '/', false],
])('whether %s is the name of the guide at %s: %s', (query, href, expected) => {
  expect(addressBonus(readQuery(query), href) > 0).toBe(expected)
})

test('words that stand together count', () => {
  expect(phraseBonus(readQuery('user not found'), 'Default to User not found.')).toBeGreaterThan(0)
  expect(phraseBonus(readQuery('user not found'), 'A user was found, not')).toBe(0)
  expect(phraseBonus(readQuery('認証中'), 'これは認証中です')).toBeGreaterThan(0)
  expect(phraseBonus(readQuery('認証'), 'これは認証中です')).toBe(0)
})

test('faint matches are left out', () => {
  const visited: number[] = []
  eachDistinct(Float64Array.of(0, 1, 0.5, 0.01), (section) => visited.push(section))
  expect(visited).toEqual([1, 2])
})

test.each([
  ['AccountsServer', 'name'],
  ['server.logout', 'name'],
  ['logout()', 'name'],
  ['refresh tok', 'words'],
  ['how do I log in', 'question'],
  ['send an email?', 'question'],
  ['logout?', 'words'],
  ['sessions in Redis', 'question'],
  ['roles with GraphQL', 'question'],
] as const)('%s is typed as %s', (text, sort) => expect(readQuery(text).sort).toBe(sort))

test.each([
  ['wie baue ich ein Haus', german, 'question'],
  ['Wofür brauche ich Mörtel', german, 'question'],
  ['Können Dächer fliegen', german, 'question'],
  ['welcher Stein', german, 'question'],
  ['Sitzungen in Redis', german, 'question'],
  ['Passwörter für Gäste', german, 'question'],
  ['sessions with Redis', german, 'words'],
  ['werkzeug kaufen', german, 'words'],
  ['how to build', german, 'words'],
  ['wie baue ich ein Haus', english, 'words'],
] as const)('%s is typed as what it is in its language', (text, rules, sort) => expect(readQueryBy(text, rules).sort).toBe(sort))

test.each([
  ['the last word may go on', 'refresh tok', [['refresh', 1, undefined], ['tok', 1, 'tok']]], // prettier-ignore
  ['a finished one does not', 'refresh ', [['refresh', 1, undefined]]],
  ['a name with a dot may be written without', 'nextjs', [['nextj', 1, 'nextjs'], ['next', 0.45, undefined], ['js', 0.45, undefined]]], // prettier-ignore
  ['a verb and its particle may be one word', 'log out', [['log', 1, undefined], ['out', 0.3, 'out'], ['logout', 0.45, undefined]]], // prettier-ignore
  ['stop words are no terms', 'how do I send emails', [['send', 1, undefined], ['email', 1, 'emails']]], // prettier-ignore
  ['an identifier is looked for whole, and less by its parts', 'logOut', [['logout', 1, 'logout'], ['log', 0.35, undefined]]], // prettier-ignore
])('%s', (_, text, terms) => {
  expect(readQuery(text).terms.map(({ term, weight, prefix }) => [term, weight, prefix])).toEqual(terms)
})

test('a package is taken out of the query', () => {
  expect(readQuery('@accounts/server AccountsServer')).toMatchObject({ package: '@accounts/server', rest: 'AccountsServer' })
})

test('a name of a package that the site does not have is words', () => {
  const query = readQueryBy('@apollo/client cache', english, (beginning) => '@accounts/server'.startsWith(beginning))
  expect(query).toMatchObject({ package: undefined, rest: '@apollo/client cache', words: ['apollo', 'client', 'cache'] })
  expect(readQueryBy('@accounts/ser', english, (beginning) => '@accounts/server'.startsWith(beginning)).package).toBe(
    '@accounts/ser',
  )
})

test.each([
  ['documentatio', 'document'],
  ['configurat', 'configur'],
  ['certifica', 'certif'],
  ['settin', 'set'],
  ['happine', 'happi'],
])('%s may become a word that stands in the index as %s', (typed, term) => {
  expect(readQuery(typed).terms[0]?.cut).toContain(term)
})

test.each(['passport', 'server', 'token', 'password', 'session', 'email', 'documentation', 'graphql', 'mon'])(
  '%s is no beginning of a word with a shorter term',
  (typed) => expect(readQuery(typed).terms[0]?.cut).toEqual([]),
)

test('what the words of each kind of page count', () => {
  const shares = (['page', 'package', 'class', 'changelog'] as const).map((kind) => [
    sectionScore(1, kind, { sort: 'words', words: ['server'] }),
    sectionScore(1, kind, { sort: 'question', words: ['how', 'server'] }),
  ])
  expect(shares).toEqual([
    [0.62, 0.62],
    [0.62, 0.4],
    [0.5, 0.18],
    [0.25, 0.25],
  ])
  expect(sectionScore(0.5, 'page', { sort: 'name', words: [] })).toBe(0.31)
})

test.each(['changelog server', 'Server changelogs', 'change log', 'release notes of the server'])(
  '%s asks for a changelog',
  (typed) => {
    expect(sectionScore(1, 'changelog', readQuery(typed))).toBe(1)
  },
)

test.each(['log changes', 'a release', 'notes'])('%s asks for no changelog', (typed) => {
  expect(sectionScore(1, 'changelog', readQuery(typed))).toBe(0.25)
})

test.each([
  ['Next steps', 'reset password', 0.25],
  ['Steps', 'reset password', 1],
  ['resetPassword', 'reset password', 0.8],
  ['resetPassword', 'how to reset a password', 0.8],
  ['resetPassword', 'resetPassword', 1],
])('below the heading %j, asked for %j, words count %d', (title, query, expected) => {
  expect(headingShare(title, readQuery(query))).toBe(expected)
  expect(headingShare('Siehe auch', readQueryBy(query, german))).toBe(0.25)
  // Most languages have no such list.
  expect(headingShare('Next steps', readQueryBy(query, { ...german, headingOfLinks: undefined }))).toBe(1)
})

test('what a title counts by the kind of what it names', () => {
  const shares = (['page', 'section', 'package', 'class'] as const).map((kind) => [
    bonusShare(kind, { sort: 'words' }),
    bonusShare(kind, { sort: 'question' }),
  ])
  expect(shares).toEqual([
    [1, 1],
    [1, 1],
    [0.4, 0.15],
    [0.4, 0.15],
  ])
})

test.each([
  [
    [0.12, 1],
    [0, 1],
  ],
  [[0.119, 1], [1]],
  [[-1, 0], []],
  [[0.001], [0]],
  [[], []],
])('of the scores %j the sections %j are worth a look', (scores, expected) => {
  const visited: (readonly [number, number])[] = []
  eachDistinct(Float64Array.from(scores), (section, score) => visited.push([section, score]))
  expect(visited).toEqual(expected.map((section) => [section, scores[section]]))
})

test.each([
  [0, []],
  [1, [2]],
  [2, [2, 1]],
])('the best %d of few', (count, expected) => {
  expect(bestOf([candidate(1, '', 0.1), candidate(2, '', 0.2)], count).map(({ page }) => page)).toEqual(expected)
})

test.each<[string, string, readonly string[], number, number]>([
  // The whole of it, by depth.
  ['custom headers', 'Custom headers', [], 0, 0.44],
  ['custom headers', 'Headers, custom', [], 0, 0.44],
  ['custom headers', 'Custom headers', [], 1, 0.36],
  ['custom headers', 'Custom headers', [], 2, 0.3],
  ['custom headers', 'Custom headers', [], 3, 0.1],
  // All of it among other words.
  ['custom headers', 'Custom headers of the client', [], 0, 0.3],
  ['custom headers', 'Custom headers of the client', [], 1, 0.22],
  ['custom headers', 'Custom headers of the client', [], 3, 0.22 * 0.4],
  // A part, alone or with what stands around it.
  ['custom headers', 'Headers of clients', [], 0, 0.1],
  ['custom headers', 'Headers', [], 0, 0.16],
  ['custom headers', 'Headers', ['Custom'], 1, 0.22],
  ['custom headers', 'Headers of clients', ['More', 'Custom'], 2, 0.16],
  ['custom headers', 'Options', ['Custom headers'], 1, 0.1],
  ['custom headers', 'Options', [], 0, 0],
  ['', 'Options', [], 0, 0],
  ['', '', [], 0, 0],
])('%j adds to the title %j below %j at depth %i: %d', (query, title, outer, depth, expected) =>
  expect(titleBonus(readQuery(query), title, outer, depth)).toBeCloseTo(expected, 10),
)

test.each<[string, string, number]>([
  ['user not found', 'Default to USER not found.', 0.12],
  ['found', 'It is found.', 0],
  ['認証', '認証', 0],
  ['認証中', '認証中', 0.12],
  ['abc', 'abc', 0],
])('the words of %j in %j add %d', (query, text, expected) => expect(phraseBonus(readQuery(query), text)).toBe(expected))

test('the last segment of an address is as good a name as a title', () => {
  expect(addressBonus(readQuery('oauth'), '/docs/OAuth//')).toBe(0.44)
  expect(addressBonus(readQuery('docs'), '/docs/oauth/')).toBe(0)
  expect(addressBonus(readQuery(''), '')).toBe(0)
})

test('of one address the first of equal scores stays', () => {
  const [first, second] = [candidate(1, 'a', 0.5), candidate(1, 'a', 0.5)]
  expect(rankCandidates([first, second])[0]).toBe(first)
  expect(rankCandidates([candidate(1, '', 0.1), candidate(2, '', 0.9), candidate(3, '', 0.5)]).map(({ page }) => page)).toEqual([
    2, 3, 1,
  ])
  expect(
    rankCandidates([candidate(1, 'b', 0.5), candidate(11, '', 0.5), candidate(1, 'c', 0.5)]).map(
      ({ page, anchor }) => `${page}${anchor}`,
    ),
  ).toEqual(['1b', '1c', '11'])
})
