import {
  findNearest,
  isSidebarList,
  type Diagnostic,
  type DocsSource,
  type RoutePath,
  type SidebarItem,
  type SidebarItemConfig,
  type SiteConfig,
} from '@docgen/model'
import { locateKey } from '../../config/locate.ts'
import { unknownCategory } from '../../diagnostics/routes.ts'
import { categoryPageOf, type CategoryInput, type PlacedCategory } from './category-pages.ts'
import type { Doc } from './doc.ts'
import { docFoldersOf, folderEntries, type DocFolder } from './folder-entries.ts'
import { foldersNamedIn, listedEntries, type ListContext } from './listed-entries.ts'

interface BuiltSidebars {
  /** By name. The only one of a source has the name of the source. */
  readonly byName: Readonly<Record<string, readonly SidebarItem[]>>
  /** Pages that docgen makes of categories, each with the name of the sidebar that has it. */
  readonly categoryPages: readonly (PlacedCategory & { readonly sidebar: string })[]
  readonly diagnostics: readonly Diagnostic[]
}

/** The sidebars of a docs source: as its config lists them, else one from its folders. Reports `unknown-doc` and `unknown-category`. */
export function docsSidebarsOf(source: DocsSource, docs: readonly Doc[], config: SiteConfig): BuiltSidebars {
  const diagnostics: Diagnostic[] = []
  const pageByPath = new Map<RoutePath, BuiltSidebars['categoryPages'][number]>()
  const repeated: BuiltSidebars['categoryPages'][number][] = []
  const folders = docFoldersOf(docs)
  const context: Omit<ListContext, 'pathOfPage'> = {
    source,
    config,
    folders,
    docById: new Map(docs.map((doc) => [doc.id, doc])),
    categories: source.categories ?? {},
    placeOf: (folder, hasOwnPage) =>
      hasOwnPage ? locateKey(config.configFiles, ['categories'], folder) : locateKey(config.configFiles, [], 'categoryPages'),
    report: (diagnostic) => diagnostics.push(diagnostic),
  }
  const byName = Object.fromEntries(
    listsOf(source).map(([name, list]) => {
      const pathOfPage = (input: CategoryInput): RoutePath | undefined => {
        const placed = categoryPageOf(source, input)
        if (placed === undefined) return undefined
        const other = pageByPath.get(placed.path)
        const page = { ...placed, sidebar: name }
        // Two of one sidebar are told as such; sidebars that have a category in common show the same page.
        if (other === undefined) pageByPath.set(placed.path, page)
        else if (other.sidebar === name || other.category.label !== placed.category.label) repeated.push(page)
        return placed.path
      }
      return [name, itemsOf(list, folders, { ...context, pathOfPage })]
    }),
  )
  diagnostics.push(...unknownCategories(source, folders, config))
  return { byName, categoryPages: [...pageByPath.values(), ...repeated], diagnostics }
}

type List = 'auto' | readonly SidebarItemConfig[]

function listsOf({ name, sidebar }: DocsSource): readonly (readonly [string, List])[] {
  return sidebar === 'auto' || isSidebarList(sidebar) ? [[name, sidebar]] : Object.entries(sidebar)
}

function itemsOf(list: List, folders: ReadonlyMap<string, DocFolder>, context: ListContext): readonly SidebarItem[] {
  if (list !== 'auto') return listedEntries(list, context)
  const root = folders.get('.')
  return root ? folderEntries(root, true, { ...context, isElsewhere: () => false }) : []
}

function unknownCategories(
  source: DocsSource,
  folders: ReadonlyMap<string, DocFolder>,
  config: SiteConfig,
): readonly Diagnostic[] {
  const all = [...folders.keys()].filter((id) => id !== '.')
  const shown = new Set(listsOf(source).flatMap(([, list]) => (list === 'auto' ? all : foldersNamedIn(list, folders))))
  const isOfFolders = source.sidebar === 'auto' || shown.size > 0
  return Object.keys(source.categories ?? {}).flatMap((folder) => {
    if (shown.has(folder)) return []
    const at = locateKey(config.configFiles, ['categories'], folder)
    return [unknownCategory(at, source.name, folder, isOfFolders, findNearest(folder, shown))]
  })
}
