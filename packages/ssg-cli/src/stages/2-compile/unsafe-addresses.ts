// Addresses of elements that no link of a page is checked by, and handlers: trusted HTML may have them in any attribute.
import type { Element } from 'hast'
import { addressOfRefresh, safeHrefOf, safeImageHrefOf } from '@docgen/model'

/** Where a browser goes, sends or loads from by itself or when somebody clicks. By the names of hast's properties, in lower case. */
const addressProperties: ReadonlySet<string> = new Set(
  'action background cite codebase data formaction href icon longdesc manifest poster profile src xlinkhref'.split(' '),
)
/** Lists of addresses: with widths, separated by commas, or by spaces. */
const listProperties: ReadonlySet<string> = new Set(['archive', 'imagesrcset', 'ping', 'srcset'])
const animationProperties: ReadonlySet<string> = new Set(['by', 'from', 'to', 'values'])

/** Takes handlers off an element, and addresses whose scheme is not allowed; returns the addresses as they were written. */
export function removeUnsafeAddresses({ properties }: Element): readonly string[] {
  const removed: string[] = []
  for (const [name, value] of Object.entries(properties)) {
    // React drops them from the elements of HTML, but not from those with names of their own.
    if (/^on[a-z]*$/i.test(name)) delete properties[name]
    if (typeof value !== 'string' && !Array.isArray(value)) continue
    const text = Array.isArray(value) ? value.join(' ') : value
    if (!addressesIn(name.toLowerCase(), text, properties).some((address) => isUnsafe(name, address))) continue
    removed.push(text)
    delete properties[name]
  }
  return removed
}

function addressesIn(name: string, value: string, properties: Element['properties']): readonly string[] {
  if (addressProperties.has(name)) return [value]
  if (listProperties.has(name)) return value.split(/,?\s+|,(?=\S)/)
  // An animation of SVG may give a link its address.
  if (animationProperties.has(name) && /href$/i.test(`${properties['attributeName']}`)) return value.split(';')
  return name === 'content' && /refresh/i.test(`${properties['httpEquiv']}`) ? [addressOfRefresh(value) ?? ''] : []
}

function isUnsafe(name: string, address: string): boolean {
  return (/^(?:poster|srcset|imagesrcset|src)$/i.test(name) ? safeImageHrefOf(address) : safeHrefOf(address)) === undefined
}
