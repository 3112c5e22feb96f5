import { expect, test } from 'vitest'
import type { DocgenConfig } from '@docgen/model'
import { configOfLocale } from '../../config/locales.ts'
import { configOf, pageOf } from '../../sources/page-fixture.ts'
import { buildRouteGraph } from './build-route-graph.ts'

type Redirects = NonNullable<DocgenConfig['redirects']>

const files = ['docs/index.md', 'docs/install.md', 'docs/api/client.md', 'docs/v1/install.md']

function redirectsOf(redirects: Redirects, config = configOf({ redirects })) {
  const { graph, diagnostics } = buildRouteGraph({
    config,
    pages: files.map((file) => pageOf(file)),
    reactPages: new Map(),
    apiModels: new Map(),
    includeDrafts: false,
  })
  const routes = graph.routes.flatMap((route) => (route.kind === 'redirect' ? [`${route.path} → ${route.to}`] : []))
  return { routes: routes.filter((route) => route !== '/ → /docs/'), messages: diagnostics.map(({ message }) => message) }
}

test.each<[string, Redirects, readonly string[]]>([
  [
    'one for each page that it leads to',
    [{ from: '/guide/*', to: '/docs/*' }],
    [
      '/guide/ → /docs/',
      '/guide/api/client/ → /docs/api/client/',
      '/guide/install/ → /docs/install/',
      '/guide/v1/install/ → /docs/v1/install/',
    ],
  ],
  [
    'none at the address of a page, or of another redirect',
    [
      { from: '/docs/v1/*', to: '/docs/*' },
      { from: '/docs/v1/api/client', to: '/docs/' },
    ],
    ['/docs/v1/ → /docs/', '/docs/v1/api/client/ → /docs/'],
  ],
  ['one for what is below its own addresses', [{ from: '/docs/*', to: '/docs/api/*' }], ['/docs/client/ → /docs/api/client/']],
  [
    'none at the address of the search page',
    [
      { from: '/*', to: '/docs/*' },
      { from: '/docs/search', to: '/docs/install' },
    ],
    [
      '/api/client/ → /docs/api/client/',
      '/docs/search/ → /docs/install',
      '/install/ → /docs/install/',
      '/v1/install/ → /docs/v1/install/',
    ],
  ],
  [
    'one for another redirect that it leads to, to where that leads',
    [
      { from: '/guide/*', to: '/docs/api/*' },
      { from: '/docs/api/server', to: '/docs/api/client' },
    ],
    ['/docs/api/server/ → /docs/api/client', '/guide/client/ → /docs/api/client/', '/guide/server/ → /docs/api/client'],
  ],
])('a pattern is %s', (_, redirects, routes) => expect(redirectsOf(redirects)).toEqual({ routes, messages: [] }))

test('a pattern without pages to lead to is reported', () =>
  expect(redirectsOf([{ from: '/guide/*', to: '/manual/*' }])).toEqual({
    routes: [],
    messages: ['The redirect from "/guide/*" leads to "/manual/*", but no page has such an address.'],
  }))

test('a pattern may lead into the folder of a language, which has the pages of the default', () => {
  const redirects = [{ from: '/docs/de/*', to: '/de/docs/*' }]
  const site = configOf({ redirects, locales: { en: { label: 'English' }, de: { label: 'Deutsch' }, fr: { label: 'Français' } } })
  expect(redirectsOf(redirects, configOfLocale(site, 'en'))).toEqual({
    routes: [
      '/docs/de/ → /de/docs/',
      '/docs/de/api/client/ → /de/docs/api/client/',
      '/docs/de/install/ → /de/docs/install/',
      '/docs/de/v1/install/ → /de/docs/v1/install/',
    ],
    messages: [],
  })
  for (const language of ['de', 'fr'])
    expect(redirectsOf(redirects, configOfLocale(site, language))).toEqual({ routes: [], messages: [] })
  const gone = [{ from: '/guide/de/*', to: '/de/manual/*' }]
  expect(redirectsOf(gone, configOfLocale({ ...site, redirects: gone }, 'en')).messages).toHaveLength(1)
})
