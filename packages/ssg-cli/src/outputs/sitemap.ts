import type { SiteConfig } from '../model/config.ts'
import type { SitePage } from '../model/site.ts'

/** Every page that search engines may know, by its canonical address. https://www.sitemaps.org/protocol.html */
export function sitemapOf(pages: readonly SitePage[], { url = '' }: SiteConfig): string {
  const entries = pages
    .flatMap((page) => {
      const { head } = page.resolved().page.props
      return head.isHidden || head.canonical === undefined ? [] : [head.canonical]
    })
    .map((address) => `<url><loc>${address.replaceAll('&', '&amp;')}</loc></url>\n`)
  return url === ''
    ? ''
    : `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
}
