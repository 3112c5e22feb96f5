// Where the Markdown of a page stands, if the site has it: beside the page, as an output of the config says.
import type { RouteGraph, RouteKind, RoutePath, SiteConfig } from '@docgen/model'
import { hrefOfFile, hrefOfRoute, plannedPageOf } from './hrefs.ts'

export interface MarkdownAddresses {
  /** What a link to the Markdown of a page holds: base included; `undefined` where there is none. */
  readonly hrefOf: (path: RoutePath, kind: RouteKind) => string | undefined
  /** A link of the site as it stands in Markdown: to the Markdown of its target where there is one, and whole where the site has an address. */
  readonly addressOf: (href: string) => string
}

type AddressConfig = Pick<SiteConfig, 'plugins' | 'base' | 'trailingSlash' | 'url' | 'localeSite'>

export function markdownAddressesOf({ routes }: Pick<RouteGraph, 'routes'>, config: AddressConfig): MarkdownAddresses {
  const { alternate } =
    config.plugins.flatMap(({ outputs = [] }) => outputs).find((output) => output.alternate?.type === 'text/markdown') ?? {}
  const hrefOf: MarkdownAddresses['hrefOf'] = (path, kind) => {
    const file = alternate?.pathOf(plannedPageOf(path, kind, config))
    return file === undefined ? undefined : hrefOfFile(file, config)
  }
  let byHref: ReadonlyMap<string, string> | undefined
  const known = (): ReadonlyMap<string, string> =>
    (byHref ??= new Map(
      routes.flatMap(({ path, kind }) => {
        const href = hrefOf(path, kind)
        return href === undefined ? [] : [[hrefOfRoute(path, config), href]]
      }),
    ))
  return {
    hrefOf,
    addressOf: (href) => {
      if (!href.startsWith('/') || href.startsWith('//')) return href
      const end = href.search(/[?#]/)
      const [path, rest] = end < 0 ? [href, ''] : [href.slice(0, end), href.slice(end)]
      return `${config.url ?? ''}${known().get(path) ?? path}${rest}`
    },
  }
}
