import { escapeAttribute, type SiteConfig } from '@docgen/model'

/**
 * A page that only leads elsewhere; `href` is encoded and carries the base, or is relative to the page, and `canonical` is whole where it can be.
 * Works without scripts, and search engines follow it.
 */
export function redirectHtml(
  { href, canonical }: { readonly href: string; readonly canonical: string },
  { locale, title, words }: Pick<SiteConfig, 'locale' | 'title' | 'words'>,
): string {
  const safe = escapeAttribute(href)
  const site = escapeAttribute(title)
  const description = escapeAttribute(words('movedDescription', { site: title, address: href }))
  const text = escapeAttribute(words('movedTo', { address: '\u0001' })).replace('\u0001', () => `<a href="${safe}">${safe}</a>`)
  return `<!doctype html><html lang="${escapeAttribute(locale.htmlLang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeAttribute(words('moved'))} | ${site}</title><meta name="description" content="${description}"><meta http-equiv="refresh" content="0; url=${safe}"><link rel="canonical" href="${escapeAttribute(canonical)}"><meta name="robots" content="noindex"></head><body><p>${text}</p></body></html>\n`
}
