// The addresses in HTML that is written already. In: the HTML, and what an attribute or an address becomes. Out: the HTML with these in their places.
import { escapeAttribute, unescapeHtml } from '@docgen/model'
import { addressKindOf } from './address-attributes.ts'
import { mapSrcset } from './srcset.ts'

/** Code and comments are passed over; of an element the start tag is what counts. */
const tagPattern =
  /<!--[\s\S]*?-->|(<(script|style)\b(?:[^>"']|"[^"]*"|'[^']*')*>)[\s\S]*?<\/\2\s*>|<[a-zA-Z](?:[^>"']|"[^"]*"|'[^']*')*>/g
const attributePattern = /(\s)([^\s"'>/=]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/** Calls back for each attribute that has a value, which is given as it is written. It stays as it is where the same is returned, and is left out for `undefined`. */
export function mapAttributes(html: string, map: (value: string, name: string, tagName: string) => string | undefined): string {
  const mapTag = (tag: string): string => {
    const [, tagName = ''] = /^<([^\s/>]+)/.exec(tag) ?? []
    return tag.replace(attributePattern, (whole, space: string, name: string, ...values: (string | undefined)[]) => {
      const value = values.slice(0, 3).find((each) => each !== undefined)
      if (value === undefined) return whole
      const mapped = map(value, name, tagName)
      if (mapped === undefined) return ''
      return mapped === value ? whole : `${space}${name}="${mapped}"`
    })
  }
  return html.replace(tagPattern, (whole, start: string | undefined) => {
    if (whole.startsWith('<!--')) return whole
    return start === undefined ? mapTag(whole) : mapTag(start) + whole.slice(start.length)
  })
}

/** What an address becomes; `value` is the whole of the attribute, which may hold several. */
export type MapAddress = (address: string, value: string) => string | undefined

/** Calls back for each address, as its author wrote it. An attribute is left out where one of its addresses becomes `undefined`. */
export function mapAddresses(html: string, map: MapAddress): string {
  return mapAttributes(html, (value, name, tagName) => {
    const kind = addressKindOf(tagName, name)
    if (kind === undefined) return value
    const written = unescapeHtml(value)
    const mapped = kind === 'one' ? map(written, written) : mapList(written, map)
    return mapped === written ? value : mapped === undefined ? undefined : escapeAttribute(mapped)
  })
}

function mapList(srcset: string, map: MapAddress): string | undefined {
  let isWhole = true
  const mapped = mapSrcset(srcset, (address) => {
    const found = map(address, srcset)
    isWhole &&= found !== undefined
    return found ?? ''
  })
  return isWhole ? mapped : undefined
}
