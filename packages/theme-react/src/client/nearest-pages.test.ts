import { expect, test } from 'vitest'
import { nearestPages, pageAt, wordsOfAddress, type ListedPage } from './nearest-pages.ts'

test.each([
  ['/base/docs/getting-started/', ['docs', 'getting', 'started']],
  ['/base/docs/install.html', ['docs', 'install']],
  ['/base/docs/index.html', ['docs']],
  ['/elsewhere/gr%C3%BC%C3%9Fe', ['elsewhere', 'grüße']],
  ['/base/', []],
  ['/base/a%2', 'undecodable'],
  ['/base/%E0%A4%A', 'undecodable'],
])('%s says %j', (pathname, expected) => expect(wordsOfAddress(pathname, '/base/')).toEqual(expected))

const pages: readonly ListedPage[] = [
  ['/base/', 'Home'],
  ...['getting-started', 'strategies/oauth', 'strategies/password', 'strategies/password-client', 'server', 'client'].map(
    (path): ListedPage => [`/base/docs/${path}/`, path],
  ),
  ...['Password', 'Server', 'Options', 'Errors', 'Sessions'].map((name): ListedPage => [`/base/api/class/${name}/`, name]),
]

test.each([
  ['/base/docs/password', ['strategies/password', 'Password', 'strategies/password-client']],
  ['/base/strategies/oath', ['strategies/oauth', 'strategies/password', 'strategies/password-client']],
  ['/base/guide/get-startd/', ['getting-started']],
  ['/base/docs/', []],
  ['/base/xyzzy/', []],
  ['/base/strategies/pasword/', ['strategies/password', 'strategies/oauth', 'strategies/password-client', 'Password']],
])('near %s are %j', (pathname, expected) => {
  const words = wordsOfAddress(pathname, '/base/')
  const found = words === 'undecodable' ? [] : nearestPages(words, pages, '/base/')
  expect(found.map(([, title]) => title).sort()).toEqual([...expected].sort())
  expect(found[0]?.[1]).toBe(expected[0])
})

/** Of its pages, more lie in a folder than are shown, yet not many of all. */
const large: readonly ListedPage[] = [
  ...['install', 'server', 'email', 'password', 'client', 'deploy', 'strategies/oauth', 'strategies/password'].map(
    (path): ListedPage => [`/docs/${path}/`, path],
  ),
  ...Array.from({ length: 60 }, (_, index): ListedPage => [
    `/api/core/class/${'ABCDEFGH'[index % 8]}${index}Password/`,
    `${index}`,
  ]),
  ...Array.from({ length: 20 }, (_, index): ListedPage => [`/api/password/function/f${index}/`, `f${index}`]),
]

test.each([
  ['/docs/nope/', []],
  ['/api/core/nope/', []],
  ['/nope', []],
  ['/docs/strategies/nope/', ['strategies/oauth', 'strategies/password']],
  // What many pages have finds those that have the rest of the address, too.
  ['/docs/pasword/', ['password', 'strategies/password']],
  ['/docs/instal/', ['install']],
])('of a large site near %s are %j', (pathname, expected) => {
  const words = wordsOfAddress(pathname, '/')
  const found = words === 'undecodable' ? [] : nearestPages(words, large, '/')
  expect(found.map(([, title]) => title)).toEqual(expected)
})

test('a folder that has most pages of a small site leads to none of them', () => {
  const small = large.slice(0, 3)
  expect(nearestPages(['docs', 'nope'], small, '/')).toEqual([])
  expect(nearestPages(['docs', 'instal'], small, '/').map(([, title]) => title)).toEqual(['install'])
})

test.each([
  ['/base/docs/server', '/base/docs/server/'],
  ['/base/docs/server.html', '/base/docs/server/'],
  ['/base/docs/server/index.html', '/base/docs/server/'],
  ['/base/docs/gr%c3%bc%c3%9fe', '/base/docs/gr%C3%BC%C3%9Fe/'],
  ['/base/docs/server/', undefined],
  ['/base/docs/Server', undefined],
  ['/base/docs/server/more', undefined],
  ['/base/%E0%A4%A', undefined],
])('%s has the page %s', (pathname, href) =>
  expect(pageAt(pathname, [...pages, ['/base/docs/gr%C3%BC%C3%9Fe/', 'Greetings']])?.[0]).toBe(href),
)
