// The one place that makes what rules and outputs get. Nothing here is computed before it is read, and nothing can be changed: all are given the same.
import {
  once,
  type DocPageProps,
  type LinkTarget,
  type PageReference,
  type PageSubject,
  type PageSummary,
  type PageText,
  type ReleaseFeed,
  type ResolvedLocale,
  type ResolvedSite,
  type ResolvedSitePage,
  type Route,
  type SiteConfig,
  type SiteFacts,
  type SitePage,
  type SiteRedirect,
  type ThemePage,
} from '@docgen/model'
import { locateInConfig } from '../../config/locate.ts'
import { pathInSite } from '../../config/locales.ts'
import { frozen, frozenRecords } from '../../syntax/frozen.ts'
import { decodeKeptTexts } from '../../syntax/kept-texts.ts'
import { fillMarkdown } from './links/fill-markdown.ts'
import { hrefOfRoute, routePathOfHref } from './links/hrefs.ts'
import type { PageContext } from './pages/page-context.ts'
import { resolveLink } from './links/resolve-link.ts'
import { partOf } from './pages/part-of.ts'

export interface ResolvedSiteInput {
  readonly context: PageContext
  readonly pages: readonly SitePage[]
  readonly feeds: readonly ReleaseFeed[]
  readonly keptTextsOf: (key: string) => string
  readonly hashOf: (text: string) => string
  readonly toMarkdown: ToMarkdown
  /** Of a page, its file in the output of the whole site. */
  readonly fileOf: (page: SitePage) => SitePage['file']
}

/** `addressOf` tells what becomes of an address. */
export interface ToMarkdown {
  readonly ofLayout: (page: ThemePage, addressOf: (href: string) => string) => string
  readonly ofHtml: (html: string, addressOf: (href: string) => string) => string
}

type DocRoute = Extract<Route, { kind: 'doc' | 'changelog' }>

export function resolvedSiteOf({ context, pages, feeds, ...texts }: ResolvedSiteInput): ResolvedSite {
  const { graph, targets, config } = context
  const paths = pages.map(({ path }) => path)
  const site: ResolvedSite = {
    config: frozen(factsOf(config)),
    pages: Object.freeze(pages.map((page) => resolvedPageOf(page, { context, ...texts }))),
    redirects: frozen(
      graph.routes.flatMap((route): SiteRedirect[] => {
        if (route.kind !== 'redirect') return []
        const { path, from, to, at } = route
        return [{ path, from, to, leadsTo: routePathOfHref(to.split(/[?#]/)[0] ?? ''), at }]
      }),
    ),
    get structure() {
      return frozen(graph.structure)
    },
    get locales() {
      return frozen([localeOf(config)])
    },
    get feeds() {
      return frozen(feeds)
    },
    placeInConfig: (keys, written) => locateInConfig(config.configFiles, keys, written),
    linkTo: (href, at): LinkTarget => {
      const { href: target, diagnostic } = resolveLink(href, { at }, targets, config)
      return { href: target, finding: diagnostic }
    },
    nearestPath: (path) => targets.nearestIn(paths).findPath(routePathOfHref(path)),
  }
  return Object.freeze(site)
}

function localeOf({ locale: { name, label }, localeSite, title, tagline, messages }: SiteConfig): ResolvedLocale {
  return { name, label, path: localeSite?.path ?? '/', title, tagline, messages }
}

/** No more than its type says: the keys of outputs hold all of it. */
function factsOf(config: SiteConfig): SiteFacts {
  const { title, tagline, version, parts, url, base, trailingSlash, staticDir, locale, head, editLink } = config
  return { title, tagline, version, parts, url, base, trailingSlash, staticDir, locale, head, editLink }
}

const nothing = Object.freeze({})
const none = Object.freeze([])

type PageInput = Pick<ResolvedSiteInput, 'context' | 'keptTextsOf' | 'hashOf' | 'toMarkdown' | 'fileOf'>

function resolvedPageOf(page: SitePage, input: PageInput): ResolvedSitePage {
  const { context } = input
  const { config } = context
  const route = docRouteOf(page, context)
  const compiled = route?.page
  const head = once(() => frozen(page.recall('head', () => summaryOf(page, config))))
  const frontmatter = once(() => frozen(compiled?.frontmatter ?? nothing))
  const headings = once(() => frozenRecords(compiled?.headings ?? none))
  // Two outputs ask for it, and the components of the page are called for it.
  const markdownOfPage = once(() => page.recall('markdown', () => markdownOf(page, input)))
  const href = page.kind === 'not-found' ? config.base + page.file : hrefOfRoute(page.path, config)
  const resolved: ResolvedSitePage = {
    path: pathInSite(page.path, config),
    kind: page.kind,
    file: input.fileOf(page),
    source: page.source,
    href,
    address: config.url === undefined ? undefined : config.url + href,
    get title() {
      return head().title
    },
    get documentTitle() {
      return head().documentTitle
    },
    get description() {
      return head().description
    },
    get subject() {
      return subjectOf(page, context)
    },
    get locale() {
      return frozen(context.locales.of(page.path))
    },
    get frontmatter() {
      return frontmatter()
    },
    get isUnlisted() {
      return head().isUnlisted
    },
    isDraft: compiled?.frontmatter.draft ?? false,
    get part() {
      return partOf(page.path, config.parts)
    },
    get trail() {
      return head().trail
    },
    get headings() {
      return headings()
    },
    get links() {
      return route ? linksOf(route, context) : []
    },
    get lastUpdate() {
      return head().lastUpdate
    },
    get theme() {
      return frozen(page.resolved().page)
    },
    get key() {
      return page.recall('contentKey', () => keyOf(page, input))
    },
    html: () => page.resolved().content(),
    markdownHref: page.kind === 'not-found' ? undefined : context.markdownAddresses.hrefOf(page.path, page.kind),
    markdown: () => {
      refuseUnkept('markdown', config)
      return (route && writtenMarkdownOf(route, head().title, input)) ?? markdownOfPage()
    },
    prose: () => {
      refuseUnkept('prose', config)
      return (compiled && decodeKeptTexts(input.keptTextsOf(compiled.key)).prose) ?? []
    },
  }
  return Object.freeze(resolved)
}

function docRouteOf({ path }: SitePage, { graph }: PageContext): DocRoute | undefined {
  const route = graph.routeByPath.get(path)
  return route?.kind === 'doc' || route?.kind === 'changelog' ? route : undefined
}

function subjectOf({ path }: SitePage, { graph }: PageContext): PageSubject | undefined {
  const route = graph.routeByPath.get(path)
  if (route?.kind !== 'api-package' && route?.kind !== 'api-entry') return undefined
  const { name, version } = route.package
  return { package: name, version, ...(route.kind === 'api-entry' && { kind: route.entry.kind }) }
}

function summaryOf({ path, kind, resolved }: SitePage, config: SiteConfig): PageSummary {
  const { page } = resolved()
  const { props } = page
  return {
    // The head of the home page has the name of the site with the tagline.
    title: path === '/' && kind === 'page' ? config.title : titleOf(page, config),
    documentTitle: documentTitleOf(page, config),
    description: props.head.description,
    isUnlisted: props.head.isHidden,
    trail: 'breadcrumbs' in props ? props.breadcrumbs.slice(0, -1).map(({ label }) => label) : [],
    lastUpdate: lastUpdateOf(page),
  }
}

function titleOf(page: ThemePage, config: SiteConfig): string {
  const { layout, props } = page
  if (layout === 'apiEntry') return props.entry.displayName
  if (layout === 'apiPackage') return props.package.name
  return 'title' in props ? props.title : documentTitleOf(page, config)
}

function documentTitleOf({ props: { head } }: ThemePage, { title: siteTitle }: SiteConfig): string {
  return head.title.endsWith(` | ${siteTitle}`) ? head.title.slice(0, -3 - siteTitle.length) : head.title
}

function lastUpdateOf({ layout, props }: ThemePage): DocPageProps['lastUpdate'] {
  return layout === 'doc' || layout === 'changelog' ? props.lastUpdate : undefined
}

function linksOf(route: DocRoute, { filledSlotsOf }: PageContext): readonly PageReference[] {
  const { hrefs } = filledSlotsOf(route)
  return route.page.slots.flatMap(({ kind, href, line, column }, index): PageReference[] =>
    kind === 'link' || kind === 'image' ? [{ kind, href, target: hrefs[index], line, column }] : [],
  )
}

/** Without what surrounds the content: another page in the sidebar changes no content. Of a page of the reference the props are the content. */
function keyOf(page: SitePage, { context, hashOf }: PageInput): string {
  const { page: themePage, contentKey } = page.resolved()
  const { layout, props } = themePage
  const content = { ...props, site: undefined, head: undefined, sidebar: undefined, prev: undefined, next: undefined }
  const shown = contentKey === '' ? JSON.stringify(content) : titleOf(themePage, context.config)
  return hashOf([layout, shown, contentKey].join('\0'))
}

function refuseUnkept(text: PageText, { markdown }: Pick<SiteConfig, 'markdown'>): void {
  if (markdown.keep.includes(text)) return
  throw new Error(`page.${text}() is only there for a rule or output that says so. Add \`needs: ['${text}']\` to it.`)
}

/** Of a page that is written in Markdown; a page of a source may be made of HTML. */
function writtenMarkdownOf(route: DocRoute, title: string, { context, keptTextsOf }: PageInput): string | undefined {
  const { page, path } = route
  const { markdown } = decodeKeptTexts(keptTextsOf(page.key))
  if (markdown === undefined) return undefined
  return withTitle(title, fillMarkdown(markdown, page.slots, context.filledSlotsOf(route), path, context))
}

function withTitle(title: string, content: string): string {
  return `# ${title}\n\n${content}\n`
}

function markdownOf(page: SitePage, { context, toMarkdown }: PageInput): string {
  const { addressOf } = context.markdownAddresses
  const { markdownPage, content, page: themePage } = page.resolved()
  if (docRouteOf(page, context))
    return withTitle(titleOf(themePage, context.config), toMarkdown.ofHtml(content(), addressOf).trimEnd())
  if (markdownPage) return toMarkdown.ofLayout(markdownPage(), addressOf)
  return page.kind === 'page' ? toMarkdown.ofHtml(content(), addressOf) : ''
}
