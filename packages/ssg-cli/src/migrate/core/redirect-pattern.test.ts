import { expect, test } from 'vitest'
import { restPatternOf } from './redirect-pattern.ts'

test.each([
  ['/docs/v1/:path*', '/docs/:path*', '/docs/v1/*', '/docs/*'],
  ['/old/:path*', '/:path*', '/old/*', '/*'],
  ['/old/:name/', '/new/:name/', '/old/*', '/new/*'],
  ['/old/(.*)', '/new/$1', '/old/*', '/new/*'],
])('"%s" to "%s" is "%s" to "%s"', (source, destination, from, to) =>
  expect(restPatternOf(source, destination)).toEqual({ from, to }),
)

test.each([
  ['/old/:path*', '/new'],
  ['/old/:path*', 'https://example.com/:path*'],
  ['/old/:path*', '/new/:other*'],
  ['/old/:name(a|b)', '/new/:name'],
  ['/:lang/old/:path*', '/:lang/new/:path*'],
  ['/old/:path*', '/new/:path*.html'],
  ['/:path*', '/docs/:path*'],
  ['/old', '/new'],
])('"%s" to "%s" is of another form', (source, destination) => expect(restPatternOf(source, destination)).toBeUndefined())
