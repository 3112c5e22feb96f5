import { describe, expect, test } from 'vitest'
import type { DocgenConfig, LocaleConfig, SiteConfig, Theme } from '@docgen/model'
import { completeConfig } from './complete-config.ts'
import {
  configOfLocale,
  isFallbackFile,
  languagesOf,
  localeAt,
  localeNamesOf,
  originalFilesIn,
  originalOf,
  pathInLocale,
  pathInSite,
  pathOfPage,
  readSourcesOf,
  translatedDirsOf,
  twinOf,
} from './locales.ts'
import { loadMessageTables } from './messages/tables.ts'
import { docs, pages } from './sources.ts'

// Nothing is rendered here.
const theme = { name: 'test', styles: [] } as unknown as Theme

const tables = await loadMessageTables(['en', 'de', 'de-AT'])

const configOf = ({ sources = [docs()], ...config }: Partial<DocgenConfig> = {}): SiteConfig =>
  completeConfig({ title: 'Shop', ...config }, { root: '/site', theme, sources, configFiles: [], tables })

const two: Partial<DocgenConfig> = {
  base: '/x/',
  locales: {
    en: { label: 'English' },
    de: { label: 'Deutsch', htmlLang: 'de-AT', title: 'Laden', messages: { search: 'Finden' } },
  },
  redirects: [
    { from: '/old', to: '/docs/a' },
    { from: '/de/alt', to: '/de/docs/a' },
    { from: '/start', to: '/docs/a' },
    { from: '/de/start/', to: '/de/docs/b' },
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
  test.each<[string, Partial<DocgenConfig>, readonly string[]]>([
    ['nothing', {}, ['en']],
    ['one locale', { locale: { name: 'de', label: 'Deutsch' } }, ['de']],
    ['a locale with another tag', { locale: { name: 'german', label: 'Deutsch', htmlLang: 'de-AT' } }, ['de-AT']],
    ['several locales', two, ['en', 'de-AT']],
  ])('needs the words of its languages: of %s', (_, config, expected) => expect(languagesOf(config)).toEqual(expected))

  test('is that of the site where the site has one language', () => {
    const one = configOf({ locale: { name: 'de', label: 'Deutsch' } })
    expect(localeNamesOf(one)).toEqual([''])
    expect(configOfLocale(one, '')).toBe(one)
    expect(readSourcesOf(one)).toEqual(one.sources)
  })

  test.each<[LocaleConfig, SiteConfig['locale']['direction']]>([
    [{ name: 'he', label: 'עברית' }, 'rtl'],
    [{ name: 'arabic', label: 'العربية', htmlLang: 'ar-EG' }, 'rtl'],
    [{ name: 'ar', label: 'Darija', htmlLang: 'ary-Latn' }, 'ltr'],
    [{ name: 'ar', label: 'العربية', direction: 'ltr' }, 'ltr'],
    [{ name: 'en', label: 'English', direction: 'rtl' }, 'rtl'],
  ])('has the direction of its language, unless it names one: %j', (locale, expected) => {
    const { name, ...own } = locale
    expect(configOf({ locale }).locale.direction).toBe(expected)
    expect(configOf({ locales: { [name]: own } }).locale.direction).toBe(expected)
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

  test('another than the default may be at the root, with the redirects that hold in every language', () => {
    const other = configOf({ ...two, locales: { en: { label: 'English', path: '/en' }, de: { label: 'Deutsch', path: '/' } } })
    const atRoot = configOfLocale(
      {
        ...other,
        redirects: [
          { from: '/old', to: '/docs/a' },
          { from: '/en/start', to: '/docs/a' },
        ],
      },
      'de',
    )
    expect(atRoot).toMatchObject({ base: '/x/', localeSite: { isDefault: false, path: '/' } })
    expect(atRoot.redirects.map(({ from }) => from)).toEqual(['/old'])
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

test('a text is said in its language, and what lacks it in that of the default', () => {
  const color = { light: '#0b6b6d', dark: '#84cbcc' }
  const shop = configOf({
    title: { en: 'Shop', de: 'Laden' },
    tagline: { en: 'For all', de: 'Für alle' },
    locales: { en: { label: 'English' }, de: { label: 'Deutsch' }, fr: { label: 'Français', title: 'Boutique' } },
    logo: { src: '/logo.svg', alt: { en: 'A bag', de: 'Ein Beutel' } },
    announcementBar: { id: 'a', content: { en: 'New', de: 'Neu' } },
    parts: [{ name: 'till', label: { en: 'Till', de: 'Kasse' }, color, paths: ['/docs/till'] }],
    tags: { known: { money: { label: { en: 'Money', de: 'Geld' }, description: { en: 'Coins', de: 'Münzen' } } } },
    navbar: [
      { label: { en: 'Guides', de: 'Anleitungen' }, to: '/docs/' },
      { label: { en: 'More', de: 'Mehr' }, items: [{ label: { en: 'Chat', de: 'Plaudern' }, href: 'https://example.com' }] },
    ],
    footer: {
      columns: [{ title: { en: 'Docs', de: 'Texte' }, links: [{ label: { en: 'Start', de: 'Anfang' }, to: '/docs/' }] }],
      copyright: { en: 'By all', de: 'Von allen' },
    },
    sources: [
      docs({
        categoryPages: true,
        version: { name: '2', label: { en: 'Two', de: 'Zwei' } },
        sidebar: [
          { doc: 'a', label: { en: 'First', de: 'Erstes' } },
          {
            label: { en: 'Next steps', de: 'Weiter' },
            items: [{ label: { en: 'Web', de: 'Netz' }, href: 'https://example.com' }],
          },
        ],
      }),
      docs({
        name: 'auto',
        dir: 'auto',
        categories: { a: { label: { en: 'Part', de: 'Teil' }, page: { title: { en: 'All', de: 'Alles' } } } },
      }),
    ],
  })
  const said = (name: string) => {
    const { title, tagline, logo, announcementBar, parts, tags, navbar, footer, sources } = configOfLocale(shop, name)
    return { title, tagline, logo, announcementBar, parts, tags, navbar, footer, sources }
  }
  // The version of the other source has its usual label.
  const texts = [...JSON.stringify(said('de')).matchAll(/"(?:label|title|tagline|alt|content|description|copyright)":"([^"]*)"/g)]
  expect(texts.map(([, text]) => text)).toEqual([
    ...[
      'Laden',
      'Für alle',
      'Ein Beutel',
      'Neu',
      'Kasse',
      'Geld',
      'Münzen',
      'Anleitungen',
      'Mehr',
      'Plaudern',
      'Texte',
      'Anfang',
    ],
    ...['Von allen', 'Erstes', 'Weiter', 'Netz', 'Zwei', 'Teil', 'Alles', 'Next'],
  ])
  // A category has one address in every language.
  const guides = said('de').sources.find((source) => source.kind === 'docs')
  const sidebar = guides?.sidebar
  expect(sidebar).toMatchObject({ 1: { label: 'Weiter', page: { slug: 'category/next-steps' } } })
  expect(said('fr')).toMatchObject({ title: 'Boutique', tagline: 'For all', footer: { copyright: 'By all' } })
  expect(said('en')).toMatchObject({
    title: 'Shop',
    parts: [{ label: 'Till', paths: ['/docs/till/'] }],
    tags: { path: '/tags/' },
  })
  expect(configOfLocale(shop, 'de').unsaid).toEqual([])
  // All but its title, which it has of its own.
  expect(configOfLocale(shop, 'fr').unsaid?.map(({ text }) => text)).toEqual([
    ...['For all', 'Guides', 'Chat', 'More', 'Docs', 'Start', 'By all', 'New', 'A bag', 'Till', 'Money', 'Coins'],
    ...['First', 'Next steps', 'Web', 'Two', 'Part', 'All'],
  ])
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

test('a page has its path in the site, whatever its language', () => {
  const paths = [{ path: '/docs/', locale: 'en' }, { path: '/docs/', locale: 'de' }, { path: '/docs/' }]
  expect(paths.map((page) => pathOfPage(page, site))).toEqual(['/docs/', '/de/docs/', '/docs/'])
})

test('a path of a locale has its place in the site', () => {
  expect(['en', 'de'].map((name) => pathInSite('/docs/', configOfLocale(site, name)))).toEqual(['/docs/', '/de/docs/'])
  expect(pathInSite('/docs/', configOf())).toBe('/docs/')
})
