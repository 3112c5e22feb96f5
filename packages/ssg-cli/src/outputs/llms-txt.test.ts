import { expect, test } from 'vitest'
import {
  english,
  type ResolvedLocale,
  type ResolvedSite,
  type ResolvedSitePage,
  type SiteOutput,
  type SiteOutputFile,
} from '@docgen/model'
import { llmsTxt } from './llms-txt.ts'
import { markdownPages } from './markdown-pages.ts'

function page(path: string, given: Partial<ResolvedSitePage> = {}): ResolvedSitePage {
  const own = {
    path,
    kind: 'doc',
    title: `Title of ${path}`,
    description: '',
    trail: [],
    isUnlisted: false,
    isDraft: false,
    key: path,
    href: path,
  }
  // The outputs read nothing else of a page.
  return { ...own, markdown: () => `# ${path}\n`, ...given } as unknown as ResolvedSitePage
}

const inEnglish: ResolvedLocale = {
  name: 'en',
  label: 'English',
  path: '/',
  title: 'Kit',
  tagline: 'Parts',
  messages: english,
}

const siteOf = (pages: readonly ResolvedSitePage[], locales: readonly ResolvedLocale[] = [inEnglish]): ResolvedSite =>
  ({ pages, locales, config: { base: '/', url: 'https://kit.example' } }) as unknown as ResolvedSite

async function filesOf({ files }: SiteOutput, of: ResolvedSite): Promise<readonly SiteOutputFile[]> {
  const made: SiteOutputFile[] = []
  for await (const file of await files(of)) made.push(file)
  return made
}

const site = siteOf([
  page('/docs/a/', { trail: ['Start'], description: 'About\nA.', markdownHref: '/docs/a.md' }),
  page('/docs/hidden/', { isUnlisted: true }),
  page('/docs/draft/', { isDraft: true }),
  page('/docs/b/', { title: 'B [c]' }),
  page('/api/kit/', { kind: 'api-package' }),
  page('/api/kit/class/Kit/', { kind: 'api-entry' }),
  page('/api/kit/changelog/', { kind: 'changelog' }),
  page('/404/', { kind: 'not-found', isUnlisted: true }),
])

test('llms.txt has the form of the proposal, and llms-full.txt the pages themselves', async () => {
  const [list, whole] = await filesOf(llmsTxt({ details: 'Use it.' }), site)
  expect(list?.contents).toBe(`# Kit

> Parts

Use it.

## Start

- [Title of /docs/a/](https://kit.example/docs/a.md): About A.

## Documentation

- [B \\[c\\]](https://kit.example/docs/b/)

## API reference

- [Title of /api/kit/](https://kit.example/api/kit/)

## Optional

- [Title of /api/kit/changelog/](https://kit.example/api/kit/changelog/)
`)
  const text = typeof whole?.contents === 'function' ? await whole.contents() : ''
  expect(text.match(/^# .*$/gm)).toEqual(['# Kit', '# /docs/a/', '# /docs/b/', '# /api/kit/', '# /api/kit/class/Kit/'])
  expect(text).toContain('\n\n---\n\nSource: https://kit.example/docs/a.md\n\n# /docs/a/\n\n---\n\n')
})

test('llms-full.txt has the key of its pages', async () => {
  const keyOf = async (pages: readonly ResolvedSitePage[]) =>
    (await filesOf(llmsTxt(), siteOf(pages))).flatMap((file) => ('key' in file ? [file.key] : []))
  const key = await keyOf([page('/a/')])
  expect(await keyOf([page('/a/'), page('/b/', { isUnlisted: true })])).toEqual(key)
  expect(await keyOf([page('/a/', { key: 'other' })])).not.toEqual(key)
  // It says where each page is.
  expect(await keyOf([page('/a/', { href: '/b/' })])).not.toEqual(key)
  expect(await keyOf([page('/a/', { markdownHref: '/a.md' })])).not.toEqual(key)
})

test('each language has both, of what is written in it and in its words, and leads to the others', async () => {
  const german: ResolvedLocale = {
    ...inEnglish,
    name: 'de',
    label: 'Deutsch',
    path: '/de/',
    title: 'Satz',
    messages: { ...english, documentation: 'Dokumentation', languages: 'Sprachen' },
  }
  const french: ResolvedLocale = { ...inEnglish, name: 'fr', label: 'Français', path: '/fr/' }
  const localeOf = (name: string, isFallback = false) => ({
    name,
    path: '/',
    isDefault: name === 'en',
    isFallback,
    alternates: [],
  })
  const pages = [
    page('/docs/', { locale: localeOf('en') }),
    page('/api/', { kind: 'api-index', locale: localeOf('en') }),
    page('/de/docs/', { locale: localeOf('de') }),
    page('/de/tags/', { kind: 'tags', locale: localeOf('de') }),
    page('/de/api/', { kind: 'api-index', locale: localeOf('de', true) }),
    page('/fr/docs/', { locale: localeOf('fr', true) }),
  ]
  const details = { en: 'Use it.', de: 'Nimm ihn.' }
  const files = await filesOf(llmsTxt({ details }), siteOf(pages, [inEnglish, german, french]))
  const names = ['llms.txt', 'llms-full.txt']
  expect(files.map(({ path }) => path)).toEqual(['', 'de/', 'fr/'].flatMap((folder) => names.map((name) => folder + name)))
  expect(files[0]?.contents).toContain('## Languages\n\n- [Deutsch](https://kit.example/de/llms.txt)\n')
  expect(files[0]?.contents).not.toContain('/de/docs/')
  expect(files[2]?.contents).toBe(`# Satz

> Parts

Nimm ihn.

## Dokumentation

- [Title of /de/docs/](https://kit.example/de/docs/)

## Optional

- [Title of /de/tags/](https://kit.example/de/tags/)

## Sprachen

- [English](https://kit.example/llms.txt)
`)
  // Nothing is written in French yet.
  expect(files[4]?.contents).toContain('- [Title of /docs/](https://kit.example/docs/)')
  expect(files[4]?.contents).not.toContain('/fr/docs/')
})

test('each page with a text has its Markdown beside it', async () => {
  const pages = [
    page('/', { kind: 'page' }),
    page('/docs/'),
    page('/docs/a/b/'),
    page('/search/', { kind: 'search' }),
    page('/404/', { kind: 'not-found' }),
  ]
  expect((await filesOf(markdownPages(), siteOf(pages))).map(({ path }) => path)).toEqual(['index.md', 'docs.md', 'docs/a/b.md'])
})
