// The addresses of a page that is HTML already. In: the HTML, and what an address becomes. Out: the HTML with these in their places.
import { escapeAttribute, replaceIslandProps, unescapeHtml } from '@docgen/model'
import { mapAddresses, type MapAddress } from '../../../syntax/html/html-addresses.ts'

/** Of the props of an island, which are JSON in an attribute. */
const hrefProp = /(&quot;(?:href|src)&quot;:&quot;)(.*?)(&quot;)/g

/** `resolve` is given addresses as the author wrote them; an attribute for which it returns `undefined` is left out. */
export function rewriteHrefs(html: string, resolve: MapAddress): string {
  // A property cannot be cut out of its object: an empty address leads to the page itself.
  const ofProp = (_: string, before: string, value: string, after: string): string => {
    const href = unescapeHtml(value)
    return before + escapeAttribute(resolve(href, href) ?? '') + after
  }
  return mapAddresses(
    replaceIslandProps(html, (props) => props.replace(hrefProp, ofProp)),
    resolve,
  )
}
