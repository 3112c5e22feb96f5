import { describe, expect, test } from 'vitest'
import type { PlannedPage, ResolvedLocale, ResolvedSite, ResolvedSitePage, SiteOutputFile, SourceRange } from '@docgen/model'
import { pageFeed } from './page-feed.ts'

function page(path: string, given: Partial<ResolvedSitePage> = {}): ResolvedSitePage {
  const own = {
    path,
    title: `Title of ${path}`,
    address: `https://kit.example/x${path}`,
    isUnlisted: false,
    isDraft: false,
    key: path,
    html: () => `<p><a href="/x/docs/">${path}</a></p>`,
    published: { date: '2024-01-01' },
  }
  // The output reads nothing else of a page.
  return { ...own, ...given } as unknown as ResolvedSitePage
}

const localeOf = (name: string, path: string): ResolvedLocale =>
  ({ name, path, title: `Kit ${name}` }) as unknown as ResolvedLocale

interface Parts {
  readonly locales?: readonly ResolvedLocale[]
  readonly url?: string | undefined
}

const siteOf = (
  pages: readonly ResolvedSitePage[],
  { locales = [localeOf('en', '/')], url = 'https://kit.example' }: Parts = {},
) =>
  ({
    pages,
    locales,
    config: { base: '/x/', url: url === '' ? undefined : url },
    structure: { locales: locales.map(({ name }) => ({ name, htmlLang: `${name}-XX` })) },
    // A link leads on from the file that it stands in.
    linkTo: (href: string, { file }: SourceRange) => ({ href: href.startsWith('/') ? `/x${href}?in=${file}` : href }),
  }) as unknown as ResolvedSite

async function filesOf(
  site: ResolvedSite,
  options: Partial<Parameters<typeof pageFeed>[0]> = {},
): Promise<readonly SiteOutputFile[]> {
  const made: SiteOutputFile[] = []
  for await (const file of await pageFeed({ route: '/news/', title: { en: 'News', de: 'Neues' }, ...options }).files(site))
    made.push(file)
  return made
}

const textOf = (file: SiteOutputFile | undefined): string => {
  if (typeof file?.contents !== 'function') throw new Error('A feed is made when it is written.')
  return String(file.contents())
}
const titlesIn = (feed: string): readonly string[] =>
  [...feed.matchAll(/<title>Title of (.*?)<\/title>/g)].map(([, path = '']) => path)
const dated = (date: string) => ({ published: { date } })

test('holds the pages below its route that are published, the newest first', async () => {
  const pages = [
    page('/news/', { published: undefined }),
    page('/news/a/', dated('2024-01-01')),
    page('/news/b/', dated('2024-03-01T08:00')),
    page('/news/c/', dated('2024-01-01')),
    page('/news/draft/', { isDraft: true }),
    page('/news/hidden/', { isUnlisted: true }),
    page('/docs/', dated('2025-01-01')),
  ]
  const [file, ...others] = await filesOf(siteOf(pages))
  expect([file?.path, others]).toEqual(['news/feed.xml', []])
  expect(titlesIn(textOf(file))).toEqual(['/news/b/', '/news/a/', '/news/c/'])
  expect(titlesIn(textOf((await filesOf(siteOf(pages), { limit: 1 }))[0]))).toEqual(['/news/b/'])
})

test('says of a page what readers elsewhere need', async () => {
  const authors = [{ name: 'Ada & Co', url: '/about/' }, { name: 'Bo', url: 'https://bo.example' }, { name: 'Cy' }]
  const [file] = await filesOf(
    siteOf([
      page('/news/', { address: 'https://kit.example/x/news', published: undefined }),
      page('/news/a/', {
        published: { date: '2024-01-01T10:00', authors },
        lastUpdate: { date: '2024-02-03' },
        source: 'news/a.md',
      }),
    ]),
  )
  const feed = textOf(file)
  expect(feed).toContain('<title>Kit en: News</title>')
  expect(feed).toContain('xml:lang="en-XX"')
  expect(feed).toContain('<id>https://kit.example/x/news/feed.xml</id>')
  expect(feed).toContain('<link rel="alternate" type="text/html" href="https://kit.example/x/news"/>')
  const entry = /<entry>\n<id>https:\/\/kit.example\/x\/news\/a\/[^]*?<\/entry>/.exec(feed)?.[0]
  expect(entry).toBe(`<entry>
<id>https://kit.example/x/news/a/</id>
<title>Title of /news/a/</title>
<published>2024-01-01T00:00:00Z</published>
<updated>2024-02-03T00:00:00Z</updated>
<author><name>Ada &amp; Co</name><uri>https://kit.example/x/about/?in=news/a.md</uri></author>
<author><name>Bo</name><uri>https://bo.example/</uri></author>
<author><name>Cy</name></author>
<link rel="alternate" type="text/html" href="https://kit.example/x/news/a/"/>
<content type="html">&lt;p&gt;&lt;a href=&quot;https://kit.example/x/docs/&quot;&gt;/news/a/&lt;/a&gt;&lt;/p&gt;</content>
</entry>`)
})

test('is about its route where that has no page, and about nothing that has no address', async () => {
  const [file] = await filesOf(siteOf([page('/news/a/'), page('/news/b/', { address: undefined })]))
  expect(textOf(file)).toContain('<link rel="alternate" type="text/html" href="https://kit.example/x/news/"/>')
  expect(titlesIn(textOf(file))).toEqual(['/news/a/'])
})

test('an author of a page without a file may have a page of the site too', async () => {
  const [file] = await filesOf(
    siteOf([page('/news/a/', { published: { date: '2024-01-01', authors: [{ name: 'Ada', url: '/b/' }] } })]),
  )
  expect(textOf(file)).toContain('<uri>https://kit.example/x/b/?in=</uri>')
})

test('a page was not changed before it was published', async () => {
  const [file] = await filesOf(siteOf([page('/news/a/', { lastUpdate: { date: '2020-01-01' } })]))
  expect(textOf(file)).toContain('<updated>2024-01-01T00:00:00Z</updated>')
})

test('each language has one, with the pages that its readers find', async () => {
  const inLocale = (name: string, isFallback = false) =>
    ({ locale: { name, isFallback } }) as unknown as Partial<ResolvedSitePage>
  const pages = [page('/news/a/', inLocale('en')), page('/de/news/a/', inLocale('de', true)), page('/de/news/b/', inLocale('de'))]
  const files = await filesOf(siteOf(pages, { locales: [localeOf('en', '/'), localeOf('de', '/de/')] }))
  expect(files.map((file) => [file.path, titlesIn(textOf(file))])).toEqual([
    ['news/feed.xml', ['/news/a/']],
    ['de/news/feed.xml', ['/de/news/a/', '/de/news/b/']],
  ])
  expect(textOf(files[1])).toContain('<title>Kit de: Neues</title>')
  expect(files.map((file) => /xml:lang="(.*?)"/.exec(textOf(file))?.[1])).toEqual(['en-XX', 'de-XX'])
})

test('of the whole site, each language has one with its own pages', async () => {
  const inLocale = (name: string) => ({ locale: { name } }) as unknown as Partial<ResolvedSitePage>
  const pages = [page('/a/', inLocale('en')), page('/de/a/', inLocale('de'))]
  const files = await filesOf(siteOf(pages, { locales: [localeOf('en', '/'), localeOf('de', '/de/')] }), { route: '/' })
  expect(files.map((file) => [file.path, titlesIn(textOf(file))])).toEqual([
    ['feed.xml', ['/a/']],
    ['de/feed.xml', ['/de/a/']],
  ])
})

test('there is none without the address of the site', async () => {
  expect(await filesOf(siteOf([page('/news/a/')], { url: '' }))).toEqual([])
})

test('is the feed of its route', () => {
  const { name, pure, mayHold, alternate } = pageFeed({ route: '/team/news', title: '' })
  expect([name, pure, alternate?.type]).toEqual(['the feed of /team/news', true, 'application/atom+xml'])
  expect(
    ['team/news/feed.xml', 'de/team/news/feed.xml', 'news/feed.xml', 'team/news/feed.xml.txt'].map((path) => mayHold?.(path)),
  ).toEqual([true, true, false, false])
})

test('is made again where its options change', () => {
  const madeOf = (options: Parameters<typeof pageFeed>[0]) => {
    const { mayHold, alternate, files } = pageFeed(options)
    return [mayHold, alternate?.pathOf, files].map((made) => Reflect.get(made ?? {}, 'madeWith'))
  }
  expect(madeOf({ route: '/news/', title: 'News', limit: 5 })).toEqual([['news/'], ['news/'], ['news/', 'News', 5]])
})

describe('its key changes with', () => {
  const keyOf = async (given: Partial<ResolvedSitePage>): Promise<unknown> => {
    const [file] = await filesOf(siteOf([page('/news/a/', given)]))
    return file && 'key' in file ? file.key : undefined
  }
  test.each<[string, Partial<ResolvedSitePage>]>([
    ['the content', { key: 'other' }],
    ['the title', { title: 'Other' }],
    ['the day', dated('2024-01-02')],
    ['an author', { published: { date: '2024-01-01', authors: [{ name: 'Ada' }] } }],
    ['the last change', { lastUpdate: { date: '2024-05-06' } }],
  ])('%s', async (_, given) => expect(await keyOf(given)).not.toBe(await keyOf({})))
})

describe('pages name it in their heads', () => {
  const hrefOf = (route: string, planned: Partial<PlannedPage>): string | undefined =>
    pageFeed({ route, title: '' }).alternate?.pathOf({
      kind: 'doc',
      address: 'https://kit.example/',
      localePath: '/',
      path: '/',
      ...planned,
    })

  test.each<[string, string, Partial<PlannedPage>, string | undefined]>([
    ['below the route', '/news/', { path: '/news/a/' }, 'news/feed.xml'],
    ['a route of two parts', '/team/news/', { path: '/team/news/a/' }, 'team/news/feed.xml'],
    ['the page of the route', 'news', { path: '/news/' }, 'news/feed.xml'],
    ['of the whole site', '/', { path: '/docs/' }, 'feed.xml'],
    ['in another language', '/news/', { path: '/de/news/a/', localePath: '/de/' }, 'de/news/feed.xml'],
    ['not elsewhere', '/news/', { path: '/docs/news/' }, undefined],
    ['not without a feed', '/news/', { path: '/news/a/', address: undefined }, undefined],
  ])('%s', (_, route, planned, expected) => expect(hrefOf(route, planned)).toBe(expected))
})
