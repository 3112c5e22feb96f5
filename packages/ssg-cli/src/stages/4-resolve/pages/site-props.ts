// What is the same on every page, with the links of navbar, footer and announcement checked once.
import {
  escapeAttribute,
  serviceWorkerFile,
  type Diagnostic,
  type NavItem,
  type NavLink,
  type NavLinkConfig,
  type RoutePath,
  type SafeHref,
  type SiteConfig,
  type SiteProps,
  type SourceRange,
} from '@docgen/model'
import { locateInConfig, locatePartInConfig } from '../../../config/locate.ts'
import type { DocsVersions } from './docs-versions.ts'
import type { SiteLocales } from './site-locales.ts'
import { pageFeedbackOf } from './page-feedback.ts'
import { hrefOfFile, hrefOfRoute, routePathOfHref } from '../links/hrefs.ts'
import type { LinkTargets } from '../links/link-targets.ts'
import { resolveLink } from '../links/resolve-link.ts'
import type { SiteSearch } from '../search/search-props.ts'

interface SharedProps {
  /** The props for one page: which navbar link is current differs, and what depends on the version of the guides that it is of. */
  readonly siteOf: (path: RoutePath) => SiteProps
  readonly diagnostics: readonly Diagnostic[]
}

interface SharedPropsInput {
  readonly targets: LinkTargets
  readonly versions: DocsVersions
  readonly search: SiteSearch
  readonly locales: SiteLocales
  /** Of pages whose guides have several sidebars. */
  readonly sidebars: ReadonlyMap<RoutePath, string>
}

export function sharedPropsOf({ targets, versions, search, locales, sidebars }: SharedPropsInput): SharedProps {
  const { config } = targets
  const links = createConfigLinks(targets)
  const navbarOn = createNavbar(config, links, { versions, sidebars })
  const { logo, favicon } = config
  if (favicon !== undefined) links.resolveImage(favicon, ['favicon'])
  const site: Omit<SiteProps, 'search' | 'searchHref' | 'navbar'> = {
    title: config.title,
    tagline: config.tagline,
    version: config.version,
    ...(config.parts.length > 0 && { parts: config.parts.map(({ name, color }) => ({ name, color })) }),
    homeHref: hrefOfRoute('/', config),
    lang: config.locale.htmlLang,
    direction: config.locale.direction,
    languageLabel: config.locale.label,
    calendar: config.locale.calendar,
    searchMarks: config.searchMarks,
    imageZoom: config.imageZoom,
    logo: logo && logoOf(logo, links, targets),
    serviceWorkerHref: config.offline ? hrefOfFile(serviceWorkerFile, config) : undefined,
    sidebar: config.sidebar,
    footer: footerOf(config, links),
    announcement: announcementOf(config, links),
    colorMode: config.colorMode,
    analytics: config.analytics,
  }
  return {
    siteOf: (path) => ({
      ...site,
      ...search.of(path),
      feedback: pageFeedbackOf(path, config),
      languages: locales.languagesOf(path),
      versions: versions.menuOf(path),
      navbar: navbarOn(path),
    }),
    diagnostics: links.diagnostics,
  }
}

/** Checks the addresses that the config names. */
interface ConfigLinks {
  /** `undefined` for an address that leads nowhere, which is a finding at the value of `keys`. */
  readonly resolve: (href: string, keys: readonly string[]) => SafeHref | undefined
  readonly resolveAt: (href: string, at: SourceRange) => SafeHref | undefined
  readonly resolveImage: (href: string, keys: readonly string[]) => SafeHref | undefined
  /** A link without an address is none: it is left out. */
  readonly linksOf: (links: readonly NavLinkConfig[], key: string) => readonly ConfiguredLink[]
  /** Grows with each link that is resolved. */
  readonly diagnostics: readonly Diagnostic[]
}

interface ConfiguredLink {
  readonly config: NavLinkConfig
  readonly link: NavLink
}

function createConfigLinks(targets: LinkTargets): ConfigLinks {
  const { config } = targets
  const diagnostics: Diagnostic[] = []
  const resolved = (href: string, at: SourceRange, isImage: boolean): SafeHref | undefined => {
    const link = resolveLink(href, { at, path: '/', isImage }, targets)
    if (link.diagnostic) diagnostics.push(link.diagnostic)
    return link.href
  }
  const placeOf = (href: string, keys: readonly string[]) => locateInConfig(config.configFiles, keys, href)
  const resolve: ConfigLinks['resolve'] = (href, keys) => resolved(href, placeOf(href, keys), false)
  return {
    diagnostics,
    resolveAt: (href, at) => resolved(href, at, false),
    resolve,
    resolveImage: (href, keys) => resolved(href, placeOf(href, keys), true),
    linksOf: (links, key) =>
      links.flatMap((link) => {
        const href = resolve(link.to ?? link.href ?? '', [key])
        return href === undefined
          ? []
          : [
              {
                config: link,
                link: { label: link.label, href, isCurrent: false, isExternal: link.to === undefined, icon: link.icon },
              },
            ]
      }),
  }
}

type ConfiguredItem = ConfiguredLink | { readonly label: string; readonly items: readonly ConfiguredLink[] }

/** The navbar of a page. */
function createNavbar(
  config: SiteConfig,
  { linksOf }: ConfigLinks,
  { versions, sidebars }: Pick<SharedPropsInput, 'versions' | 'sidebars'>,
): (path: RoutePath) => readonly NavItem[] {
  const navbar = config.navbar.flatMap((item): readonly ConfiguredItem[] => {
    if (!('items' in item)) return linksOf([item], 'navbar')
    const items = linksOf(item.items, 'navbar')
    return items.length === 0 ? [] : [{ label: item.label, items }]
  })
  const sections = navbar
    .flatMap((item) => ('items' in item ? item.items : [item]))
    .flatMap(({ config: { to, activePath } }) => sectionOf(to, activePath) ?? [])
  /** Sidebars that links outside of menus lead to. */
  const direct = new Set(
    navbar.flatMap((item) => {
      const to = 'items' in item || item.config.activePath !== undefined ? undefined : item.config.to
      return to === undefined ? [] : [sidebars.get(routePathOfHref(to))]
    }),
  )
  const linkOn = (path: RoutePath, around: Around, { config: written, link }: ConfiguredLink): NavLink => ({
    ...link,
    ...versions.linkFrom(path, written.to),
    ...currentOf(written, path, around, sidebars),
  })
  const itemOn = (path: RoutePath, around: Around, item: ConfiguredItem): NavItem => {
    if (!('items' in item)) return linkOn(path, around, item)
    // Where a link next to the menu leads to the sidebar, that one is current.
    const inMenu = direct.has(around.sidebar) ? { ...around, sidebar: undefined } : around
    const items = item.items.map((link) => linkOn(path, inMenu, link))
    return { label: item.label, items, isCurrent: items.some((link) => link.isCurrent) }
  }
  return (path) => {
    const around = sections.filter((section) => path.startsWith(section))
    const deepest = around.reduce<RoutePath | undefined>(
      (best, each) => (each.length > (best ?? '').length ? each : best),
      undefined,
    )
    const sidebar = deepest === undefined ? sidebars.get(path) : undefined
    return navbar.map((item) => itemOn(path, { deepest, sidebar }, item))
  }
}

function footerOf({ footer }: SiteConfig, { linksOf }: ConfigLinks): SiteProps['footer'] {
  return {
    columns: (footer.columns ?? []).map(({ title, links }) => ({
      title,
      links: linksOf(links, 'footer').map(({ link }) => link),
    })),
    copyright: footer.copyright,
  }
}

function announcementOf({ announcementBar, configFiles }: SiteConfig, { resolveAt }: ConfigLinks): SiteProps['announcement'] {
  if (!announcementBar) return undefined
  const { id, content, isCloseable = true } = announcementBar
  const html = announcementHtml(content, (href, from) => {
    const part = { from, to: from + href.length }
    return resolveAt(href, locatePartInConfig(configFiles, ['announcementBar', 'content'], content, part))
  })
  return { id, html, isCloseable }
}

function logoOf(
  logo: NonNullable<SiteConfig['logo']>,
  { resolveImage }: ConfigLinks,
  { assetByStaticPath, config }: LinkTargets,
): SiteProps['logo'] {
  const { width, height } = assetByStaticPath.get(logo.src) ?? {}
  const src = resolveImage(logo.src, ['logo'])
  const dark = logo.dark === undefined ? undefined : resolveImage(logo.dark, ['logo'])
  const { replacesTitle } = logo
  return src === undefined ? undefined : { src, dark, alt: logo.alt ?? config.title, replacesTitle, width, height }
}

/** What a page is part of, as far as the navbar leads there. */
interface Around {
  /** `/docs` and `/docs/api` are both around a page of the latter: the link of the deepest section alone is current. */
  readonly deepest: RoutePath | undefined
  /** Where no section is around the page. */
  readonly sidebar: string | undefined
}

function currentOf(
  { to, activePath }: NavLinkConfig,
  path: RoutePath,
  { deepest, sidebar }: Around,
  sidebars: ReadonlyMap<RoutePath, string>,
): Pick<NavLink, 'isCurrent' | 'isPage'> {
  const target = to === undefined ? undefined : routePathOfHref(to)
  const isPage = path === target
  const isInSidebar =
    sidebar !== undefined && target !== undefined && activePath === undefined && sidebars.get(target) === sidebar
  const isCurrent = isPage || isInSidebar || (deepest !== undefined && sectionOf(to, activePath) === deepest)
  return { isCurrent, ...(isPage && { isPage }) }
}

/** Every page lies below the home page, which is no section. */
function sectionOf(to: string | undefined, activePath: string | undefined): RoutePath | undefined {
  const section = activePath ?? to
  return section === undefined || (section === '/' && activePath === undefined) ? undefined : routePathOfHref(section)
}

/** Text with links in Markdown's form, `[text](href)`; all else is text. `resolve` gets each address with its offset in `content`. */
function announcementHtml(content: string, resolve: (href: string, offset: number) => SafeHref | undefined): string {
  let offset = 0
  return content
    .split(/(\[[^\]]*\]\([^)\s]*\))/)
    .map((part) => {
      const start = offset
      offset += part.length
      const [, text, href] = /^\[([^\]]*)\]\(([^)\s]*)\)$/.exec(part) ?? []
      if (text === undefined || href === undefined) return escapeAttribute(part)
      const resolved = resolve(href, start + text.length + '[]('.length)
      return resolved === undefined
        ? escapeAttribute(text)
        : `<a href="${escapeAttribute(resolved)}">${escapeAttribute(text)}</a>`
    })
    .join('')
}
