// A page as rules and outputs get it.
import {
  isFrontmatterKey,
  type DocPageProps,
  type Frontmatter,
  type OutputPath,
  type OwnFrontmatterKeys,
  type OwnFrontmatterValues,
  type PageHeading,
  type PageLocale,
  type PageReference,
  type PageSubject,
  type PageSummary,
  type PageText,
  type ProseLine,
  type Publication,
  type ResolvedSitePage,
  type Route,
  type RoutePath,
  type SiteConfig,
  type SitePage,
  type SitePart,
  type SiteVersion,
  type SourceRange,
  type ThemePage,
} from '@docgen/model'
import { codeOfKey } from '../../common/code-of-key.ts'
import { pathInSite } from '../../config/locales.ts'
import { frozen, frozenRecords } from '../../common/frozen.ts'
import { decodeKeptTexts } from '../../common/kept-texts.ts'
import { fillMarkdown } from './links/fill-markdown.ts'
import { hrefOfRoute } from './links/hrefs.ts'
import type { PageContext } from './pages/page-context.ts'
import { partOf } from './pages/part-of.ts'

export interface PageInput {
  readonly context: PageContext
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

const nothing = Object.freeze({})
const none = Object.freeze([])

export function resolvedPageOf(page: SitePage, input: PageInput): ResolvedSitePage {
  return new ResolvedPage(page, input)
}

/** A class, because object literals with getters take ten times the memory, and a site has thousands of pages. */
class ResolvedPage implements ResolvedSitePage {
  readonly #page: SitePage
  readonly #input: PageInput
  readonly #route: DocRoute | undefined
  #summary: PageSummary | undefined
  #markdown: string | undefined
  readonly path: RoutePath
  readonly kind: SitePage['kind']
  readonly file: OutputPath
  readonly source: string | undefined
  readonly href: string
  readonly address: string | undefined
  readonly isDraft: boolean
  readonly html: () => string
  readonly markdown: () => string
  readonly prose: () => readonly ProseLine[]
  readonly ownFrontmatter: ResolvedSitePage['ownFrontmatter']
  readonly frontmatterPlace: ResolvedSitePage['frontmatterPlace']

  constructor(page: SitePage, input: PageInput) {
    const { context, fileOf, keptTextsOf } = input
    const { config } = context
    const route = docRouteOf(page, context)
    this.#page = page
    this.#input = input
    this.#route = route
    this.path = pathInSite(page.path, config)
    this.kind = page.kind
    this.file = fileOf(page)
    this.source = page.source
    this.href = page.kind === 'not-found' ? config.base + page.file : hrefOfRoute(page.path, config)
    this.address = config.url === undefined ? undefined : config.url + this.href
    this.isDraft = route?.page.frontmatter.draft ?? false
    // Rules and outputs take them out of the page, and so they do without `this`.
    this.html = () => page.resolved().content()
    this.markdown = () => {
      refuseUnkept('markdown', config)
      return (route && writtenMarkdownOf(route, this.title, input)) ?? this.#markdownOfPage()
    }
    this.prose = () => {
      refuseUnkept('prose', config)
      return route ? (decodeKeptTexts(keptTextsOf(route.page.key)).prose ?? []) : []
    }
    this.ownFrontmatter = (keys) => ownValuesOf(route, keys, config.frontmatter)
    this.frontmatterPlace = (key) => route && placeOfKey(route, key)
    for (const [name, getter] of ownGetters) Object.defineProperty(this, name, getter)
    Object.freeze(this)
  }

  get title(): string {
    return this.#head().title
  }
  get documentTitle(): string {
    return this.#head().documentTitle
  }
  get description(): string {
    return this.#head().description
  }
  get subject(): PageSubject | undefined {
    return subjectOf(this.#page, this.#input.context)
  }
  get locale(): PageLocale | undefined {
    return frozen(this.#input.context.locales.of(this.#page.path))
  }
  get version(): SiteVersion | undefined {
    return frozen(versionOf(this.#page, this.#input.context))
  }
  get frontmatter(): Frontmatter {
    return frozen(this.#route?.page.frontmatter ?? nothing)
  }
  get isUnlisted(): boolean {
    return this.#head().isUnlisted
  }
  get part(): SitePart | undefined {
    return partOf(this.#page.path, this.#input.context.config.parts)
  }
  get trail(): readonly string[] {
    return frozen(this.#head().trail)
  }
  get headings(): readonly PageHeading[] {
    return frozenRecords(this.#route?.page.headings ?? none)
  }
  get links(): readonly PageReference[] {
    return this.#route ? linksOf(this.#route, this.#input.context) : []
  }
  get lastUpdate(): DocPageProps['lastUpdate'] {
    return frozen(this.#head().lastUpdate)
  }
  get published(): Publication | undefined {
    return frozen(this.#route?.page.made?.published)
  }
  get theme(): ThemePage {
    return frozen(this.#page.resolved().page)
  }
  get key(): string {
    return this.#page.recall('contentKey', () => keyOf(this.#page, this.#input))
  }
  get markdownHref(): string | undefined {
    const { path, kind } = this.#page
    return kind === 'not-found' ? undefined : this.#input.context.markdownAddresses.hrefOf(path, kind)
  }

  #head(): PageSummary {
    return (this.#summary ??= this.#page.recall('head', () => summaryOf(this.#page, this.#input.context.config)))
  }

  /** Two outputs ask for it, and the components of the page are called for it. */
  #markdownOfPage(): string {
    return (this.#markdown ??= this.#page.recall('markdown', () => markdownOf(this.#page, this.#input)))
  }
}

/** Properties of each page, so that a copy of a page (`{ ...page }`) has them too. One by one they take two thirds of the time. */
const ownGetters = Object.entries(Object.getOwnPropertyDescriptors(ResolvedPage.prototype)).flatMap(
  ([name, { get }]): (readonly [string, PropertyDescriptor])[] => (get ? [[name, { get, enumerable: true }]] : []),
)

function docRouteOf({ path }: SitePage, { graph }: PageContext): DocRoute | undefined {
  const route = graph.routeByPath.get(path)
  return route?.kind === 'doc' || route?.kind === 'changelog' ? route : undefined
}

function ownValuesOf<Keys extends OwnFrontmatterKeys>(
  route: DocRoute | undefined,
  keys: Keys,
  declared: OwnFrontmatterKeys,
): OwnFrontmatterValues<Keys> {
  for (const [key, type] of Object.entries(keys)) {
    const known = Object.hasOwn(declared, key) ? declared[key] : undefined
    if (known === undefined) throw new Error(`No \`frontmatter\` of the config or of a plugin has the key "${key}".`)
    if (codeOfKey(known) !== codeOfKey(type))
      throw new Error(`The key "${key}" is declared as \`${codeOfKey(known)}\`, and not as \`${codeOfKey(type)}\`.`)
  }
  const own = route?.page.own ?? {}
  const values = Object.fromEntries(Object.keys(keys).flatMap((key) => (Object.hasOwn(own, key) ? [[key, own[key]]] : [])))
  // Each was checked against the type that is declared for its key.
  return frozen(values) as OwnFrontmatterValues<Keys>
}

function placeOfKey({ page: { ranges, others = [] } }: DocRoute, key: string): SourceRange | undefined {
  return frozen(isFrontmatterKey(key) ? ranges[key] : others.find((other) => other.key === key)?.valueAt)
}

function subjectOf({ path }: SitePage, { graph }: PageContext): PageSubject | undefined {
  const route = graph.routeByPath.get(path)
  if (route?.kind !== 'api-package' && route?.kind !== 'api-entry') return undefined
  const { name, version } = route.package
  return { package: name, version, ...(route.kind === 'api-entry' && { kind: route.entry.kind }) }
}

function versionOf({ path }: SitePage, { graph, versions, config }: PageContext): SiteVersion | undefined {
  const route = graph.routeByPath.get(path)
  const entrance = route && 'version' in route ? route.version.path : path
  const version = versions.versionOf(path) ?? versions.versionOf(entrance)
  if (!version) return undefined
  const { name, label } = version
  return { name, label, path: pathInSite(version.path, config), isNewest: version === versions.newest }
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
  return route.page.slots.flatMap(({ kind, href, text = '', line, column }, index): PageReference[] =>
    kind === 'link' || kind === 'image' ? [{ kind, href, target: hrefs[index], text, line, column }] : [],
  )
}

/** Without what surrounds the content: another page in the sidebar changes no content. Of a page of the reference the props are the content. */
function keyOf(page: SitePage, { context, hashOf }: PageInput): string {
  const { page: themePage, contentKey } = page.resolved()
  const { layout, props } = themePage
  const content = { ...props, site: undefined, head: undefined, sidebar: undefined, prev: undefined, next: undefined }
  const shown = contentKey === '' ? JSON.stringify(content) : `${titleOf(themePage, context.config)}\0${bylineOf(page, context)}`
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
  const content = fillMarkdown(markdown, page.slots, context.filledSlotsOf(route), path, context)
  return withTitle(title, bylineOf(route, context), content)
}

/** Below the title of a page that is dated: `2024-03-01, Ada`. */
function bylineOf({ path }: { readonly path: RoutePath }, { graph }: PageContext): string {
  const route = graph.routeByPath.get(path)
  const published = route?.kind === 'doc' ? route.page.made?.published : undefined
  return published ? [published.date.slice(0, 10), ...(published.authors ?? []).map(({ name }) => name)].join(', ') : ''
}

function withTitle(title: string, byline: string, content: string): string {
  return `${[`# ${title}`, byline, content].filter((part) => part !== '').join('\n\n')}\n`
}

function markdownOf(page: SitePage, { context, toMarkdown }: PageInput): string {
  const { addressOf } = context.markdownAddresses
  const { markdownPage, content, page: themePage } = page.resolved()
  if (docRouteOf(page, context))
    return withTitle(
      titleOf(themePage, context.config),
      bylineOf(page, context),
      toMarkdown.ofHtml(content(), addressOf).trimEnd(),
    )
  if (markdownPage) return toMarkdown.ofLayout(markdownPage(), addressOf)
  return page.kind === 'page' ? toMarkdown.ofHtml(content(), addressOf) : ''
}
