import { describe, expect, test } from 'vitest'
import type { ResolvedSite, ResolvedSitePage, Site } from '@docgen/model'
import { configOf, headingOf, pageOf } from '../../sources/page-fixture.ts'
import { mergeSites } from './merge-sites.ts'
import { resolvedSiteOf } from './site-fixture.ts'

function siteOf(title = 'Shop'): Site {
  const color = { light: '#aa3333', dark: '#ffaaaa' }
  const parts = [{ name: 'kit', label: 'Kit', color, paths: ['/docs'] }]
  const config = configOf({ title, parts })
  const at = { file: 'docgen.config.ts', line: 1, column: 1 }
  const redirect = { kind: 'redirect', path: '/old/', from: '/old/', to: '/docs/a/', at } as const
  const page = pageOf('docs/a.md', { frontmatter: { tags: ['x'] }, headings: [headingOf(2, 'One')] })
  return resolvedSiteOf({ config, pages: [page], routes: [redirect] })
}

function firstPageOf({ pages: [page] }: ResolvedSite): ResolvedSitePage {
  if (page === undefined) throw new Error('The site has no pages.')
  return page
}

test('a copy of a page has all of the page', () => {
  const page = firstPageOf(siteOf().resolved())
  const { title, headings, markdown } = { ...page }
  expect([title, headings]).toEqual([page.title, page.headings])
  expect(markdown).toBe(page.markdown)
})

test.each([
  ['/docs/a/index', '/docs/a/'],
  ['/docs/a/index/', '/docs/a/'],
  ['/docs/a.md', '/docs/a/'],
  ['/old/index', undefined],
  ['/nowhere/else', undefined],
])('the page that %s means is %s', (path, nearest) => expect(siteOf().resolved().nearestPath(path)).toBe(nearest))

test('its locales are the same ones, however often an output asks', () => {
  const site = siteOf().resolved()
  expect(site.locales[0]).toBe(site.locales[0])
})

describe('of the site that all checks and outputs share, none can change', () => {
  test.each<[string, (site: ResolvedSite) => unknown]>([
    ['the site', (site) => site],
    ['its pages', ({ pages }) => pages],
    ['a page', (site) => firstPageOf(site)],
    ['the headings of a page', (site) => firstPageOf(site).headings],
    ['a heading', (site) => firstPageOf(site).headings[0]],
    ['frontmatter', (site) => firstPageOf(site).frontmatter],
    ['a list in frontmatter', (site) => firstPageOf(site).frontmatter.tags],
    ['the trail of a page', (site) => firstPageOf(site).trail],
    ['the part of a page', (site) => firstPageOf(site).part],
    ['what the theme gets', (site) => firstPageOf(site).theme.props.head],
    ['what the config says', ({ config }) => config],
    ['a list in what the config says', ({ config }) => config.parts],
    ['redirects', ({ redirects }) => redirects],
    ['a redirect', ({ redirects }) => redirects[0]],
    ['sidebars', ({ structure }) => structure.versions[0]?.sidebars],
    ['languages', ({ locales }) => locales[0]],
    ['feeds', ({ feeds }) => feeds],
  ])('%s', (_, part) => {
    for (const site of [siteOf(), mergeSites([siteOf(), siteOf('Laden')])]) {
      const value = part(site.resolved())
      expect(value).toBeTypeOf('object')
      expect(Object.isFrozen(value)).toBe(true)
    }
  })
})
