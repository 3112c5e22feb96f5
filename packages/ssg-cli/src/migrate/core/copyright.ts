// The copyright of a site: HTML in other tools, one line of plain text in docgen.
import { textOfHtml } from './values.ts'

/** Of the end of a block, browsers make a new line; a picture is what it says of itself. `undefined` where nothing is left. */
export function copyrightOf(html: string): string | undefined {
  const spaced = html
    .replace(/<img\b[^>]*?\balt=(["'])(.*?)\1[^>]*>/gi, '$2')
    .replace(/<(?:br|hr|\/?(?:p|div|li|ul|ol|section|h[1-6]|td|tr))\b[^>]*>/gi, ' ')
  const text = textOfHtml(spaced).replace(/\s+/g, ' ').trim()
  return withoutCredit(text) || undefined
}

const tools = 'Docusaurus|VitePress|Material for MkDocs|MkDocs'

/** `© Acme. Built with Docusaurus.` → `© Acme.`: the new site is not built with it. What goes on in the same sentence stays as it is. */
function withoutCredit(text: string): string {
  const credit = new RegExp(
    String.raw`(?:^|(?<=[.!?])\s+|\s*[|·•,–—-]\s*|\s+)(?:proudly\s+)?(?:built|made|created|powered|generated)\s+(?:with|by|using|on)\s+(?:${tools})(?:\s+v?\d+(?:\.\d+)*)?(?=\s*(?:[.!|·•]|$))[.!]?`,
    'gi',
  )
  return text
    .replace(credit, '')
    .replace(/^[\s|·•,–—-]+/, '')
    .trim()
}
