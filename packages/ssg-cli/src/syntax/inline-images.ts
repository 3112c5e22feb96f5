import { decodeHref, folderOf, joinPath } from './paths.ts'

const marker = '#inline'
const marked = /<([^<>\n]+?\.svg#inline)>|([^\s()<>[\]"']+\.svg#inline)(?![\w-])/gi

/** Whether an image with this address is to stand in the page itself: `./flow.svg#inline`. */
export function isInlineSvg(href: string): boolean {
  return /\.svg#inline$/i.test(href)
}

/** Every such address of the page, as written. May name too many (in code), never too few. */
export function inlineSvgHrefsOf(markdown: string): readonly string[] {
  if (!markdown.includes(marker)) return []
  return [...markdown.matchAll(marked)].map(([, enclosed, bare]) => enclosed ?? bare ?? '')
}

/** The file that such an address means, relative to the site root; `undefined` if it is not told from the page, or lies outside of the site. */
export function inlineSvgFileOf(pageFile: string, href: string, above = 0): string | undefined {
  const path = decodeHref(href.slice(0, -marker.length))
  return path === undefined || /^(?:\/|[a-z][a-z\d+.-]*:)/i.test(path) ? undefined : joinPath(folderOf(pageFile), path, above)
}
