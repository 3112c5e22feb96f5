import { expect, test } from 'vitest'
import { hrefOfFile, hrefOfRoute, routePathOfHref } from './hrefs.ts'

test.each([
  ['/', '/', true, undefined, '/'],
  ['/', '/', false, undefined, '/'],
  ['/', '/base/', false, undefined, '/base/'],
  ['/a/b/', '/', true, undefined, '/a/b/'],
  ['/a/b/', '/base/', false, undefined, '/base/a/b'],
  ['/a/', '/', true, '', '/a/'],
  ['/a/', '/', false, 'b', '/a#b'],
  ['/a/', '/', true, 'é #', '/a/#%C3%A9%20%23'],
  ['/é x/', '/', true, undefined, '/%C3%A9%20x/'],
])('the route %s below %s, with a slash at its end: %s, and the anchor %j', (path, base, trailingSlash, anchor, href) =>
  expect(hrefOfRoute(path, { base, trailingSlash }, anchor)).toBe(href),
)

test.each([
  ['img/a b.png', '/', '/img/a%20b.png'],
  ['img/a.png', '/base/', '/base/img/a.png'],
])('the file %s below %s', (path, base, href) => expect(hrefOfFile(path, { base })).toBe(href))

test.each([
  ['/', '/'],
  ['/a/b', '/a/b/'],
  ['/a/b/', '/a/b/'],
  ['//a///b', '/a/b/'],
  ['/a/b.html', '/a/b/'],
  ['/a/b/index.html', '/a/b/'],
  ['/index.html', '/'],
  ['index.html', '/'],
  // Neither is the end of the path, nor the whole name of a file.
  ['/a.html/b', '/a.html/b/'],
  ['/a/index.html/b', '/a/index.html/b/'],
  ['/a/myindex.html', '/a/myindex/'],
])('%s means the route %s', (path, route) => expect(routePathOfHref(path)).toBe(route))
