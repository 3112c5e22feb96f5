import { findNearest, type Diagnostic, type DocsSource, type RoutePath, type SidebarItem } from '@docgen/model'
import { readingOrderOf } from '../../common/reading-order.ts'
import { unknownSidebar } from '../../diagnostics/routes.ts'
import type { Doc } from './doc.ts'

interface ShownSidebars {
  /** Name of the sidebar that lists a page, the first of several. */
  readonly listing: ReadonlyMap<RoutePath, string>
  /** Name of the one that a doc shows. */
  readonly shownOf: (doc: Doc) => string | undefined
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Which sidebar each doc shows: the one that its frontmatter names, else the first that lists it, else that of the pages in its folder or the nearest
 * around it. Reports `unknown-sidebar`.
 */
export function shownSidebarsOf(
  source: DocsSource,
  docs: readonly Doc[],
  byName: Readonly<Record<string, readonly SidebarItem[]>>,
): ShownSidebars {
  const names = Object.keys(byName)
  const listing = new Map<RoutePath, string>()
  for (const name of names) {
    for (const { path } of readingOrderOf(byName[name] ?? [])) if (!listing.has(path)) listing.set(path, name)
  }
  const listed = names.flatMap((name) =>
    docs.flatMap(({ path, page }) => (listing.get(path) === name ? [{ name, folders: [...foldersOf(page.contentPath)] }] : [])),
  )
  const byFolder = new Map<string, string>()
  const take = (name: string, folders: readonly string[]): void => {
    for (const folder of folders) if (!byFolder.has(folder)) byFolder.set(folder, name)
  }
  // What is in a folder itself goes before what is in folders below it.
  for (const { name, folders } of listed) take(name, folders.slice(0, 1))
  for (const { name, folders } of listed) take(name, folders)
  const diagnostics = docs.flatMap(({ page }) => {
    const { displayed_sidebar: named } = page.frontmatter
    if (named === undefined || names.includes(named)) return []
    const at = page.ranges.displayed_sidebar ?? { file: page.file, line: 1, column: 1 }
    return [unknownSidebar(at, named, source.name, names, findNearest(named, names))]
  })
  const shownOf = ({ path, page }: Doc): string | undefined => {
    const { displayed_sidebar: named } = page.frontmatter
    if (named !== undefined && names.includes(named)) return named
    const listed = listing.get(path)
    if (listed !== undefined) return listed
    const near = [...foldersOf(page.contentPath)].find((folder) => byFolder.has(folder))
    return near === undefined ? names[0] : byFolder.get(near)
  }
  return { listing, shownOf, diagnostics }
}

/** From its own to that of the source. */
function* foldersOf(contentPath: string): Generator<string, undefined> {
  for (let end = contentPath.lastIndexOf('/'); end > 0; end = contentPath.lastIndexOf('/', end - 1)) {
    yield contentPath.slice(0, end)
  }
  yield ''
}
