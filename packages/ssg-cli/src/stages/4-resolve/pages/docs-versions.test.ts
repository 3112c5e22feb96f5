import { describe, expect, test } from 'vitest'
import type { ApiSection, DocsVersion, Route, RouteGraph, SiteConfig, VersionBanner } from '@docgen/model'
import { docsVersionsOf } from './docs-versions.ts'

function version(name: string, path: string, ids: readonly string[], banner?: VersionBanner, isShown = true): DocsVersion {
  const docs = ids.map((id) => ({ id, path: `${path}${id}/`, sidebar: undefined }))
  return { name, label: name.toUpperCase(), isShown, banner, path, mainDocId: ids[0], docs, draftIds: [], sidebars: {} }
}

function versionsOf(...versions: readonly DocsVersion[]) {
  return versionsWith([], versions)
}

function versionsWith(routes: readonly Route[], versions: readonly DocsVersion[]) {
  const apis = [...new Set(routes.flatMap((route) => ('api' in route ? [route.api] : [])))]
  const graph = { structure: { versions, locales: [] }, apis, routes }
  // What is read of the two.
  return docsVersionsOf(graph as unknown as RouteGraph, { base: '/base/', trailingSlash: true } as unknown as SiteConfig)
}

const next = version('next', '/docs/next/', ['intro', 'install', 'whistle'], 'unreleased')
const two = version('two', '/docs/', ['intro', 'install'])
const one = version('one', '/docs/1/', ['intro', 'fire'], 'unmaintained')
const blog = version('current', '/blog/', ['intro'], undefined, false)
const all = versionsOf(next, two, one, blog)

test('the newest is the first without a warning, or else the first that is released, or else the first', () => {
  const later = version('later', '/docs/later/', ['intro'], 'unreleased')
  expect(all.newest).toBe(two)
  expect(versionsOf(next, one).newest).toBe(one)
  expect(versionsOf(later, next).newest).toBe(later)
})

test('an old version is the newest where no later one is released', () => {
  const { noticeOf } = versionsOf(next, one)
  expect(noticeOf('/docs/1/intro/')).toEqual({ banner: 'unmaintained', newest: undefined })
  expect(noticeOf('/docs/next/intro/')).toEqual({ banner: 'unreleased', newest: { label: 'ONE', href: '/base/docs/1/intro/' } })
})

test.each([
  ['/docs/install/', ['/base/docs/next/install/', '/base/docs/install/', '/base/docs/1/intro/'], 'two'],
  ['/docs/next/whistle/', ['/base/docs/next/whistle/', '/base/docs/intro/', '/base/docs/1/intro/'], 'next'],
  ['/docs/1/fire/', ['/base/docs/next/intro/', '/base/docs/intro/', '/base/docs/1/fire/'], 'one'],
  ['/', ['/base/docs/next/intro/', '/base/docs/intro/', '/base/docs/1/intro/'], undefined],
  ['/blog/intro/', ['/base/docs/next/intro/', '/base/docs/intro/', '/base/docs/1/intro/'], undefined],
])('the menu of %s leads to the same page or the main doc', (path, hrefs, current) => {
  const menu = all.menuOf(path) ?? []
  expect(menu.map(({ href }) => href)).toEqual(hrefs)
  expect(menu.find(({ isCurrent }) => isCurrent)?.name).toBe(current)
})

describe('a link that the author wrote', () => {
  test.each([
    ['/docs/install/', '/docs/install', {}],
    ['/docs/next/intro/', '/docs/install', { href: '/base/docs/next/install/' }],
    ['/docs/1/fire/', '/docs/install/', { href: '/base/docs/1/intro/' }],
    ['/docs/1/fire/', '/docs', { href: '/base/docs/1/intro/' }],
    ['/docs/1/fire/', '/docs/next/whistle', {}],
    ['/docs/1/fire/', '/docs/install#now', {}],
    ['/docs/1/fire/', '/api', {}],
    ['/docs/1/fire/', undefined, {}],
    ['/', '/docs/install', { hrefByVersion: { next: '/base/docs/next/install/', one: '/base/docs/1/intro/' } }],
    ['/', '/docs/next/install', {}],
  ])('from %s to %s', (path, to, expected) => expect(all.linkFrom(path, to)).toEqual(expected))
})

test.each([
  ['/docs/install/', undefined],
  ['/docs/next/install/', { banner: 'unreleased', newest: { label: 'TWO', href: '/base/docs/install/' } }],
  ['/docs/1/fire/', { banner: 'unmaintained', newest: { label: 'TWO', href: '/base/docs/intro/' } }],
  ['/blog/intro/', undefined],
])('the notice of %s', (path, expected) => expect(all.noticeOf(path)).toEqual(expected))

test('one version alone has no menu and changes no link, yet may have a notice', () => {
  const alone = versionsOf(next, blog)
  expect(alone.menuOf('/docs/next/intro/')).toBeUndefined()
  expect(alone.versionOf('/docs/next/intro/')).toBeUndefined()
  expect(alone.linkFrom('/', '/docs/next/intro')).toEqual({})
  expect(alone.noticeOf('/docs/next/intro/')).toEqual({ banner: 'unreleased', newest: undefined })
})

test('the page at the entrance of a version goes by its id', () => {
  const index = (path: string): DocsVersion => ({
    ...version(path, path, ['intro']),
    mainDocId: 'intro',
    docs: [
      { id: 'intro', path: `${path}intro/`, sidebar: undefined },
      { id: 'index', path, sidebar: undefined },
    ],
  })
  const menu = versionsOf(index('/a/'), index('/b/')).menuOf('/a/')
  expect(menu?.map(({ href }) => href)).toEqual(['/base/a/', '/base/b/'])
})

describe('references of versions', () => {
  /** Paths end with the package, or with a declaration of it. */
  const routesOf = (version: string | undefined, path: string, ...pages: readonly string[]): readonly Route[] => {
    const api = { version, path } as unknown as ApiSection
    const routes = pages.map((page) => ({ kind: 'api-entry', api, path: path + page, package: { dir: page.split('/')[0] } }))
    return [{ kind: 'api-index', api, path }, ...(routes as unknown as readonly Route[])]
  }
  const { menuOf, versionOf, noticeOf, linkFrom } = versionsWith(
    [
      ...routesOf('two', '/api/', 'cup/', 'cup/class/Cup/', 'lid/', 'lid/class/Lid/'),
      ...routesOf('two', '/tools/', 'saw/'),
      ...routesOf('one', '/api/1/', 'cup/', 'cup/class/Cup/'),
      ...routesOf(undefined, '/shared/', 'all/'),
    ],
    [next, two, one],
  )
  const hrefs = (path: string) => (menuOf(path) ?? []).map(({ href }) => href)

  test.each([
    ['/api/cup/class/Cup/', ['/base/docs/next/intro/', '/base/api/cup/class/Cup/', '/base/api/1/cup/class/Cup/']],
    ['/api/lid/class/Lid/', ['/base/docs/next/intro/', '/base/api/lid/class/Lid/', '/base/api/1/']],
    ['/api/1/cup/', ['/base/docs/next/intro/', '/base/api/cup/', '/base/api/1/cup/']],
    ['/api/', ['/base/docs/next/intro/', '/base/api/', '/base/api/1/']],
    // Version one has no second reference.
    ['/tools/saw/', ['/base/docs/next/intro/', '/base/tools/saw/', '/base/docs/1/intro/']],
    ['/shared/all/', ['/base/docs/next/intro/', '/base/docs/intro/', '/base/docs/1/intro/']],
  ])('the menu of %s leads to the same declaration, or what comes closest', (path, expected) => {
    expect(hrefs(path)).toEqual(expected)
  })

  test('their pages are of that version, and warn of it', () => {
    expect(['/api/1/cup/', '/api/cup/', '/shared/all/'].map((path) => versionOf(path)?.name)).toEqual(['one', 'two', undefined])
    expect(noticeOf('/api/1/cup/class/Cup/')).toEqual({
      banner: 'unmaintained',
      newest: { label: 'TWO', href: '/base/api/cup/class/Cup/' },
    })
  })

  test('links to the newest lead to that of the page', () => {
    expect(linkFrom('/docs/1/intro/', '/api/')).toEqual({ href: '/base/api/1/' })
    expect(linkFrom('/api/1/cup/', '/docs/install')).toEqual({ href: '/base/docs/1/intro/' })
    expect(linkFrom('/docs/1/intro/', '/shared/')).toEqual({})
  })
})
