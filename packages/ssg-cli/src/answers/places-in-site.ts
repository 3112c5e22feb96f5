import { schemeOf, type SiteConfig } from '@docgen/model'
import { decodeHref, withEndSlash } from '../common/paths.ts'
import { markdownFileAt } from '../outputs/markdown-pages.ts'

/**
 * The paths that an address may mean, the likeliest first: decoded, relative to the base, with a slash at both ends. Takes what people and programs write: a path
 * with or without the base, the slash at its end, `.md`, `.html` or an anchor, or the whole address on the host of the site. None where it leads elsewhere.
 */
export function placesInSite(address: string, { base, url }: Pick<SiteConfig, 'base' | 'url'>): readonly string[] {
  const path = pathOnHost(address.trim().replace(/[?#].*/s, ''), url)
  const decoded = path === undefined ? undefined : decodeHref(path)
  if (decoded === undefined) return []
  const place = placeOf(decoded)
  if (base === '/' || !place.startsWith(base)) return [place]
  const below = placeOf(place.slice(base.length - 1))
  // A site at `/docs/` may have a page at `/docs/` of its own. Whole addresses always have the base.
  return schemeOf(address.trim()) === undefined ? [place, below] : [below]
}

/** The file with what is read at such a path: the Markdown of a page, or a list of pages, to which those of other versions and languages lead. */
export function textFileAt(path: string): string {
  return path.endsWith('/llms.txt/') ? path.slice(0, -1) : `/${markdownFileAt(path)}`
}

function placeOf(path: string): string {
  const name = path.replace(/(?:^|\/)index\.(?:md|html)$/, '/').replace(/\.(?:md|html)$/, '')
  return withEndSlash(name.startsWith('/') ? name : `/${name}`)
}

function pathOnHost(address: string, url: string | undefined): string | undefined {
  if (schemeOf(address) === undefined) return address
  if (url === undefined || !URL.canParse(address)) return undefined
  const { origin, pathname } = new URL(address)
  return origin === new URL(url).origin ? pathname : undefined
}
