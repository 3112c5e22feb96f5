import { decodeHref, folderOf, joinPath } from '../../common/paths.ts'

const marker = '#inline'
const ending = /\.svg#inline(?![\w-])/gi
/** No address goes on before these, unless it stands between `<` and `>`. */
const delimiter = /[\s()<>[\]"']/

/** Whether an image with this address is to stand in the page itself: `./flow.svg#inline`. */
export function isInlineSvg(href: string): boolean {
  return /\.svg#inline$/i.test(href)
}

/** Every such address of the page, as written. May name too many (in code), never too few. */
export function inlineSvgHrefsOf(markdown: string): readonly string[] {
  if (!markdown.includes(marker)) return []
  const hrefs: string[] = []
  let from = 0
  // From the ending to the front: what stands before it may be a picture in letters, of any length.
  for (const { index, 0: found } of markdown.matchAll(ending)) {
    const end = index + found.length
    const enclosed = markdown[end] === '>' ? /<([^<>\n]*)$/.exec(markdown.slice(from, index))?.[1] : undefined
    let start = index - (enclosed?.length ?? 0)
    while (enclosed === undefined && start > from && !delimiter.test(markdown.charAt(start - 1))) start--
    if (start < index) hrefs.push(markdown.slice(start, end))
    from = end
  }
  return hrefs
}

/** The file that such an address means, relative to the site root; `undefined` if it is not told from the page, or lies outside of the site. */
export function inlineSvgFileOf(pageFile: string, href: string, above = 0): string | undefined {
  const path = decodeHref(href.slice(0, -marker.length))
  return path === undefined || /^(?:\/|[a-z][a-z\d+.-]*:)/i.test(path) ? undefined : joinPath(folderOf(pageFile), path, above)
}
