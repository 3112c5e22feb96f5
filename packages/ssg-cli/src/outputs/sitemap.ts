import type { ResolvedSite, SiteOutput } from '@docgen/model'

/** Every page that search engines may know, by its canonical address. https://www.sitemaps.org/protocol.html */
export const sitemap: SiteOutput = {
  name: 'the sitemap',
  mayHold: (path) => path === 'sitemap.xml',
  files: (site) => (site.config.url === undefined ? [] : [{ path: 'sitemap.xml', contents: sitemapOf(site) }]),
}

function sitemapOf({ pages }: Pick<ResolvedSite, 'pages'>): string {
  const entries = pages
    .flatMap(({ isUnlisted, address }) => (isUnlisted || address === undefined ? [] : [address]))
    .map((address) => `<url><loc>${address.replaceAll('&', '&amp;')}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
}
