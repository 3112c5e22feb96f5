import { expect, test } from 'vitest'
import { nearestPages, wordsOfAddress, type ListedPage } from './nearest-pages.ts'

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
