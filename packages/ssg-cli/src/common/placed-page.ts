// The places of pages apart from their text: an edit mostly changes the text alone, and the graph of the site is made from places.
import type { CompiledPage, Route, RouteGraph } from '@docgen/model'
import { pageIdOf } from './page-id.ts'

const ofPlaces = ['file', 'contentPath', 'source', 'made', 'title', 'frontmatter', 'ranges', 'releases'] as const

/** What the route of a page and its places in sidebars are made from. Of its text, only the title and the releases of a changelog are part of it. */
export type PlacedPage = Pick<CompiledPage, (typeof ofPlaces)[number]>

export type PlacedRoute = Route<PlacedPage>

/** Whether pages have the same routes and places, whatever else has changed in them. */
export function arePlacedAlike(before: readonly PlacedPage[], after: readonly PlacedPage[]): boolean {
  return (
    before.length === after.length &&
    before.every((page, index) => page === after[index] || placeOf(page) === placeOf(after[index]))
  )
}

function placeOf(page: PlacedPage | undefined): string {
  return JSON.stringify(ofPlaces.map((key) => page?.[key]))
}

/** The graph with the pages as they are now. Their places are those that it was made from. */
export function withPages(graph: RouteGraph<PlacedPage>, pages: readonly CompiledPage[]): RouteGraph {
  const pageById = new Map(pages.map((page) => [pageIdOf(page), page]))
  const routes = graph.routes.map((route): Route =>
    route.kind === 'doc' || route.kind === 'changelog' ? { ...route, page: wholeOf(route.page, pageById) } : route,
  )
  return { ...graph, routes, routeByPath: new Map(routes.map((route) => [route.path, route])) }
}

/** A translation takes its place from its original, and releases may take their days from tags: both stay as they were given. */
function wholeOf(placed: PlacedPage, pageById: ReadonlyMap<string, CompiledPage>): CompiledPage {
  const page = pageById.get(pageIdOf(placed))
  if (page === undefined) throw new Error(`The page of ${placed.file} has a route and was never compiled.`)
  const { frontmatter, made, releases } = placed
  const isWhole = page.frontmatter === frontmatter && page.made === made && page.releases === releases
  return isWhole ? page : { ...page, frontmatter, made, releases }
}
