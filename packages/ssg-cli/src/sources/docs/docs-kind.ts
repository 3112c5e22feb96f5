// Guides: Markdown files, with a sidebar and a version.
import {
  findNearest,
  type Diagnostic,
  type DocsSource,
  type DocsVersion,
  type Frontmatter,
  type RoutePath,
  type SiteConfig,
} from '@docgen/model'
import { locateInConfig } from '../../config/locate.ts'
import { duplicateDocId, unknownDoc } from '../../diagnostics/routes.ts'
import { startOfConfig } from '../../common/origin.ts'
import { readingOrderOf } from '../../common/reading-order.ts'
import { loadFolder } from '../load-folder.ts'
import type { PlacedPage, PlacedRoute } from '../../common/placed-page.ts'
import { refusalOfDoc, withoutRefused } from '../refused-routes.ts'
import type { PlacedSource, PlaceInput, SourceKind } from '../source-kind.ts'
import { docIdentityOf } from './doc-identity.ts'
import type { Doc } from './doc.ts'
import { docsSidebarsOf } from './docs-sidebar.ts'
import { shownSidebarsOf } from './shown-sidebar.ts'

export const docsKind: SourceKind<DocsSource> = {
  load: (source, tools) => loadFolder(source, undefined, tools),
  place,
}

/** Reports `invalid-route`, `duplicate-doc-id`, `unknown-doc`, `unknown-category` and `unknown-sidebar`. */
function place(source: DocsSource, { config, includeDrafts, pagesOf }: PlaceInput): PlacedSource {
  const all = pagesOf(source.name)
  const drafts = all.filter(({ frontmatter }) => frontmatter.draft)
  const wanted = includeDrafts ? all : all.filter(({ frontmatter }) => !frontmatter.draft)
  const { docs, diagnostics: refused } = docsOf(wanted, source, config)
  const { byName, categoryPages, diagnostics } = docsSidebarsOf(source, docs, config)
  const order = Object.values(byName).flatMap((items) => readingOrderOf(items))
  const shown = shownSidebarsOf(source, docs, byName)
  const main = mainDocOf(source, docs, order, config)
  const version: DocsVersion = {
    name: source.version.name,
    label: source.version.label,
    isShown: source.version.isShown,
    banner: source.version.banner,
    path: source.path,
    mainDocId: main.doc?.id,
    docs: [
      ...docs.map(({ id, path }) => ({ id, path, sidebar: shown.listing.get(path) })),
      ...categoryPages.map(({ path, sidebar }) => ({ id: idOfCategory(path, source), path, sidebar })),
    ],
    draftIds: drafts.map(({ contentPath, frontmatter }) => docIdentityOf(contentPath, frontmatter, source.path).id),
    sidebars: byName,
  }
  const routes = [
    ...docs.map((doc): PlacedRoute => ({
      kind: 'doc',
      path: doc.path,
      page: doc.page,
      id: doc.id,
      version,
      sidebar: shown.shownOf(doc),
    })),
    ...categoryPages.map(({ path, category, sidebar }): PlacedRoute => ({ kind: 'category', path, version, sidebar, category })),
  ]
  const hasIndex = routes.some(({ path }) => path === source.path)
  const entrance: PlacedRoute | undefined =
    hasIndex || !main.doc || (source.path === '/' && source.mainDoc === undefined)
      ? undefined
      : { kind: 'redirect', path: source.path, from: source.path, to: main.doc.path, at: startOfConfig(config) }
  return {
    routes,
    entrance,
    home: main.doc && { path: main.doc.path, rank: 1 },
    version,
    diagnostics: [...refused, ...diagnostics, ...shown.diagnostics, ...main.diagnostics, ...repeatedIds(docs)],
  }
}

/** Pages of one path below their versions are the same page in each: `category/guides`. */
function idOfCategory(path: RoutePath, { path: base }: DocsSource): string {
  return path.slice(base.length, -1)
}

/** A page whose slug or id is refused stands under the name of its file, so that its links, and those to it, are checked in the same run. */
function docsOf(
  pages: readonly PlacedPage[],
  source: DocsSource,
  config: SiteConfig,
): { readonly docs: readonly Doc[]; readonly diagnostics: readonly Diagnostic[] } {
  const docOf = (page: PlacedPage, names: Frontmatter): Doc => ({
    page,
    ...docIdentityOf(page.contentPath, names, source.path),
  })
  const diagnostics: Diagnostic[] = []
  const docs = pages.flatMap((page) => {
    const asNamed = withoutRefused([docOf(page, page.frontmatter)], config, (_, refusal) => refusalOfDoc(page, refusal))
    if (asNamed.diagnostics.length === 0) return asNamed.kept
    diagnostics.push(...asNamed.diagnostics)
    const { slug: _slug, id: _id, ...unnamed } = page.frontmatter
    return withoutRefused([docOf(page, unnamed)], config, (_, refusal) => refusalOfDoc(page, refusal)).kept
  })
  return { docs, diagnostics }
}

/** The doc that the docs' own path leads to: the one named in the config, the index page, or the first of the sidebar. */
function mainDocOf(
  source: DocsSource,
  docs: readonly Doc[],
  order: readonly { readonly path: RoutePath }[],
  config: SiteConfig,
): { readonly doc?: Doc | undefined; readonly diagnostics: readonly Diagnostic[] } {
  const docByPath = new Map(docs.map((doc) => [doc.path, doc]))
  // The first of the sidebar may be the page of a category.
  const [firstListed] = order.flatMap(({ path }) => docByPath.get(path) ?? [])
  const first = docByPath.get(source.path) ?? firstListed ?? docs[0]
  if (source.mainDoc === undefined) return { doc: first, diagnostics: [] }
  const named = docs.find(({ id }) => id === source.mainDoc)
  if (docs.length === 0) return { diagnostics: [] }
  if (named) return { doc: named, diagnostics: [] }
  const at = locateInConfig(config.configFiles, ['mainDoc'], source.mainDoc)
  const nearest = findNearest(
    source.mainDoc,
    docs.map(({ id }) => id),
  )
  return { doc: first, diagnostics: [unknownDoc(at, `The main doc of "${source.name}"`, source.mainDoc, nearest)] }
}

function repeatedIds(docs: readonly Doc[]): readonly Diagnostic[] {
  const fileById = new Map<string, string>()
  return docs.flatMap(({ id, page }) => {
    const other = fileById.get(id)
    if (other === undefined) {
      fileById.set(id, page.file)
      return []
    }
    return [duplicateDocId(page.ranges.id ?? { file: page.file, line: 1, column: 1 }, id, other)]
  })
}
