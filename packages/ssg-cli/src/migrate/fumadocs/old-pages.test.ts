import { expect, test } from 'vitest'
import type { Collection } from './collections.ts'
import { localesOf } from './locales.ts'
import { oldPagesOf, routePagesOf } from './old-pages.ts'
import { placeOf } from './place.ts'

const docs: Collection = { name: 'docs', dir: 'content/docs', base: '/docs', isList: false, file: undefined }
const inner: Collection = { name: 'notes', dir: 'content/docs/notes', base: '/notes', isList: false, file: undefined }

const pagesOf = (paths: readonly string[], i18n?: object, collections = [docs]) => {
  const locales = localesOf(i18n)
  const place = placeOf(collections, locales)
  const files = { paths: [...paths], read: () => undefined }
  return oldPagesOf(collections, files, locales).map((page) =>
    `${page.locale ?? ''} ${page.route} ${place.newPathOf(page)}`.trim(),
  )
}

test('folders in parentheses are in no address, and files with a dot in front are no pages', () => {
  expect(pagesOf(['content/docs/(a)/index.mdx', 'content/docs/b/(c)/d.md', 'content/docs/.part.mdx', 'content/x.mdx'])).toEqual([
    '/docs content/docs/index.md',
    '/docs/b/d content/docs/b/d.md',
  ])
})

test('a page beside a folder of its name has the address, and that of the folder another one', () => {
  expect(pagesOf(['content/docs/a/index.mdx', 'content/docs/a.mdx'])).toEqual([
    '/docs/a/index content/docs/a/index.md',
    '/docs/a content/docs/a.md',
  ])
})

test('languages are told by the ends of names, or by folders', () => {
  const i18n = { defaultLanguage: 'en', languages: ['en', 'de'] }
  expect(pagesOf(['content/docs/a.de.mdx', 'content/docs/a.en.mdx', 'content/docs/b.v2.mdx'], i18n)).toEqual([
    'de /docs/a i18n/de/content/docs/a.md',
    'en /docs/a content/docs/a.md',
    'en /docs/b.v2 content/docs/b.v2.md',
  ])
  expect(pagesOf(['content/docs/de/a.mdx', 'content/docs/en/a.mdx'], { ...i18n, parser: 'dir' })).toEqual([
    'de /docs/a content/docs/de/a.md',
    'en /docs/a content/docs/en/a.md',
  ])
})

test.each([
  [undefined, '/en', '/de'],
  ['default-locale', '/', '/de'],
  ['always', '/', '/de'],
])('addresses of languages where `hideLocale` is %s', (hideLocale, first, other) => {
  const locales = localesOf({ defaultLanguage: 'en', languages: ['de', 'en'], hideLocale })
  expect([locales.first.path, locales.others.map(({ path }) => path)]).toEqual([first, [other]])
})

test('a collection within the folder of another gets a folder of its own', () => {
  expect(pagesOf(['content/docs/a.mdx', 'content/docs/notes/b.mdx'], undefined, [docs, inner])).toEqual([
    '/docs/a content/docs/a.md',
    '/notes/b notes-pages/b.md',
  ])
})

test('pages of Markdown among the routes', () => {
  const paths = ['app/(home)/legal/page.mdx', 'src/app/page.md', 'app/[slug]/page.mdx', 'app/x/page.tsx']
  expect(
    routePagesOf({ paths, read: () => undefined }, localesOf(undefined)).map(({ route, contentPath }) => [route, contentPath]),
  ).toEqual([
    ['/legal', 'legal.md'],
    ['/', 'index.md'],
  ])
})
