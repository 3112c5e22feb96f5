// The entries of a sidebar that the config lists.
import {
  findNearest,
  type Diagnostic,
  type DocsSource,
  type SidebarItem,
  type SidebarItemConfig,
  type SiteConfig,
} from '@docgen/model'
import { segmentsOfLabel } from '../../common/category-segments.ts'
import { locateInConfig } from '../../config/locate.ts'
import { unknownDoc, unknownSidebarFolder } from '../../diagnostics/routes.ts'
import { itemOfDoc, type Doc } from './doc.ts'
import { folderEntries, type DocFolder, type FolderContext } from './folder-entries.ts'

export interface ListContext extends Pick<FolderContext, 'categories' | 'pathOfPage' | 'placeOf'> {
  readonly source: DocsSource
  readonly config: SiteConfig
  readonly docById: ReadonlyMap<string, Doc>
  readonly folders: ReadonlyMap<string, DocFolder>
  readonly report: (diagnostic: Diagnostic) => void
}

type Items = readonly SidebarItemConfig[]

/** Reports `unknown-doc` and `unknown-category`. */
export function listedEntries(items: Items, context: ListContext): readonly SidebarItem[] {
  const named = new Set(docsNamedIn(items))
  const inFolders = { ...context, isElsewhere: ({ id }: Doc) => named.has(id) }
  const entriesOf = (list: Items): readonly SidebarItem[] => list.flatMap((item) => entriesOfItem(item))
  const entriesOfItem = (item: SidebarItemConfig): readonly SidebarItem[] => {
    if (typeof item === 'string') return docEntry(item, undefined, context)
    if ('items' in item) return [categoryEntry(item, entriesOf(item.items), context)]
    if ('folder' in item) return folderItem(item.folder, inFolders)
    if ('href' in item) {
      const { label, href } = item
      return [{ kind: 'href', label, href, at: locateInConfig(context.config.configFiles, ['sidebar'], href) }]
    }
    return docEntry(item.doc, item.label, context)
  }
  return entriesOf(items)
}

function docsNamedIn(items: Items): readonly string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') return [item]
    if ('items' in item) return docsNamedIn(item.items)
    return 'doc' in item ? [item.doc] : []
  })
}

/** Folders that `{ folder }` names in a list, each with those within it. */
export function foldersNamedIn(items: Items, folders: ReadonlyMap<string, DocFolder>): readonly string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') return []
    if ('items' in item) return foldersNamedIn(item.items, folders)
    const named = 'folder' in item ? plainFolder(item.folder) : undefined
    if (named === undefined || !folders.has(named)) return []
    return [...folders.keys()].filter((id) => named === '.' || id.startsWith(`${named}/`))
  })
}

function categoryEntry(
  { label, page, collapsed = true }: Extract<SidebarItemConfig, { readonly items: unknown }>,
  items: readonly SidebarItem[],
  { config, pathOfPage }: ListContext,
): SidebarItem {
  const at = () => locateInConfig(config.configFiles, ['sidebar'], label)
  const path = pathOfPage({ label, items, page, segments: segmentsOfLabel(label), at })
  return { kind: 'category', label, path, isCollapsed: collapsed, items }
}

function docEntry(id: string, label: string | undefined, context: ListContext): readonly SidebarItem[] {
  const { source, config, docById, report } = context
  const doc = docById.get(id)
  if (doc) return [itemOfDoc(doc, label)]
  const at = locateInConfig(config.configFiles, ['sidebar'], id)
  if (docById.size > 0) report(unknownDoc(at, `The sidebar of "${source.name}"`, id, nearestId(id, source.dir, docById)))
  return []
}

/** People write the file, or its path from the site root. */
function nearestId(id: string, dir: string, docById: ReadonlyMap<string, Doc>): string | undefined {
  const plain = id.replace(/^\.?\//, '').replace(/\.mdx?$/, '')
  const meant = [plain, plain.startsWith(`${dir}/`) ? plain.slice(dir.length + 1) : plain].find((each) => docById.has(each))
  return meant ?? findNearest(plain, docById.keys())
}

function folderItem(given: string, context: ListContext & FolderContext): readonly SidebarItem[] {
  const { source, config, folders, report } = context
  const plain = plainFolder(given)
  const folder = folders.get(plain)
  if (folder) return folderEntries(folder, true, context)
  const at = locateInConfig(config.configFiles, ['sidebar'], given)
  const below = plain.startsWith(`${source.dir}/`) ? plain.slice(source.dir.length + 1) : plain
  const nearest = folders.has(below) ? below : findNearest(plain, folders.keys())
  if (context.docById.size > 0) report(unknownSidebarFolder(at, source.name, given, nearest))
  return []
}

/** `./guide/` → `guide`. */
function plainFolder(folder: string): string {
  return (
    folder
      .replace(/^\.?\//, '')
      .replace(/\/$/, '')
      .normalize('NFC') || '.'
  )
}
