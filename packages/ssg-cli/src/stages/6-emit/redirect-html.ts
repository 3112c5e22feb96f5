/** A page that only leads elsewhere; `href` is encoded and carries the base. Works without scripts, and search engines follow it. */
export function redirectHtml(href: string, { lang, siteTitle }: { readonly lang: string; readonly siteTitle: string }): string {
  const safe = escape(href)
  const title = escape(siteTitle)
  return `<!doctype html><html lang="${escape(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Moved | ${title}</title><meta name="description" content="This page of ${title} is at ${safe}."><meta http-equiv="refresh" content="0; url=${safe}"><link rel="canonical" href="${safe}"><meta name="robots" content="noindex"></head><body><p>This page is at <a href="${safe}">${safe}</a>.</p></body></html>\n`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
