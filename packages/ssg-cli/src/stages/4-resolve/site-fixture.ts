// Sites in memory for the tests of this stage: pages as the compiler leaves them, placed by their sources, with all that links can lead to.
import type {
  CheckedSample,
  ApiPackage,
  Asset,
  CompiledPage,
  NamedFiles,
  Refusal,
  Route,
  RouteGraph,
  RoutePath,
  Site,
  SiteConfig,
} from '@docgen/model'
import { withPages, type PlacedPage } from '../../common/placed-page.ts'
import { apiSectionOf } from '../../sources/api/api-section.ts'
import { kindOf } from '../../sources/index.ts'
import { english } from '../../search/rules.ts'
import { configOf } from '../../sources/page-fixture.ts'
import { linkTargetsOf, type LinkTargets } from './links/link-targets.ts'
import { resolveSite, type ResolveInput } from './resolve-site.ts'

export interface FixtureParts {
  readonly config?: SiteConfig
  readonly pages?: readonly CompiledPage[]
  /** Of the reference at `/api/`. */
  readonly packages?: readonly ApiPackage[]
  /** Folders of packages that have a changelog. */
  readonly changelogs?: readonly string[]
  /** Routes that no source of the config gives. */
  readonly routes?: readonly Route[]
  /** Files among the docs, and with `static/` before them those of the static folder. */
  readonly assets?: readonly (string | Asset)[]
  readonly unservedFiles?: readonly string[]
  readonly refused?: ReadonlyMap<string, Refusal>
  readonly named?: NamedFiles
  /** Of the texts on pages of the reference. */
  readonly textAnchors?: ReadonlyMap<RoutePath, readonly string[]>
  readonly samples?: readonly CheckedSample[]
  readonly tagByName?: RouteGraph['tagByName']
  readonly above?: number
  /** As in `docgen dev`. */
  readonly includeDrafts?: boolean
}

export interface SiteFixture {
  readonly config: SiteConfig
  readonly graph: RouteGraph
  readonly targets: LinkTargets
  readonly assets: readonly Asset[]
}

export function siteOf(parts: FixtureParts = {}): SiteFixture {
  const { config = configOf(), pages = [], assets: files = [] } = parts
  const graph = graphOf(parts, config, pages)
  const assets = files.map(assetOf)
  const targets = linkTargetsOf({
    config,
    graph,
    above: parts.above,
    assets,
    assetFiles: assets.map(({ file }) => file).filter((file) => !file.startsWith('static/')),
    unservedFiles: parts.unservedFiles ?? [],
    refused: parts.refused ?? new Map(),
    named: parts.named ?? new Map(),
    textAnchors: parts.textAnchors ?? new Map(),
    samples: parts.samples ?? [],
  })
  return { config, graph, targets, assets }
}

/** The same site with its pages resolved when they are asked for. `others` is what is known beside its pages. */
export function resolvedSiteOf(parts: FixtureParts, others: Partial<ResolveInput> = {}): Site {
  const { graph, config, assets } = siteOf(parts)
  return resolveSite({
    graph,
    config,
    assets,
    assetFiles: [],
    unservedFiles: [],
    refused: new Map(),
    named: new Map(),
    fragments: new Map(),
    samples: [],
    htmlOf: (key) => `<p>HTML of ${key}</p>`,
    searchTextOf: () => ({ sum: '', size: 0, text: () => '' }),
    searchRules: english,
    keptTextsOf: () => '',
    searchWorkerHref: undefined,
    lastUpdates: new Map(),
    styles: [],
    scripts: [],
    hashOf: (text) => text,
    toMarkdown: { ofLayout: () => '', ofHtml: () => '' },
    ...others,
  })
}

function graphOf(
  { packages, changelogs = [], routes: others = [], tagByName, includeDrafts = false }: FixtureParts,
  config: SiteConfig,
  pages: readonly CompiledPage[],
): RouteGraph {
  const pagesOf = (source: string): readonly CompiledPage[] => pages.filter((page) => page.source === source)
  const nothing = { reactPages: new Map(), apiModels: new Map(), includeDrafts }
  const parts = config.sources.map((source) => kindOf(source).place(source, { config, pagesOf, ...nothing }))
  const reference =
    packages &&
    apiSectionOf({ name: 'api' }, '/api/', {
      model: { version: 1, packages },
      changelogs: new Set(changelogs),
      hasChanges: true,
      words: config.words,
    })
  const routes = [...parts.flatMap((part) => part.routes), ...(reference?.routes ?? []), ...others]
  const graph: RouteGraph<PlacedPage> = {
    routes,
    routeByPath: new Map(routes.map((route) => [route.path, route])),
    pathByFile: new Map(routes.flatMap((route) => ('page' in route ? [[route.page.file, route.path] as const] : []))),
    draftFiles: new Set(pages.flatMap(({ file, frontmatter }) => (frontmatter.draft ? [file] : []))),
    structure: { versions: parts.flatMap(({ version }) => version ?? []), locales: [{ ...config.locale, path: config.base }] },
    tagByName,
    apis: reference ? [reference.api] : [],
  }
  const ofOthers = others.flatMap((route) => (route.kind === 'doc' || route.kind === 'changelog' ? [route.page] : []))
  return withPages(graph, [...pages, ...ofOthers])
}

function assetOf(given: string | Asset): Asset {
  if (typeof given !== 'string') return given
  const staticPath = given.startsWith('static/') ? given.slice('static'.length) : undefined
  return { file: given, hash: 'hash', staticPath }
}
