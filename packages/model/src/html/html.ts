// HTML as text: what has to be written otherwise in it, and what was meant by what is written.

/**
 * Elements without an end tag: those of the specification, and two that it no longer has, which parsers and React still treat so.
 * https://html.spec.whatwg.org/#void-elements
 */
export const voidElements: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'keygen',
  'link',
  'meta',
  'param',
  'source',
  'track',
  'wbr',
])

/** For an attribute between double quotes. */
export function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/** For text between elements. */
export function escapeText(text: string): string {
  return /[&<>]/.test(text) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') : text
}

const characters: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
])

/**
 * Text or a value of HTML as it is meant: each character reference is read once, so `&amp;lt;` is `&lt;`. By name those are read that printers
 * of HTML write; others stay, or are what `unknown` makes of them (`&copy;`).
 */
export function unescapeHtml(html: string, unknown: (reference: string) => string = same): string {
  if (!html.includes('&')) return html
  return html.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (reference, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return characters.get(name) ?? unknown(reference)
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : unknown(reference)
  })
}

function same(reference: string): string {
  return reference
}
