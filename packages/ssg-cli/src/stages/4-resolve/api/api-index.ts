// What the pages of the API reference tell about each other and about the guides. Each table is made when a page first asks for it.
import { once, type ApiId, type ApiPackage, type Route, type RouteGraph, type RoutePath, type SiteConfig } from '@docgen/model'
import { readingOrderOf } from '../../../common/reading-order.ts'
import { additionsByPath, type Addition } from './api-additions.ts'
import { deprecatedIdsOf } from './api-deprecated.ts'
import { aboutFirst, mentionsOf, type Mention } from './api-mentions.ts'
import { namesakesByPath, type Namesake } from './api-namesakes.ts'
import { unexportedByPath, type UnexportedOnPage } from './api-unexported.ts'
import { apiUsesOf, type ApiUse } from './api-uses.ts'
import type { FilledSlots } from '../links/fill-slots.ts'
import { hrefOfRoute } from '../links/hrefs.ts'
import type { LinkTargets } from '../links/link-targets.ts'

type DocRoute = Extract<Route, { kind: 'doc' }>

export interface ApiIndex {
  readonly usesOf: (path: RoutePath) => readonly ApiUse[]
  /**
   * How many other packages use the declaration with this page, how many its package, and how many guides lead to it: of equal names, readers
   * mean the one that others build on.
   */
  readonly usersOf: (path: RoutePath, owner: string) => number
  /** The guides that lead to the page of a declaration, as their sidebars order them. */
  readonly mentionsOf: (path: RoutePath) => readonly Mention[]
  /** The guides that lead to the page of a package, those about it first. */
  readonly packageMentionsOf: (path: RoutePath) => readonly Mention[]
  /** Where other packages add to the declaration with this page, by `declare module`. */
  readonly additionsTo: (path: RoutePath) => readonly Addition[]
  /** The other declarations with the name of the one with this page. */
  readonly namesakesOf: (path: RoutePath) => readonly Namesake[]
  readonly deprecated: () => ReadonlySet<ApiId>
  /** Declarations without a page that the one with this page uses. */
  readonly unexportedOn: (path: RoutePath) => UnexportedOnPage
}

interface ApiIndexInput {
  readonly targets: Pick<LinkTargets, 'apis' | 'placeById'>
  readonly config: Pick<SiteConfig, 'base' | 'trailingSlash' | 'words'>
  /** Whether a guide is one of those that tell of these references. */
  readonly isReader: (route: DocRoute) => boolean
  readonly filledSlotsOf: (route: DocRoute) => Pick<FilledSlots, 'values'>
}

export function apiIndexOf(graph: RouteGraph, { targets, config, isReader, filledSlotsOf }: ApiIndexInput): ApiIndex {
  const packages = targets.apis.flatMap((api) => api.packages)
  const uses = once(() => apiUsesOf(packages, targets.placeById, config.words))
  const docs = once(() => docsInOrder(graph).filter(isReader))
  const mentionsOfPages = (kind: 'api-entry' | 'api-package') =>
    once(() => mentionsOf(docs(), pathByHref(kind, graph, config), filledSlotsOf))
  const mentions = mentionsOfPages('api-entry')
  const packageMentions = mentionsOfPages('api-package')
  const additions = once(() => additionsByPath(packages, targets.placeById))
  const namesakes = once(() => namesakesByPath(packages, targets.placeById))
  const unexported = once(() => unexportedByPath(packages, targets.placeById))
  const packageUsers = once(() => usersByPackage(packages, targets, uses()))
  return {
    usersOf: (path, owner) =>
      otherPackages(uses().get(path) ?? [], owner).length +
      (packageUsers().get(owner)?.size ?? 0) +
      (mentions().get(path)?.length ?? 0),
    usesOf: (path) => uses().get(path) ?? [],
    mentionsOf: (path) => mentions().get(path) ?? [],
    packageMentionsOf: (path) => aboutFirst(packageMentions().get(path) ?? []),
    additionsTo: (path) => additions().get(path) ?? [],
    namesakesOf: (path) => namesakes().get(path) ?? [],
    deprecated: once(() => deprecatedIdsOf(packages)),
    unexportedOn: (path) => unexported()(path),
  }
}

function otherPackages(uses: readonly ApiUse[], owner: string): readonly string[] {
  return [...new Set(uses.map((use) => use.package))].filter((name) => name !== owner)
}

function usersByPackage(
  packages: readonly ApiPackage[],
  { placeById }: Pick<LinkTargets, 'placeById'>,
  uses: ReadonlyMap<RoutePath, readonly ApiUse[]>,
): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    packages.map(({ name, entries }) => {
      const paths = new Set(entries.flatMap(({ id }) => placeById.get(id)?.path ?? []))
      return [name, new Set([...paths].flatMap((path) => otherPackages(uses.get(path) ?? [], name)))] as const
    }),
  )
}

function pathByHref(
  of: Route['kind'],
  graph: RouteGraph,
  config: Pick<SiteConfig, 'base' | 'trailingSlash'>,
): ReadonlyMap<string, RoutePath> {
  return new Map(graph.routes.flatMap(({ kind, path }) => (kind === of ? [[hrefOfRoute(path, config), path] as const] : [])))
}

/** Guides that readers find by themselves: as the sidebars have them, then the others by path. */
function docsInOrder({ routes, structure }: RouteGraph): readonly DocRoute[] {
  const order = structure.versions.flatMap(({ sidebars }) => Object.values(sidebars).flatMap((items) => readingOrderOf(items)))
  const positions = new Map(order.map(({ path }, index) => [path, index]))
  const positionOf = ({ path }: DocRoute): number => positions.get(path) ?? order.length
  return routes
    .filter((route) => route.kind === 'doc')
    .filter(({ page }) => page.frontmatter.unlisted !== true)
    .sort((a, b) => positionOf(a) - positionOf(b))
}
