import { englishWords, type DocsVersion, type RouteGraph, type SearchConfig, type SiteConfig } from '@docgen/model'
import { expect, test } from 'vitest'
import { algolia } from '../../../config/hosted-search.ts'
import { docsVersionsOf } from '../pages/docs-versions.ts'
import { siteSearchOf } from './search-props.ts'

function version(name: string, path: string, isShown = true): DocsVersion {
  const docs = [{ id: 'intro', path: `${path}intro/`, sidebar: undefined }]
  return { name, label: `v${name}`, isShown, banner: undefined, path, mainDocId: 'intro', docs, draftIds: [], sidebars: {} }
}

const two = version('2.0', '/docs/')
const one = version('1.0', '/docs/1.0/')
const blog = version('current', '/blog/', false)

function searchOf(search: SearchConfig, ...versions: readonly DocsVersion[]) {
  const config = { base: '/base/', trailingSlash: true, locale: { htmlLang: 'en' }, search, words: englishWords }
  // What is read of the two.
  const graph = { structure: { versions, locales: [] }, apis: [] } as unknown as RouteGraph
  const site = config as unknown as SiteConfig
  return siteSearchOf(graph, site, docsVersionsOf(graph, site), '/base/assets/worker.js')
}

const configOf = (search: SearchConfig, path: string) => searchOf(search, two, one, blog).of(path).search?.config

test.each([
  ['/', '/base/search/', 'v2.0'],
  ['/docs/intro/', '/base/search/', 'v2.0'],
  ['/blog/intro/', '/base/search/', 'v2.0'],
  ['/docs/1.0/intro/', '/base/search/?in=v1.0', 'v1.0'],
] as const)('%s leads to the results %s, about %s', (path, searchHref, label) => {
  expect(searchOf('auto', two, one, blog).of(path).searchHref).toBe(searchHref)
  expect(configOf('auto', path)).toEqual({ base: '/base/', version: label })
})

test('the page of results can be about every version that is not the newest', () => {
  expect(searchOf('auto', two, one, blog).versionSearches).toEqual([
    {
      label: 'v1.0',
      search: {
        workerHref: '/base/assets/worker.js',
        config: { base: '/base/', version: 'v1.0' },
        aheadHref: '/base/search/index.json',
      },
    },
  ])
  expect(searchOf('auto', two, blog).versionSearches).toEqual([])
})

test('a service is asked for the tags of the version, unless all of its records are asked', () => {
  const options = { appId: 'A', apiKey: 'b', indexName: 'c' }
  const tags = (path: string) => ({ context: { tags: expect.arrayContaining([path]) as unknown } })
  expect(configOf(algolia(options), '/docs/1.0/intro/')).toMatchObject(tags('docs-default-1.0'))
  expect(configOf(algolia(options), '/')).toMatchObject(tags('docs-default-2.0'))
  const all = searchOf(algolia({ ...options, contextual: false }), two, one, blog)
  expect([all.of('/docs/1.0/intro/').searchHref, all.versionSearches]).toEqual(['/base/search/', []])
})

test('a site without a search says nothing of it', () => {
  const { of, versionSearches } = searchOf(false, two, one)
  expect([of('/docs/1.0/intro/'), versionSearches]).toEqual([{}, []])
})
