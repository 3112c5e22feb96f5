// What is the same on every page, with the links of navbar, footer and announcement checked once.
import { locateInConfig } from '../../config/locate.ts'
import type { NavLinkConfig, SiteConfig } from '../../model/config.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { RoutePath } from '../../model/route.ts'
import type { NavLink, SiteProps } from '../../model/page-props.ts'
import type { DocsVersions } from './docs-versions.ts'
import { hrefOfRoute, routePathOfHref } from './hrefs.ts'
import type { LinkTargets } from './link-targets.ts'
import { resolveLink } from './resolve-link.ts'
import type { SiteSearch } from './search-props.ts'

export interface SharedProps {
  /** The props for one page: which navbar link is current differs, and what depends on the version of the guides that it is of. */
  readonly siteOf: (path: RoutePath) => SiteProps
  readonly diagnostics: readonly Diagnostic[]
}

export interface SharedPropsInput {
  readonly targets: LinkTargets
  readonly config: SiteConfig
  readonly versions: DocsVersions
  readonly search: SiteSearch
}

export function sharedPropsOf({ targets, config, versions, search }: SharedPropsInput): SharedProps {
  const diagnostics: Diagnostic[] = []
  const resolve = (href: string, keys: readonly string[]): string => {
    const resolved = resolveLink(href, { at: locateInConfig(config.configFiles, keys, href), path: '/' }, targets, config)
    if (resolved.diagnostic) diagnostics.push(resolved.diagnostic)
    return resolved.href
  }
  const linkOf = (link: NavLinkConfig, key: string): NavLink => ({
    label: link.label,
    href: resolve(link.to ?? link.href ?? '', [key]),
    isCurrent: false,
    isExternal: link.to === undefined,
  })
  const navbar = config.navbar.map((link) => linkOf(link, 'navbar'))
  const { logo, announcementBar, favicon } = config
  if (favicon !== undefined) resolve(favicon, ['favicon'])
  const { width, height } = targets.assetByStaticPath.get(logo?.src ?? '') ?? {}
  const site: Omit<SiteProps, 'search' | 'searchHref'> = {
    title: config.title,
    tagline: config.tagline,
    version: config.version,
    homeHref: hrefOfRoute('/', config),
    lang: config.locale.htmlLang,
    direction: config.locale.direction,
    logo: logo && {
      src: resolve(logo.src, ['logo']),
      dark: logo.dark === undefined ? undefined : resolve(logo.dark, ['logo']),
      alt: logo.alt ?? config.title,
      width,
      height,
    },
    navbar,
    footer: {
      columns: (config.footer.columns ?? []).map(({ title, links }) => ({
        title,
        links: links.map((link) => linkOf(link, 'footer')),
      })),
      copyright: config.footer.copyright,
    },
    announcement: announcementBar && {
      id: announcementBar.id,
      html: announcementHtml(announcementBar.content, (href) => resolve(href, ['announcementBar'])),
      isCloseable: announcementBar.isCloseable ?? true,
    },
    colorMode: config.colorMode,
    analytics: config.analytics,
  }
  return {
    siteOf: (path) => ({
      ...site,
      ...search.of(path),
      versions: versions.menuOf(path),
      navbar: navbar.map((link, index) => ({
        ...link,
        ...versions.linkFrom(path, config.navbar[index]?.to),
        isCurrent: isCurrent(config.navbar[index], path),
      })),
    }),
    diagnostics,
  }
}

function isCurrent(link: NavLinkConfig | undefined, path: RoutePath): boolean {
  const active = link?.activePath ?? link?.to
  return active !== undefined && path.startsWith(routePathOfHref(active))
}

/** Text with links in Markdown's form, `[text](href)`; all else is text. */
function announcementHtml(content: string, resolve: (href: string) => string): string {
  return content
    .split(/(\[[^\]]*\]\([^)\s]*\))/)
    .map((part) => {
      const [, text, href] = /^\[([^\]]*)\]\(([^)\s]*)\)$/.exec(part) ?? []
      return text === undefined || href === undefined ? escape(part) : `<a href="${escape(resolve(href))}">${escape(text)}</a>`
    })
    .join('')
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
