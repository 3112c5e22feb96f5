// The pages of a custom source: what has text is a guide of its own sidebar, what is a React element a page as those of `pages()`.
import type { CustomSource, DocsVersion, MadePage, ReactPage, RoutePath } from '@docgen/model'
import { readingOrderOf } from '../../common/reading-order.ts'
import { customSidebarOf } from './custom-sidebar.ts'
import type { PlacedPage, PlacedRoute } from '../../common/placed-page.ts'
import { refusalOfMade, withoutRefused } from '../refused-routes.ts'
import type { PlacedSource, PlaceInput, SourceKind } from '../source-kind.ts'

export const customKind: SourceKind<CustomSource> = { place }

type Placed =
  | { readonly path: RoutePath; readonly made: MadePage; readonly page: PlacedPage }
  | { readonly path: RoutePath; readonly made: MadePage; readonly react: ReactPage; readonly html: string }

/** Reports `invalid-route`. */
function place(source: CustomSource, input: PlaceInput): PlacedSource {
  const { config, includeDrafts } = input
  const pages = input.pagesOf(source.name)
  const reactPages = input.reactPages.get(source.name) ?? []
  const position = positionsOf(source, input)
  const all = [
    ...pages.flatMap((page): Placed[] => (page.made ? [{ path: page.made.path, made: page.made, page }] : [])),
    ...reactPages.flatMap(({ page, html }): Placed[] =>
      page.made ? [{ path: page.made.path, made: page.made, react: page, html }] : [],
    ),
  ].sort((a, b) => (position.get(a.path) ?? 0) - (position.get(b.path) ?? 0))
  const shown = withoutOriginalsOf(all, source)
  const wanted = includeDrafts ? shown : shown.filter(({ made }) => !made.frontmatter.draft)
  const { kept, refusedPaths, diagnostics } = withoutRefused(wanted, config, ({ made }, refusal) => refusalOfMade(made, refusal))
  const items = customSidebarOf(kept.map(({ made }) => made))
  const listed = new Set(readingOrderOf(items).map(({ path }) => path))
  const docs = kept.flatMap((each) => ('page' in each ? [{ ...each, id: idOf(each.path) }] : []))
  const version: DocsVersion = {
    // The name that guides have which are no version.
    name: 'current',
    label: source.name,
    isShown: false,
    path: kept[0]?.path ?? '/',
    mainDocId: docs[0]?.id,
    docs: docs.map(({ id, path }) => ({ id, path, sidebar: listed.has(path) ? source.name : undefined })),
    draftIds: shown.filter(({ made }) => made.frontmatter.draft).map(({ path }) => idOf(path)),
    sidebars: { [source.name]: items },
  }
  const routes = kept.map((each): PlacedRoute => {
    if ('page' in each) return { kind: 'doc', path: each.path, page: each.page, id: idOf(each.path), version }
    return { kind: 'page', path: each.path, page: each.react, html: each.html }
  })
  const [first] = routes
  return { routes, home: first && { path: first.path, rank: 3 }, version, refusedPaths, diagnostics }
}

/** In the order of the default language; what a language has besides comes last, in its own. */
function positionsOf(source: CustomSource, { customOrder, config }: PlaceInput): ReadonlyMap<RoutePath, number> {
  const names = Object.entries(config.localeSite?.translations ?? {}).flatMap(([loaded, name]) =>
    name === source.name ? [loaded] : [],
  )
  const paths = [source.name, ...names].flatMap((name) => customOrder?.get(name) ?? [])
  return new Map([...new Set(paths)].map((path, index) => [path, index]))
}

/** A page may be an element in one language and text in another: the one of the language stays. */
function withoutOriginalsOf(pages: readonly Placed[], { name }: CustomSource): readonly Placed[] {
  const translated = new Set(pages.flatMap(({ made, path }) => (made.source === name ? [] : [path])))
  return pages.filter(({ made, path }) => made.source !== name || !translated.has(path))
}

/** `/blog/hello/` → `blog/hello`. */
function idOf(path: RoutePath): string {
  return path.split('/').filter(Boolean).join('/')
}
