import { schemeOf, type SiteConfig } from '@docgen/model'
import { decodeHref, withEndSlash } from '../common/paths.ts'

/**
 * The path that an address leads to: decoded, relative to the base, with a slash at both ends. Takes what people and programs write: a path with or without the
 * base, the slash at its end, `.md`, `.html` or an anchor, or the whole address on the host of the site. `undefined` where it leads elsewhere.
 */
export function placeInSite(address: string, { base, url }: Pick<SiteConfig, 'base' | 'url'>): string | undefined {
  const path = pathOnHost(address.trim().replace(/[?#].*/s, ''), url)
  if (path === undefined) return undefined
  const decoded = decodeHref(path)
  if (decoded === undefined) return undefined
  const below = decoded.startsWith(base) ? decoded.slice(base.length - 1) : decoded
  const name = below.replace(/(?:^|\/)index\.(?:md|html)$/, '/').replace(/\.(?:md|html)$/, '')
  return withEndSlash(name.startsWith('/') ? name : `/${name}`)
}

function pathOnHost(address: string, url: string | undefined): string | undefined {
  if (schemeOf(address) === undefined) return address
  if (url === undefined || !URL.canParse(address)) return undefined
  const { origin, pathname } = new URL(address)
  return origin === new URL(url).origin ? pathname : undefined
}
