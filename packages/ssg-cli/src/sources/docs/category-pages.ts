// Pages that docgen makes of categories: each lists what is in its category.
import type { CategoryPage, CategoryPageConfig, DocsSource, RoutePath, SidebarItem, SourceRange } from '@docgen/model'
import { joinRoute } from '../join-route.ts'

export interface PlacedCategory {
  readonly path: RoutePath
  readonly category: CategoryPage
}

export interface CategoryInput {
  readonly label: string
  readonly items: readonly SidebarItem[]
  /** What the author says of this category; `undefined` leaves it to the source. */
  readonly page: boolean | CategoryPageConfig | undefined
  /** Of the address, where the author names no other. */
  readonly segments: readonly string[]
  readonly at: () => SourceRange
}

/** The page of a category, where the author asks for one. A category of nothing has none. */
export function categoryPageOf(source: DocsSource, input: CategoryInput): PlacedCategory | undefined {
  const { label, items, page = source.categoryPages ?? false, segments, at } = input
  if (page === false || items.length === 0) return undefined
  const { title = label, description, slug } = page === true ? {} : page
  const path = joinRoute(source.path, slug === undefined ? segments : slug.split('/').filter(Boolean))
  return { path, category: { title, label, description, items, at: at() } }
}
