import { describe, expect, test } from 'vitest'
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

describe('of guides in several versions', () => {
  const of = (name: string, path: string, isNewest = false) => ({
    version: { name, label: name === 'current' ? 'Next [3]' : name, path, isNewest },
  })
  const pages = [
    page('/', { kind: 'page' }),
    page('/docs/next/a/', of('current', '/docs/next/')),
    page('/docs/a/', of('2.0', '/docs/', true)),
    page('/docs/1.0/a/', of('1.0', '/docs/1.0/')),
    page('/api/1.0/kit/', { kind: 'api-package', ...of('1.0', '/docs/1.0/') }),
  ]

  test('the newest is at the root with the pages of no version, and each other one where it begins', async () => {
    const files = await filesOf(llmsTxt(), siteOf(pages))
    expect(files.map(({ path }) => path)).toEqual(
      ['', 'docs/next/', 'docs/1.0/'].flatMap((folder) => [`${folder}llms.txt`, `${folder}llms-full.txt`]),
    )
    const sources = async (index: number) => {
      const contents = files[index]?.contents
      const text = typeof contents === 'function' ? await contents() : ''
      return String(text).match(/^# .*$|^Source: .*$/gm)
    }
    const at = (path: string) => [`Source: https://kit.example${path}`, `# ${path}`]
    expect(await sources(1)).toEqual(['# Kit (2.0)', ...at('/'), ...at('/docs/a/')])
    expect(await sources(3)).toEqual(['# Kit (Next [3])', ...at('/docs/next/a/')])
    expect(await sources(5)).toEqual(['# Kit (1.0)', ...at('/docs/1.0/a/'), ...at('/api/1.0/kit/')])
    expect(files[0]?.contents).not.toContain('/docs/1.0/a/')
    expect(files[0]?.contents).toContain(`

## Versions

- [Next \\[3\\]](https://kit.example/docs/next/llms.txt)
- [1.0](https://kit.example/docs/1.0/llms.txt)
`)
    expect(files[4]?.contents).toBe(`# Kit (1.0)

> Parts

## Documentation

- [Title of /docs/1.0/a/](https://kit.example/docs/1.0/a/)

## API reference

- [Title of /api/1.0/kit/](https://kit.example/api/1.0/kit/)

## Versions

- [2.0](https://kit.example/llms.txt)
- [Next \\[3\\]](https://kit.example/docs/next/llms.txt)
`)
  })

  test('an old version at the root leaves it to the newest', async () => {
    const files = await filesOf(llmsTxt(), siteOf([page('/a/', of('1.0', '/')), page('/2/a/', of('2.0', '/2/', true))]))
    expect(files.map(({ path }) => path)).toEqual(['llms.txt', 'llms-full.txt', '1.0/llms.txt', '1.0/llms-full.txt'])
    expect(files[0]?.contents).toContain('# Kit (2.0)')
  })

  test('a language in which nothing is written leads to the versions of the default one', async () => {
    const german: ResolvedLocale = { ...inEnglish, name: 'de', path: '/de/' }
    const locale = { name: 'en', path: '/', isDefault: true, isFallback: false, alternates: [] }
    const files = await filesOf(
      llmsTxt(),
      siteOf(
        pages.map((each) => ({ ...each, locale })),
        [inEnglish, german],
      ),
    )
    expect(files.map(({ path }) => path).slice(6)).toEqual(['de/llms.txt', 'de/llms-full.txt'])
    expect(files[6]?.contents).toContain('- [1.0](https://kit.example/docs/1.0/llms.txt)')
  })
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
