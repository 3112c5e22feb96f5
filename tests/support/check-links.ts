// In: the folder of a built site. Out: every internal link and anchor that leads nowhere, and every id given twice on a page.
// It looks at files alone, as a static host does, and shares no code with docgen: two opinions are better than one.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './file-tree.ts'
import { tagsOf, type Tag } from './html.ts'

export interface LinkReport {
  readonly pages: number
  /** Links and addresses of files that stay on the site, anchors included. */
  readonly internalLinks: number
  readonly problems: readonly string[]
}

export interface SiteAddress {
  /** Path that the site is served under; begins and ends with `/`. */
  readonly base: string
  /** Origin of the site, when its pages name it. */
  readonly origin?: string
  /** Whether links to pages end with a slash. */
  readonly trailingSlash?: boolean
}

const standIn = 'http://site.test'

export function checkLinks(outDir: string, { base, origin = standIn, trailingSlash = true }: SiteAddress): LinkReport {
  const files = listFiles(outDir)
  const known = new Set(files)
  const pages = new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => {
        const tags = tagsOf(readFileSync(join(outDir, file), 'utf8'))
        return [file, { tags, ids: idsOf(tags) }]
      }),
  )
  const problems: string[] = []
  let internalLinks = 0
  for (const [file, { tags, ids }] of pages) {
    for (const id of repeated(ids)) problems.push(`${file}: the id "${id}" is given twice`)
    const pageUrl = new URL(encodeURI(base + file.replace(/(^|\/)index\.html$/, '$1')), origin)
    for (const { tag, href } of tags.flatMap((tag) => addressesOf(tag).map((href) => ({ tag, href })))) {
      const url = URL.canParse(href, pageUrl) ? new URL(href, pageUrl) : undefined
      if (!url) problems.push(`${file}: <${tag.name}> has the malformed address "${href}"`)
      if (!url || (url.origin !== pageUrl.origin && url.origin !== standIn)) continue
      internalLinks++
      const problem = problemOf(url, href)
      if (problem !== undefined) problems.push(`${file}: <${tag.name}> leads to "${href}", ${problem}`)
    }
  }
  return { pages: pages.size, internalLinks, problems: [...new Set(problems)] }

  function problemOf(url: URL, href: string): string | undefined {
    const path = decode(url.pathname)
    const anchor = decode(url.hash.slice(1))
    if (path === undefined || anchor === undefined) return 'which cannot be decoded'
    if (!path.startsWith(base)) return `which is outside of ${base}`
    const inner = path.slice(base.length)
    const target = fileOf(inner)
    if (target === undefined) return 'which is no file'
    const isPage = target.endsWith('index.html') && !inner.endsWith('.html')
    // How somebody wrote a whole address is theirs; a path was made by docgen.
    if (isPage && inner !== '' && href.startsWith('/') && inner.endsWith('/') !== trailingSlash) {
      return `which should ${trailingSlash ? '' : 'not '}end with a slash`
    }
    const page = pages.get(target)
    if (anchor === '' || anchor === 'top' || !page) return undefined
    return page.ids.includes(anchor) ? undefined : `where nothing has the id "${anchor}"`
  }

  function fileOf(inner: string): string | undefined {
    if (inner === '' || inner.endsWith('/')) return [`${inner}index.html`].find((name) => known.has(name))
    return [inner, `${inner}/index.html`, `${inner}.html`].find((name) => known.has(name))
  }
}

/** Addresses that a tag makes a browser or a reader follow. */
function addressesOf({ name, attributes }: Tag): readonly string[] {
  const { href, src, poster, srcset, content, action } = attributes
  const refresh = name === 'meta' && attributes['http-equiv'] === 'refresh' ? content?.replace(/^.*?url=/i, '') : undefined
  const candidates = srcset?.split(',').map((part) => part.trim().split(/\s+/)[0])
  return [href, src, poster, action, refresh, ...(candidates ?? [])]
    .filter((address) => address !== undefined)
    .filter((address) => address !== '' && !/^(?:mailto|tel|data|blob):/i.test(address))
}

function idsOf(tags: readonly Tag[]): readonly string[] {
  return tags.flatMap(({ attributes: { id } }) => (id === undefined || id === '' ? [] : [id]))
}

function repeated(values: readonly string[]): readonly string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
