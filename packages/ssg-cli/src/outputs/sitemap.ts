import { escapeText, type ResolvedSite, type SiteOutput } from '@docgen/model'

/**
 * Every page that search engines may know, by its canonical address, with the day that it says it was changed, and what it is in other
 * languages. Where a page shows the text of another language its canonical address is that of the original. https://www.sitemaps.org/protocol.html,
 * https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
export const sitemap: SiteOutput = {
  name: 'the sitemap',
  pure: true,
  mayHold: (path) => path === 'sitemap.xml',
  files: (site) => (site.config.url === undefined ? [] : [{ path: 'sitemap.xml', contents: sitemapOf(site) }]),
}

/** What an author writes as a date need be none. */
const isDay = /^\d{4}-\d\d-\d\d$/

function sitemapOf({ pages }: Pick<ResolvedSite, 'pages'>): string {
  const listed = pages.filter(({ isUnlisted, locale }) => !isUnlisted && !locale?.isFallback)
  const entries = listed.flatMap(({ address, locale, lastUpdate }) => {
    const others = (locale?.alternates ?? []).map(
      (alternate) => `<xhtml:link rel="alternate" hreflang="${alternate.hreflang}" href="${escapeText(alternate.address)}"/>`,
    )
    const changed = lastUpdate && isDay.test(lastUpdate.date) ? `<lastmod>${lastUpdate.date}</lastmod>` : ''
    return address === undefined ? [] : [`<url><loc>${escapeText(address)}</loc>${changed}${others.join('')}</url>\n`]
  })
  const hasOthers = listed.some(({ locale }) => locale !== undefined)
  const names = hasOthers ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${names}>\n${entries.join('')}</urlset>\n`
}
