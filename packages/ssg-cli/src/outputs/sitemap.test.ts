import { expect, test } from 'vitest'
import type { ResolvedSite, ResolvedSitePage } from '@docgen/model'
import { sitemap } from './sitemap.ts'

async function sitemapOf(
  pages: readonly Partial<ResolvedSitePage>[],
  config: Partial<ResolvedSite['config']> = { url: 'https://kit.example' },
): Promise<readonly unknown[]> {
  // The output reads nothing else of a site.
  const site = { pages, config } as unknown as ResolvedSite
  const files: unknown[] = []
  for await (const file of await sitemap.files(site)) files.push(file)
  return files
}

test('a page has its address, and the day of its last change where that is known', async () => {
  const address = 'https://kit.example/a/?b&c'
  const [file] = await sitemapOf([
    { address, lastUpdate: { date: '2024-03-01', author: 'Ann' } },
    { address, lastUpdate: { date: 'in spring' } },
    { address },
  ])
  const start = '<url><loc>https://kit.example/a/?b&amp;c</loc>'
  const entries = [`${start}<lastmod>2024-03-01</lastmod></url>`, `${start}</url>`, `${start}</url>`]
  expect(file).toEqual({
    path: 'sitemap.xml',
    contents: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
  })
})

test('the day stands before other languages', async () => {
  const alternates = [{ hreflang: 'de', address: 'https://kit.example/de/' }]
  const locale = { name: 'en', path: '/', isDefault: true, isFallback: false, alternates } as const
  const [file] = await sitemapOf([{ address: 'https://kit.example/', lastUpdate: { date: '2024-03-01' }, locale }])
  expect(file).toMatchObject({ contents: expect.stringContaining('</loc><lastmod>2024-03-01</lastmod><xhtml:link') })
})

test('a site without an address has none', async () => expect(await sitemapOf([], {})).toEqual([]))
