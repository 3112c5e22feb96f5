// Everything that a link of the site can lead to, in tables made once.
import {
  englishWords,
  entryAnchorOf,
  entryGroupsOf,
  entryPointSectionsOf,
  isEnumDescribed,
  anchoredMembersOf,
  enumMemberAnchorOf,
  memberAnchorOf,
  namespaceAnchorOf,
  once,
  shownMemberGroupsOf,
  type ApiId,
  type ApiSection,
  type Asset,
  type CheckedSample,
  type NamedFiles,
  type Refusal,
  type Route,
  type RouteGraph,
  type RoutePath,
  type SiteConfig,
} from '@docgen/model'
import { createNameLookup, type NameLookup } from '../../../common/name-lookup.ts'
import { createNearestLookup, type NearestLookup } from '../../../common/nearest-lookup.ts'
import { referenceVersionsOf } from '../../../config/reference-versions.ts'
import { apiNamesOf, type ApiNames } from './api-names.ts'
import { codeNamesOf, type CodeNames } from './code-names.ts'
import { pageFoldersOf, type PageFolders } from './page-folders.ts'
import { samplesByPlace } from './sample-links.ts'
import { titledFilesOf, writtenFilesOf, type WrittenFiles } from './written-files.ts'

export interface LinkTargets {
  /** Of the site that they belong to. */
  readonly config: SiteConfig
  readonly graph: RouteGraph
  readonly above?: number | undefined
  /** For files, routes and their like. */
  readonly atName: NameLookup
  /** For hints: what was surely meant. */
  readonly nearestIn: NearestLookup
  /** Names of the pages' files, as authors write them; made when first asked for. */
  readonly writtenFiles: () => WrittenFiles
  /** See `titledFilesOf`. For hints too; made when first asked for. */
  readonly titledFiles: () => ReadonlyMap<string, readonly string[]>
  /** For hints too; made when first asked for. */
  readonly pageFolders: () => PageFolders
  /** Anchors of each page; made when first asked for. */
  readonly anchorsOf: (path: RoutePath) => ReadonlySet<string>
  readonly assetByFile: ReadonlyMap<string, Asset>
  /** Names of all files among the docs, also of those that no page means. */
  readonly assetFiles: readonly string[]
  /** Those that would be pages if docgen read MDX; made when first asked for. */
  readonly mdxFiles: () => ReadonlySet<string>
  /** Files of a folder of static files that is not docgen's, relative to the site root. */
  readonly unservedFiles: ReadonlySet<string>
  /** What there is, but is not read, by path relative to the site root. */
  readonly refused: ReadonlyMap<string, Refusal>
  /** What pages name beside pages and assets. */
  readonly named: NamedFiles
  /** Paths of the pages of packages, by the READMEs that they show. */
  readonly packageByReadme: ReadonlyMap<string, RoutePath>
  /** Files of pages that are drafts, and so no part of the site. */
  readonly draftFiles: ReadonlySet<string>
  /** By the path under which the static folder serves them: `/img/logo.svg`. */
  readonly assetByStaticPath: ReadonlyMap<string, Asset>
  /** References whose names mean something on the page: those of its version, where references have versions. */
  readonly apis: readonly ApiSection[]
  /** What an author may write after `api:`. */
  readonly apiNames: ApiNames
  readonly placeById: ReadonlyMap<ApiId, { readonly path: RoutePath; readonly anchor?: string | undefined }>
  /** What inline code may name; made when first asked for. */
  readonly codeNames: () => CodeNames
  /** By the place of their fence, see `sampleKeyOf`. */
  readonly samples: ReadonlyMap<string, CheckedSample>
  /** Of a site with several languages, what links can lead to in each; the default comes first. */
  readonly locales?: readonly LocaleTargets[] | undefined
}

export interface LocaleTargets {
  readonly config: SiteConfig
  /** A function, since few links lead to another language. */
  readonly targets: () => LinkTargets
}

export interface LinkTargetsInput {
  readonly config: SiteConfig
  /** How many folders above the site root its pages may lead to. */
  readonly above?: number | undefined
  readonly graph: RouteGraph
  readonly assets: readonly Asset[]
  readonly assetFiles: readonly string[]
  readonly unservedFiles: readonly string[]
  readonly refused: ReadonlyMap<string, Refusal>
  readonly named: NamedFiles
  /** Anchors of the Markdown texts of API pages. */
  readonly textAnchors: ReadonlyMap<RoutePath, readonly string[]>
  readonly samples: readonly CheckedSample[]
}

export function linkTargetsOf(input: LinkTargetsInput): LinkTargets {
  const { config, graph, assets, assetFiles, unservedFiles, refused, named, textAnchors, samples } = input
  const anchorsByPath = new Map<RoutePath, ReadonlySet<string>>()
  let writtenFiles: WrittenFiles | undefined
  let pageFolders: PageFolders | undefined
  let mdxFiles: ReadonlySet<string> | undefined
  return {
    config,
    graph,
    above: input.above,
    atName: createNameLookup(),
    nearestIn: createNearestLookup(),
    writtenFiles: () => (writtenFiles ??= writtenFilesOf([...graph.pathByFile.keys()])),
    titledFiles: once(() => titledFilesOf(graph.routes)),
    pageFolders: () => (pageFolders ??= pageFoldersOf(graph)),
    anchorsOf: (path) => {
      const known = anchorsByPath.get(path)
      if (known) return known
      const route = graph.routeByPath.get(path)
      const anchors = new Set([...(route ? anchorsOfRoute(route) : []), ...(textAnchors.get(path) ?? [])])
      anchorsByPath.set(path, anchors)
      return anchors
    },
    assetFiles,
    mdxFiles: () => (mdxFiles ??= new Set(assetFiles.filter((file) => file.endsWith('.mdx')))),
    unservedFiles: new Set(unservedFiles),
    refused,
    named,
    packageByReadme: packageByReadmeOf(graph),
    draftFiles: graph.draftFiles,
    assetByFile: new Map(assets.map((asset) => [asset.file, asset])),
    assetByStaticPath: new Map(
      assets.flatMap((asset) => (asset.staticPath === undefined ? [] : [[asset.staticPath, asset] as const])),
    ),
    ...namesOf(apisOf(graph, undefined)),
    samples: samplesByPlace(samples),
  }
}

/** The same for pages that know these references. */
export function withApis(targets: LinkTargets, apis: readonly ApiSection[]): LinkTargets {
  return { ...targets, ...namesOf(apis) }
}

/** The references that pages of a version know; without one, pages of no version. */
export function apisOf({ apis, structure }: RouteGraph, version: string | undefined): readonly ApiSection[] {
  const versions = referenceVersionsOf(apis, structure.versions)
  return versions.of(versions.knownTo(version), apis)
}

function namesOf(apis: readonly ApiSection[]): Pick<LinkTargets, 'apis' | 'apiNames' | 'placeById' | 'codeNames'> {
  return {
    apis,
    apiNames: apiNamesOf(apis),
    placeById: new Map(apis.flatMap(({ placeById }) => [...placeById])),
    codeNames: once(() => codeNamesOf(apis)),
  }
}

function packageByReadmeOf({ routes }: RouteGraph): ReadonlyMap<string, RoutePath> {
  return new Map(
    routes.flatMap((route) => {
      const readme = route.kind === 'api-package' ? route.package.readme : undefined
      return readme ? [[readme.file, route.path] as const] : []
    }),
  )
}

// Anchors are the same in every language. A hint lists the first of them, so what is declared comes before the headings above it.
function anchorsOfRoute(route: Route): Iterable<string> {
  switch (route.kind) {
    case 'doc':
    case 'changelog':
      return route.page.anchors
    case 'page':
      return [...route.html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
    case 'api-package':
      return entryPointSectionsOf(route.package, englishWords).flatMap(({ anchor, groups }) => [
        ...groups.flatMap(({ entries }) => entries.map((entry) => entryAnchorOf(entry, route.package.name))),
        ...groups.map((group) => group.anchor),
        ...(anchor === undefined ? [] : [anchor]),
      ])
    case 'api-entry':
      return anchorsOfEntry(route.entry)
    default:
      return []
  }
}

function anchorsOfEntry(entry: Extract<Route, { kind: 'api-entry' }>['entry']): readonly string[] {
  if (entry.kind === 'enum') return [...entry.members.map(enumMemberAnchorOf), ...(isEnumDescribed(entry) ? ['members'] : [])]
  if (entry.kind === 'namespace')
    return entryGroupsOf(entry.entries, englishWords).flatMap(({ anchor, entries }) => [
      ...entries.map(namespaceAnchorOf),
      anchor,
    ])
  const members = anchoredMembersOf(entry)
  return [...members.map(memberAnchorOf), ...shownMemberGroupsOf(members, englishWords).map(({ anchor }) => anchor)]
}
