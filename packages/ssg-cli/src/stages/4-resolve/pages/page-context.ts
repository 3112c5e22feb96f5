import {
  outputPathOfRoute,
  type ApiSection,
  type Asset,
  type BasePageProps,
  type CodeTypes,
  type CompiledFragment,
  type Diagnostic,
  type Heading,
  type HeadTag,
  type OutputAsset,
  type ResolvedPage,
  type Route,
  type RouteGraph,
  type RouteKind,
  type RoutePath,
  type SidebarItem,
  type SiteConfig,
  type SitePage,
  type SiteProps,
  type StoredText,
  type TocEntry,
  type VersionSearch,
} from '@docgen/model'
import type { Rules } from '../../../search/rules.ts'
import { safeHeadTagsOf } from '../../../syntax/html/head-tags.ts'
import { originOf } from '../../../common/origin.ts'
import type { ApiIndex } from '../api/api-index.ts'
import type { DocsVersions } from './docs-versions.ts'
import type { FilledSlots } from '../links/fill-slots.ts'
import { hrefOfFile, hrefOfRoute, plannedPageOf } from '../links/hrefs.ts'
import type { LinkTargets } from '../links/link-targets.ts'
import type { MarkdownAddresses } from '../links/markdown-addresses.ts'
import { outputPathOfAsset } from '../links/output-path-of-asset.ts'
import { partOf } from './part-of.ts'
import { resolveLink } from '../links/resolve-link.ts'
import { defaultTag } from '../search/search-tags.ts'
import type { SiteLocales } from './site-locales.ts'
import type { SidebarIndex } from './view-sidebar.ts'

/** Pages of a sidebar in their order. */
export interface ReadingOrder {
  readonly order: readonly { readonly path: RoutePath; readonly label: string }[]
  readonly positionByPath: ReadonlyMap<RoutePath, number>
}

/** What making the props of any page needs. */
export interface PageContext {
  readonly graph: RouteGraph
  readonly config: SiteConfig
  readonly targets: LinkTargets
  readonly fragments: ReadonlyMap<string, CompiledFragment>
  readonly htmlOf: (key: string) => string
  /** Sections of a compiled page, encoded for search. */
  readonly searchTextOf: (key: string) => StoredText
  /** Those of the language of the pages. */
  readonly searchRules: Rules
  readonly lastUpdates: ReadonlyMap<string, { readonly date: string; readonly author?: string | undefined }>
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
  readonly siteOf: (path: RoutePath) => SiteProps
  readonly versionSearches: readonly VersionSearch[]
  readonly versions: DocsVersions
  readonly locales: SiteLocales
  readonly orderOf: (items: readonly SidebarItem[]) => ReadingOrder
  readonly sidebarOf: (items: readonly SidebarItem[]) => SidebarIndex
  /** The open places of a Markdown page, filled; made once for each. */
  readonly filledSlotsOf: (route: Extract<Route, { kind: 'doc' | 'changelog' }>) => FilledSlots
  readonly markdownAddresses: MarkdownAddresses
  /** What the pages of the API reference tell about each other and about the guides. */
  readonly apiIndex: ApiIndex
}

/** What the making of a page comes upon. */
export interface PageFindings {
  readonly report: (diagnostics: readonly Diagnostic[]) => void
  readonly useAssets: (assets: readonly Asset[]) => void
  readonly useCodeTypes: (types: readonly CodeTypes[]) => void
}

/** What is known of the page of a route before it is made. */
export function identityOf(route: Route, config: SiteConfig): Pick<SitePage, 'path' | 'kind' | 'file' | 'origin'> {
  return { path: route.path, kind: route.kind, file: outputPathOfRoute(route.path, config), origin: originOf(route, config) }
}

/** A page that is made when it is first asked for. */
export function sitePageOf(
  identity: Omit<SitePage, 'resolved' | 'recall'>,
  make: (
    findings: PageFindings,
  ) => Pick<ResolvedPage, 'page' | 'whole' | 'content' | 'contentKey' | 'feedEntries' | 'markdownPage' | 'search'>,
): SitePage {
  let resolved: ResolvedPage | undefined
  const resolve = (): ResolvedPage => {
    const diagnostics: Diagnostic[] = []
    const assets = new Map<string, OutputAsset>()
    const codeTypes = new Map<string, CodeTypes>()
    const made = make({
      report: (found) => diagnostics.push(...found),
      useAssets: (used) => {
        // Those of the static folder are copied anyhow.
        for (const asset of used) if (asset.staticPath === undefined) assets.set(asset.file, outputAssetOf(asset))
      },
      useCodeTypes: (used) => {
        for (const types of used) codeTypes.set(types.key, types)
      },
    })
    return { ...made, diagnostics, assets: [...assets.values()], codeTypes: [...codeTypes.values()] }
  }
  return { ...identity, recall: (_, make) => make(), resolved: () => (resolved ??= resolve()) }
}

function outputAssetOf(asset: Asset): OutputAsset {
  return { file: asset.file, path: outputPathOfAsset(asset), hash: asset.hash }
}

export interface HeadInput {
  readonly title: string
  /** Part of the title between the page's and the site's: `API`. */
  readonly section?: string | undefined
  readonly isHome?: boolean | undefined
  readonly description?: string | undefined
  readonly keywords?: readonly string[] | undefined
  readonly image?: string | undefined
  readonly isHidden?: boolean | undefined
  /** DocSearch's tag: `docs-default-current`. */
  readonly tag?: string | undefined
  readonly version?: string | undefined
}

export function basePropsOf(path: RoutePath, head: HeadInput, context: PageContext): BasePageProps {
  const { config, styles, scripts, markdownAddresses, locales } = context
  const kind = context.graph.routeByPath.get(path)?.kind
  const markdownHref = kind && markdownAddresses.hrefOf(path, kind)
  const part = partOf(path, config.parts)
  const picture = kind && head.image === undefined && !head.isHidden ? pictureOf(path, kind, config) : undefined
  const alternates = locales.alternatesOf(path)
  const fallback = locales.noticeOf(path)
  const description = head.description ?? config.tagline
  const canonical =
    config.url === undefined ? undefined : config.url + (locales.originalHrefOf(path) ?? hrefOfRoute(path, config))
  const image = head.image ?? picture?.address
  return {
    site: context.siteOf(path),
    ...(part && { part: { name: part.name, label: part.label } }),
    ...(fallback && { fallback }),
    ...(markdownHref !== undefined && { markdownHref }),
    head: {
      title: titleOf(head, config),
      description,
      keywords: head.keywords ?? [],
      canonical,
      ...(alternates && { alternates }),
      image,
      favicon: config.favicon && resolveLink(config.favicon, { at: { file: '', line: 1, column: 1 } }, context.targets).href,
      isHidden: head.isHidden ?? false,
      styles,
      scripts,
      ...(config.relativeLinks && { areScriptsClassic: true }),
      inlineScript: config.theme.inlineScript,
      tags: [
        ...tagsBeside({ description, canonical, image }, safeHeadTagsOf(config.head)),
        ...alternatesOf(path, kind, context),
        ...(picture?.tags ?? []),
      ],
      docsearch: { language: config.locale.htmlLang, version: head.version, tag: head.tag ?? defaultTag },
    },
  }
}

/** The tags of the config, except those that the page has itself: of two equal tags, some services read the first, others both. */
function tagsBeside(
  {
    description,
    canonical,
    image,
  }: { readonly description: string; readonly canonical?: string | undefined; readonly image?: string | undefined },
  tags: readonly HeadTag[],
): readonly HeadTag[] {
  const own = new Set([
    'og:title',
    ...(description === '' ? [] : ['description', 'og:description']),
    ...(canonical === undefined ? [] : ['og:url']),
    ...(image === undefined ? [] : ['og:image', 'twitter:image']),
  ])
  return tags.filter(
    ({ tag, attributes = {} }) => tag !== 'meta' || !own.has(String(attributes['property'] ?? attributes['name'])),
  )
}

/** What stands beside the page in another form. */
function alternatesOf(path: RoutePath, kind: RouteKind | undefined, { config }: PageContext): readonly HeadTag[] {
  if (kind === undefined) return []
  return config.plugins.flatMap(({ outputs = [] }) =>
    outputs.flatMap(({ alternate }): HeadTag[] => {
      const file = alternate?.pathOf(plannedPageOf(path, kind, config))
      if (alternate === undefined || file === undefined) return []
      return [{ tag: 'link', attributes: { rel: 'alternate', type: alternate.type, href: hrefOfFile(file, config) } }]
    }),
  )
}

/** What an output draws of a page, for links to it that are shared elsewhere. Only whole addresses are followed there. */
function pictureOf(
  path: RoutePath,
  kind: RouteKind,
  config: SiteConfig,
): { readonly address: string; readonly tags: readonly HeadTag[] } | undefined {
  const { url } = config
  if (url === undefined) return undefined
  const images = config.plugins.flatMap(({ outputs = [] }) => outputs.flatMap(({ image }) => image ?? []))
  for (const { pathOf, width, height } of images) {
    const file = pathOf(plannedPageOf(path, kind, config))
    if (file === undefined) continue
    const sizes = [['width', width] as const, ['height', height] as const]
    return {
      address: url + hrefOfFile(file, config),
      tags: sizes.map(([name, value]) => ({ tag: 'meta', attributes: { property: `og:image:${name}`, content: String(value) } })),
    }
  }
  return undefined
}

/** Letters of a title that search engines show. A longer one goes without the scope of its package. */
const mostOfTitle = 70

function titleOf({ title, section, isHome }: HeadInput, config: SiteConfig): string {
  if (isHome || title === '') return title === '' || title === config.title ? config.title : `${config.title} | ${title}`
  const site = section === undefined && title === config.title ? undefined : config.title
  const whole = (of: string | undefined): string => [title, of, site].filter((part) => part !== undefined).join(' | ')
  const full = whole(section)
  return full.length > mostOfTitle ? whole(section?.replace(/^@[^/]+\//, '')) : full
}

export function tocOf(headings: readonly Heading[], min: number, max: number): readonly TocEntry[] {
  return headings
    .filter(({ depth }) => depth >= min && depth <= max)
    .map(({ depth, text, anchor }) => ({ depth, text, href: `#${encodeURIComponent(anchor)}` }))
}

/** Whose releases a changelog lists: those of a package, or of all that the site is about. */
export function changelogOwnerOf(route: Extract<Route, { kind: 'changelog' }>, { title }: Pick<SiteConfig, 'title'>): string {
  return 'package' in route ? route.package.name : title
}

/** Labels and pages of the categories that lead to a page. */
export function breadcrumbsOf(
  index: SidebarIndex,
  path: RoutePath,
  label: string,
  config: SiteConfig,
): readonly { readonly label: string; readonly href?: string | undefined }[] {
  const ancestors = (index.ancestorsByPath.get(path) ?? []).map((category) => ({
    label: category.label,
    href: category.path === undefined || category.path === path ? undefined : hrefOfRoute(category.path, config),
  }))
  const last = ancestors.at(-1)
  // The page of the category itself. What has its name below it, as `option.option` has in a reference, is another page.
  return last?.label === label && last.href === undefined ? ancestors : [...ancestors, { label }]
}

/** Those of a page of an API reference begin with its index. */
export function apiBreadcrumbsOf(
  api: ApiSection,
  index: SidebarIndex,
  path: RoutePath,
  label: string,
  config: SiteConfig,
): readonly { readonly label: string; readonly href?: string | undefined }[] {
  const title = config.words('apiReference')
  if (path === api.path) return [{ label: title }]
  return [{ label: title, href: hrefOfRoute(api.path, config) }, ...breadcrumbsOf(index, path, label, config)]
}
