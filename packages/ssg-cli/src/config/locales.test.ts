import { describe, expect, test } from 'vitest'
import type { DocgenConfig, SiteConfig, Theme } from '@docgen/model'
import { completeConfig } from './complete-config.ts'
import {
  configOfLocale,
  isFallbackFile,
  localeAt,
  localeNamesOf,
  originalFilesIn,
  originalOf,
  pathInLocale,
  pathInSite,
  readSourcesOf,
  translatedDirsOf,
  twinOf,
} from './locales.ts'
import { docs, pages } from './sources.ts'

// Nothing is rendered here.
const theme = { name: 'test', styles: [] } as unknown as Theme

const configOf = ({ sources = [docs()], ...config }: Partial<DocgenConfig> = {}): SiteConfig =>
  completeConfig({ title: 'Shop', ...config }, { theme, sources, configFiles: [] })

const two: Partial<DocgenConfig> = {
  base: '/x/',
  locales: {
    en: { label: 'English' },
    de: { label: 'Deutsch', htmlLang: 'de-AT', title: 'Laden', messages: { search: 'Finden' } },
  },
  redirects: [
    { from: '/old', to: '/docs/a' },
    { from: '/de/alt', to: '/de/docs/a' },
  ],
  sources: [
    docs({ sidebar: ['a'], locales: { de: { sidebar: ['b'] } } }),
    docs({ name: 'more', dir: '../more', path: '/more' }),
    pages(),
  ],
}
const site = configOf(two)
const german = configOfLocale(site, 'de')

describe('the config of a locale', () => {
  test('is that of the site where the site has one language', () => {
    const one = configOf({ locale: { name: 'de', label: 'Deutsch' } })
    expect(localeNamesOf(one)).toEqual([''])
    expect(configOfLocale(one, '')).toBe(one)
    expect(readSourcesOf(one)).toEqual(one.sources)
  })

  test('has the words, the texts, the base and the folders of the locale', () => {
    expect(localeNamesOf(site)).toEqual(['en', 'de'])
    expect(german).toMatchObject({ title: 'Laden', base: '/x/de/', locale: { name: 'de', htmlLang: 'de-AT', direction: 'ltr' } })
    expect(german.words('search')).toBe('Finden')
    expect(german.words('next')).toBe('Weiter')
    expect(german.sources.map((source) => 'dir' in source && source.dir)).toEqual([
      'i18n/de/docs',
      'i18n/de/more',
      'i18n/de/pages',
    ])
    expect(german.sources[0]).toMatchObject({ name: 'docs', sidebar: ['b'], path: '/docs/' })
    expect(german.redirects.map(({ from }) => from)).toEqual(['/old'])
  })

  test('of the default is that of the site, with what it knows of the others', () => {
    const english = configOfLocale(site, 'en')
    expect(english).toMatchObject({ title: 'Shop', base: '/x/', sources: site.sources, redirects: site.redirects })
    expect(english.localeSite).toMatchObject({ isDefault: true, path: '/', translations: {} })
  })

  test('the default may be another than the first, and have a path', () => {
    const other = configOf({
      ...two,
      defaultLocale: 'de',
      locales: { en: { label: 'English' }, de: { label: 'Deutsch', path: '/d' } },
    })
    expect(localeNamesOf(other)).toEqual(['de', 'en'])
    expect(other.locale.name).toBe('de')
    expect(['de', 'en'].map((name) => configOfLocale(other, name).base)).toEqual(['/x/d/', '/x/en/'])
  })
})

describe('files of translations', () => {
  test('are read from a source of their own', () => {
    expect(readSourcesOf(site).map(({ name }) => name)).toEqual(['docs', 'more', 'pages', 'docs@de', 'more@de', 'pages@de'])
    expect([...translatedDirsOf(site)]).toEqual(['i18n/de/docs', 'i18n/de/more', 'i18n/de/pages'])
  })

  test.each([
    ['i18n/de/docs/a/b.md', 'docs/a/b.md'],
    ['i18n/de/more/a.md', '../more/a.md'],
    ['docs/a.md', undefined],
    ['i18n/fr/docs/a.md', undefined],
  ])('%s is a translation of %s', (file, original) => {
    expect(originalOf(file, german)).toBe(original)
    expect(originalFilesIn(site)(file)).toBe(original)
    expect(isFallbackFile(file, german)).toBe(original === undefined)
  })

  test.each([
    ['docs/a.md', 'i18n/de/docs/a.md'],
    ['i18n/de/docs/a.md', 'docs/a.md'],
    ['other/a.md', undefined],
  ])('%s and %s are two of a kind', (file, twin) => expect(twinOf(file, german)).toBe(twin))

  test('a translation into another language is no original, wherever it lies', () => {
    const three = configOf({
      locales: { en: { label: 'English' }, de: { label: 'Deutsch' }, fr: { label: 'Français' } },
      sources: [docs({ locales: { de: { dir: 'docs/de' }, fr: { dir: 'docs/fr' } } })],
    })
    const twins = ['docs/fr/a.md', 'docs/a.md', 'docs/de/a.md'].map((file) => twinOf(file, configOfLocale(three, 'de')))
    expect(twins).toEqual([undefined, 'docs/de/a.md', 'docs/a.md'])
  })

  test('nothing is a fallback in the default, or on a site with one language', () => {
    expect([configOfLocale(site, 'en'), configOf()].map((config) => isFallbackFile('docs/a.md', config))).toEqual([false, false])
  })
})

test.each([
  ['/de/docs/', 'de', '/docs/'],
  ['/de', 'de', '/de'],
  ['/docs/', 'en', '/docs/'],
  ['/deutsch/', 'en', '/deutsch/'],
])('%s lies in %s', (path, name, inside) => {
  expect(localeAt(path, site)).toBe(name)
  expect(pathInLocale(path, configOfLocale(site, name))).toBe(inside)
})

test('a path of a locale has its place in the site', () => {
  expect(['en', 'de'].map((name) => pathInSite('/docs/', configOfLocale(site, name)))).toEqual(['/docs/', '/de/docs/'])
  expect(pathInSite('/docs/', configOf())).toBe('/docs/')
})
