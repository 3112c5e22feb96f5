// Which addresses may stand on a page: the one place that decides, for builds and for scripts in the reader's browser.

declare const isSafe: unique symbol

/** An address that runs no script, whatever follows it. Only functions that check or make addresses return one. */
export type SafeHref = string & { readonly [isSafe]: true }

/** What a link may lead to. Every other scheme is refused: a list of what is dangerous is never complete. */
const linkSchemes: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel'])

/**
 * An address as browsers read it: without control characters and spaces at its ends, without tabs and line breaks anywhere.
 * https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function urlAsParsed(written: string): string {
  let start = 0
  let end = written.length
  while (start < end && written.charCodeAt(start) <= 0x20) start++
  while (end > start && written.charCodeAt(end - 1) <= 0x20) end--
  const trimmed = written.slice(start, end)
  return /[\t\n\r]/.test(trimmed) ? trimmed.replace(/[\t\n\r]+/g, '') : trimmed
}

/** In lower case; `undefined` for an address that is relative to the page. */
export function schemeOf(written: string): string | undefined {
  if (!written.includes(':')) return undefined
  return /^([a-z][a-z0-9+.-]*):/i.exec(urlAsParsed(written))?.[1]?.toLowerCase()
}

/** The address as browsers read it; `undefined` for one whose scheme is not allowed. */
export function safeHrefOf(written: string): SafeHref | undefined {
  const href = urlAsParsed(written)
  const scheme = schemeOf(href)
  // The check above is what the type stands for.
  return scheme === undefined || linkSchemes.has(scheme) ? (href as SafeHref) : undefined
}

/** The same for what a page shows or loads as a picture: `data:` with an image runs nothing in an `<img>` or as an icon. */
export function safeImageHrefOf(written: string): SafeHref | undefined {
  const href = urlAsParsed(written)
  return /^data:(?:image\/|,)/i.test(href) ? (href as SafeHref) : safeHrefOf(href)
}

/** https://html.spec.whatwg.org/#shared-declarative-refresh-steps */
const refresh = /^[\s\d.]*[;,\s]\s*(?:url\s*=\s*)?["']?([^"']*)/i

/** The address that `<meta http-equiv="refresh">` names in its `content`, after the seconds. */
export function addressOfRefresh(content: string): string | undefined {
  return refresh.exec(content)?.[1]
}
