import { expect, test } from 'vitest'
import { outputPathOf, type SiteLocaleConfig, type SitePage } from '@docgen/model'
import { configOfLocale } from '../../../config/locales.ts'
import { configOf } from '../../../sources/page-fixture.ts'
import { entranceOf, placedInSite } from './placed-in-site.ts'

// What is not read here is left out.
const page = (kind: 'page' | 'not-found', path: string, file: string) =>
  ({ kind, path, file: outputPathOf(file) }) as unknown as SitePage

/** The files of a page and of the page for missing addresses in each language, and of what leads to the default. */
function filesOf(locales: Readonly<Record<string, SiteLocaleConfig>>): readonly string[] {
  const config = configOf({ locales })
  return Object.keys(locales).flatMap((name) => {
    const own = configOfLocale(config, name)
    const pages = [page('page', '/a/', 'a/index.html'), page('not-found', '/404/', '404.html')]
    return [...pages.map((each) => placedInSite(each, own).file), ...entranceOf(own).map(({ file, href }) => `${file} → ${href}`)]
  })
}

test.each<readonly [string, Readonly<Record<string, SiteLocaleConfig>>, readonly string[]]>([
  ['the default', { en: { label: 'E' }, de: { label: 'D' } }, ['a/index.html', '404.html', 'de/a/index.html', 'de/404.html']],
  [
    'another',
    { en: { label: 'E', path: '/en' }, de: { label: 'D', path: '/' } },
    ['en/a/index.html', 'en/404.html', 'a/index.html', '404.html'],
  ],
  [
    'none',
    { en: { label: 'E', path: '/en' }, de: { label: 'D' } },
    ['en/a/index.html', '404.html', 'index.html → /en/', 'de/a/index.html', 'de/404.html'],
  ],
])('no two pages are one file where at the root there is %s', (_, locales, files) => {
  expect(filesOf(locales)).toEqual(files)
})
