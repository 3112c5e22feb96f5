import { expect, test } from 'vitest'
import type { CompiledPage, MadePage, ReactPage } from '@docgen/model'
import { configOfLocale } from '../../config/locales.ts'
import { defineSource, docs } from '../../config/sources.ts'
import { configOf, pageOf } from '../../sources/page-fixture.ts'
import { pagesInLocale, reactPagesInLocale } from './locale-pages.ts'

const load = () => ({ pages: [] })
const site = configOf({
  locales: { en: { label: 'English' }, de: { label: 'Deutsch' } },
  sources: [docs(), defineSource({ name: 'news', perLocale: true, load }), defineSource({ name: 'tool', load })],
})
const german = configOfLocale(site, 'de')

function made(source: string, path: string): CompiledPage {
  const own = { id: `${source}:${path}`, source, path } as MadePage
  return { ...pageOf('data.json'), source, contentPath: path.slice(1, -1), made: own }
}

const pages = [
  { ...pageOf('docs/a.md'), frontmatter: { slug: '/first' } },
  { ...pageOf('docs/a.md'), file: 'i18n/de/docs/a.md', source: 'docs@de' },
  pageOf('docs/b.md'),
  { ...pageOf('docs/b.md'), file: 'i18n/de/docs/b.md', source: 'docs@de', frontmatter: { draft: true } },
  made('news', '/one/'),
  made('news', '/two/'),
  made('news@de', '/one/'),
  made('news@de', '/drei/'),
  made('tool', '/tool/'),
]
const namesIn = (config: typeof site, includeDrafts = false): readonly string[] =>
  pagesInLocale(pages, config, includeDrafts).map(({ source, contentPath }) => `${source} ${contentPath}`)

test('a locale has its translations, and in the place of those that are missing the originals', () => {
  const shared = ['docs b.md', 'news two', 'news@de drei', 'news@de one', 'tool tool']
  expect([...namesIn(german)].sort()).toEqual([...shared, 'docs@de a.md'].sort())
  expect(namesIn(german, true)).toContain('docs@de b.md')
  expect([...namesIn(configOfLocale(site, 'en'))].sort()).toEqual(['docs a.md', 'docs b.md', 'news one', 'news two', 'tool tool'])
})

test('a translation has the address of its original', () => {
  expect(pagesInLocale(pages, german, false).find(({ source }) => source === 'docs@de')?.frontmatter.slug).toBe('/first')
})

test('a translation of a page of a source knows the file of its original, for links that name it', () => {
  const ofFile = (source: string, file: string, isAsWritten = true): CompiledPage => {
    const page = made(source, '/one/')
    return { ...page, file, made: page.made && { ...page.made, isAsWritten } }
  }
  const originalFileOf = (original: CompiledPage): string | undefined =>
    pagesInLocale([original, ofFile('news@de', 'i18n/de/news/one.md')], german, false)[0]?.made?.originalFile
  expect(originalFileOf(ofFile('news', 'news/one.md'))).toBe('news/one.md')
  // Others may be made of the same file.
  expect(originalFileOf(ofFile('news', 'news.json', false))).toBeUndefined()
})

test('a source may have elements in one language alone', () => {
  const element = (source: string, path: string) =>
    ({ contentPath: path.slice(1, -1), made: { source, path } }) as unknown as ReactPage
  const bySource = new Map([
    ['news@de', [element('news@de', '/one/')]],
    ['tool', [element('tool', '/tool/')]],
  ])
  const found = (config: typeof site) =>
    [...reactPagesInLocale(bySource, config)].map(([name, list]) => [name, list.map(({ made: own }) => own?.source)])
  expect(found(german)).toEqual([
    ['tool', ['tool']],
    ['news', ['news@de']],
  ])
  expect(found(configOfLocale(site, 'en'))).toEqual([['tool', ['tool']]])
})
