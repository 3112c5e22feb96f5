import type { SiteConfig } from '@docgen/model'

/** A page that only leads elsewhere; `href` is encoded and carries the base. Works without scripts, and search engines follow it. */
export function redirectHtml(href: string, { locale, title, words }: Pick<SiteConfig, 'locale' | 'title' | 'words'>): string {
  const safe = escape(href)
  const site = escape(title)
  const description = escape(words('movedDescription', { site: title, address: href }))
  const text = escape(words('movedTo', { address: '\u0001' })).replace('\u0001', () => `<a href="${safe}">${safe}</a>`)
  return `<!doctype html><html lang="${escape(locale.htmlLang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(words('moved'))} | ${site}</title><meta name="description" content="${description}"><meta http-equiv="refresh" content="0; url=${safe}"><link rel="canonical" href="${safe}"><meta name="robots" content="noindex"></head><body><p>${text}</p></body></html>\n`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
