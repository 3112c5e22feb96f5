// Which files of the static folder a page shows, by their content. Their addresses stay when they change, so a browser would show the ones it has.
import { unescapeHtml, type Asset } from '@docgen/model'
import { decodeHref } from '../common/paths.ts'
import { addressesOfSrcset } from '../syntax/html/srcset.ts'

/** Hashes by the address as the page writes it, without a query or an anchor. */
export type ShownFiles = Readonly<Record<string, string>>

export function shownFilesOf(html: string, assets: readonly Asset[], base: string): ShownFiles {
  const hashes = new Map(assets.flatMap(({ staticPath, hash }) => (staticPath === undefined ? [] : [[staticPath, hash]])))
  if (hashes.size === 0) return {}
  const addresses = [...html.matchAll(/\s(src|poster|href|srcset)="([^"]+)/g)].flatMap(([, name, value = '']) =>
    (name === 'srcset' ? addressesOfSrcset(unescapeHtml(value)) : [unescapeHtml(value)]).map((address) =>
      address.replace(/[?#].*/s, ''),
    ),
  )
  return Object.fromEntries(
    [...new Set(addresses)].sort().flatMap((address) => {
      const path = address.startsWith(base) ? decodeHref(address.slice(base.length - 1)) : undefined
      const hash = path === undefined ? undefined : hashes.get(path)
      return hash === undefined ? [] : [[address, hash]]
    }),
  )
}
