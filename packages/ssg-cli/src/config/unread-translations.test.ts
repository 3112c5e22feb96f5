import { expect, test } from 'vitest'
import type { SiteLocale, Source } from '@docgen/model'
import { docs, pages } from './sources.ts'
import { isFolderOfLocale, unreadTranslationsOf } from './unread-translations.ts'

const locale = { name: 'en', label: 'English', htmlLang: 'en', direction: 'ltr', calendar: 'gregory' } as const
const siteOf = (names: readonly string[], sources: readonly Source[] = [docs() as Source, pages() as Source]) => ({
  locale,
  sources,
  // Only the names of locales are read.
  siteLocales: names.length === 0 ? undefined : names.map((name) => ({ ...locale, name }) as SiteLocale),
})
const said = (names: readonly string[], files: readonly string[], sources?: readonly Source[]) =>
  unreadTranslationsOf(files, siteOf(names, sources)).map(({ file, message, hint }) => `${file}: ${message} ${hint}`)

test.each<[string, readonly string[], readonly string[], readonly string[]]>([
  [
    'in a language that the site does not have, once',
    ['en', 'de'],
    ['i18n/fr/docs/a.md', 'i18n/fr/docs/b.md'],
    [
      'i18n/fr/docs/a.md: The site has no locale "fr", so docgen does not read the pages in i18n/fr. Add "fr" to `locales` in the config, or remove the folder.',
    ],
  ],
  [
    'in the only language and others',
    [],
    ['i18n/en/docs/a.md', 'i18n/fr/docs/b.md'],
    [
      'i18n/en/docs/a.md: "en" is the default locale, whose pages are in docs. docgen does not read those in i18n/en/docs. Move what readers should see to docs, and remove i18n/en/docs.',
      'i18n/fr/docs/b.md: The site has no locale "fr", so docgen does not read the pages in i18n/fr. Add "fr" to `locales` in the config, or remove the folder.',
    ],
  ],
  [
    'in a language that is spelled in another way',
    ['en', 'pt-BR'],
    ['i18n/pt-Br/docs/a.md'],
    [
      'i18n/pt-Br/docs/a.md: The site has no locale "pt-Br", so docgen does not read the pages in i18n/pt-Br. Rename the folder to i18n/pt-BR, or add "pt-Br" to `locales` in the config.',
    ],
  ],
  ['that are read', ['en', 'de'], ['i18n/de/docs/a.md'], []],
  ['of no source, or of an application', ['en'], ['i18n/README.md', 'i18n/fr/mails/a.md', 'i18n/fr/docs/a.json'], []],
])('translations %s', (_, names, files, expected) => expect(said(names, files)).toEqual(expected))

test('a source may read such a folder itself', () => {
  const sources = [docs() as Source, docs({ dir: 'i18n/fr/docs', path: '/fr' }) as Source]
  expect(said([], ['i18n/fr/docs/a.md'], sources)).toEqual([])
})

test.each([
  ['i18n/de', true],
  ['i18n/en', false],
  ['i18n/fr', false],
  ['i18n/fr/de', false],
])('%s is the folder of a locale: %s', (path, expected) => expect(isFolderOfLocale(path, siteOf(['en', 'de']))).toBe(expected))
