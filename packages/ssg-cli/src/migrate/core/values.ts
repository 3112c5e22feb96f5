// Reading values of unknown shape.
import { isRecord } from '@docgen/model'
import { decodeString } from 'micromark-util-decode-string'

/** The value behind the keys; `undefined` where there is none. */
export function at(value: unknown, ...keys: readonly (string | number)[]): unknown {
  return keys.reduce<unknown>((current, key) => {
    if (Array.isArray(current)) return current[Number(key)] as unknown
    return isRecord(current) ? current[key] : undefined
  }, value)
}

export function textIn(value: unknown, ...keys: readonly (string | number)[]): string | undefined {
  const found = at(value, ...keys)
  return typeof found === 'string' ? found : typeof found === 'number' ? String(found) : undefined
}

export function flagIn(value: unknown, ...keys: readonly (string | number)[]): boolean | undefined {
  const found = at(value, ...keys)
  return typeof found === 'boolean' ? found : undefined
}

export function listIn(value: unknown, ...keys: readonly (string | number)[]): readonly unknown[] {
  const found = at(value, ...keys)
  return Array.isArray(found) ? found : []
}

/** What two configs say together: the keys of records add up, of all else the second counts. */
export function merged(first: unknown, second: unknown): unknown {
  if (!isRecord(first) || !isRecord(second)) return second === undefined ? first : second
  const keys = [...new Set([...Object.keys(first), ...Object.keys(second)])]
  return Object.fromEntries(keys.map((key) => [key, merged(first[key], second[key])]))
}

/** `['a', 1]` → `{ a: 1 }` is no entry of a record. */
export function entriesIn(value: unknown, ...keys: readonly (string | number)[]): readonly [string, unknown][] {
  const found = at(value, ...keys)
  return isRecord(found) ? Object.entries(found) : []
}

/** `img/a.png` → `/img/a.png`; addresses stay. */
export function rooted(path: string): string {
  return /^(?:[a-z]+:|\/)/i.test(path) ? path : `/${path}`
}

/** `<b>a</b> &lt;b&gt;` → `a <b>` */
export function textOfHtml(html: string): string {
  return decodedText(html.replace(/<[^>]+>/g, '')).trim()
}

/** `&lt;b&gt;` → `<b>` */
export function decodedText(text: string): string {
  return text.replace(/&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi, (reference) => decodeString(reference))
}

/** `<a href="x">y</a>` → `[y](x)`; a picture is what it says of itself, other tags go. */
export function htmlAsLinks(html: string): string {
  return html
    .replace(/<img\b[^>]*?\balt=(["'])(.*?)\1[^>]*>/gi, '$2')
    .replace(/(<a\b[^>]*>)\s+|\s+(<\/a>)/gi, '$1$2')
    .replace(/<a\b[^>]*?href=(["'])(.*?)\1[^>]*>([\s\S]*?)<\/a>/gi, '[$3]($2)')
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
}
