/** A page that only leads elsewhere; `href` is encoded and carries the base. Works without scripts, and search engines follow it. */
export function redirectHtml(href: string, lang: string): string {
  const safe = escape(href)
  return `<!doctype html><html lang="${escape(lang)}"><head><meta charset="utf-8"><title>Moved</title><meta http-equiv="refresh" content="0;url=${safe}"><link rel="canonical" href="${safe}"><meta name="robots" content="noindex"></head><body><p>This page is at <a href="${safe}">${safe}</a>.</p></body></html>\n`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
