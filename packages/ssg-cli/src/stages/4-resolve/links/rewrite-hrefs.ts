// The addresses of a page that is HTML already. In: the HTML, and what an address becomes. Out: the HTML with these in their places.
import { escapeAttribute, replaceIslandProps, unescapeHtml } from '@docgen/model'

const hrefAttribute = /( (?:href|src)=")([^"]*)(")/g
/** Of the props of an island, which are JSON in an attribute. */
const hrefProp = /(&quot;(?:href|src)&quot;:&quot;)(.*?)(&quot;)/g

/** `resolve` is given the address as the author wrote it; an attribute for which it returns `undefined` is left out. */
export function rewriteHrefs(html: string, resolve: (href: string) => string | undefined): string {
  const resolved = (value: string): string | undefined => {
    const href = resolve(unescapeHtml(value))
    return href === undefined ? undefined : escapeAttribute(href)
  }
  // A property cannot be cut out of its object: an empty address leads to the page itself.
  const ofProp = (_: string, before: string, value: string, after: string): string => before + (resolved(value) ?? '') + after
  const ofAttribute = (_: string, before: string, value: string, after: string): string => {
    const href = resolved(value)
    return href === undefined ? '' : before + href + after
  }
  return replaceIslandProps(html, (props) => props.replace(hrefProp, ofProp)).replace(hrefAttribute, ofAttribute)
}
