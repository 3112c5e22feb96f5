import type { PlannedPage, RoutePath, SiteConfig } from '@docgen/model'
import { filesBaseOf, pathInSite } from '../../../config/locales.ts'
import { encodePath, withEndSlash } from '../../../common/paths.ts'

type HrefConfig = Pick<SiteConfig, 'base' | 'trailingSlash'>

/** What an `<a>` gets for a route: base included, encoded, with or without the slash at its end as the config wants it. */
export function hrefOfRoute(path: RoutePath, { base, trailingSlash }: HrefConfig, anchor?: string): string {
  const full = base + path.slice(1)
  const href = trailingSlash || full === base ? full : full.slice(0, -1)
  return encodePath(href) + (anchor === undefined || anchor === '' ? '' : `#${encodeURIComponent(anchor)}`)
}

/** What an `<img>` gets for a file of the output, which all languages share. `path` has no slash at its front. */
export function hrefOfFile(path: string, config: Pick<SiteConfig, 'base' | 'localeSite'>): string {
  return encodePath(filesBaseOf(config) + path)
}

/** `/a/b`, `/a/b/`, `/a/b/index.html` and `/a/b.html` all mean the route `/a/b/`. */
export function routePathOfHref(path: string): RoutePath {
  const plain = path
    .replace(/\/{2,}/g, '/')
    .replace(/(?:^|\/)index\.html$/, '')
    .replace(/\.html$/, '')
  return withEndSlash(plain)
}

/** What outputs are told of a page when they are asked for its files. `path` is that in its locale. */
export function plannedPageOf(
  path: RoutePath,
  kind: PlannedPage['kind'],
  config: HrefConfig & Pick<SiteConfig, 'url' | 'localeSite'>,
): PlannedPage {
  return {
    path: pathInSite(path, config),
    kind,
    address: config.url === undefined ? undefined : config.url + hrefOfRoute(path, config),
    localePath: config.localeSite?.path ?? '/',
  }
}
