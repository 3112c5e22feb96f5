import {
  compareText,
  findNearest,
  type CompiledPage,
  type Diagnostic,
  type DocsSource,
  type RoutePath,
  type SidebarItem,
  type SidebarItemConfig,
  type SiteConfig,
} from '@docgen/model'
import { locateInConfig, locateKey } from '../../config/locate.ts'
import { unknownCategory, unknownDoc } from '../../diagnostics/routes.ts'
import { segmentsOfLabel } from '../../common/category-segments.ts'
import { categoryPageOf, type CategoryInput, type PlacedCategory } from './category-pages.ts'
import { splitNumber, type DocIdentity } from './doc-identity.ts'

export interface Doc extends DocIdentity {
  readonly page: CompiledPage
}

interface BuiltSidebar {
  readonly items: readonly SidebarItem[]
  /** Pages that docgen makes of categories. */
  readonly categoryPages: readonly PlacedCategory[]
  readonly diagnostics: readonly Diagnostic[]
}

/** The sidebar of a docs source: as its config lists it, else from its folders. Reports `unknown-doc` and `unknown-category`. */
export function docsSidebarOf(source: DocsSource, docs: readonly Doc[], config: SiteConfig): BuiltSidebar {
  const categoryPages: PlacedCategory[] = []
  const pathOfPage: PathOfPage = (input) => {
    const placed = categoryPageOf(source, input)
    if (placed) categoryPages.push(placed)
    return placed?.path
  }
  const listed =
    source.sidebar === 'auto'
      ? autoItems(source, docs, config, pathOfPage)
      : listedItems(source, source.sidebar, docs, config, pathOfPage)
  const diagnostics = [...listed.diagnostics, ...unknownCategories(source, listed.folders, config)]
  return { items: listed.items, categoryPages, diagnostics }
}

/** Makes the page of a category, where the author asks for one. */
type PathOfPage = (input: CategoryInput) => RoutePath | undefined

interface ListedItems {
  readonly items: readonly SidebarItem[]
  /** Those that categories were made of. */
  readonly folders: ReadonlySet<string>
  readonly diagnostics: readonly Diagnostic[]
}

function unknownCategories(source: DocsSource, folders: ReadonlySet<string>, config: SiteConfig): readonly Diagnostic[] {
  return Object.keys(source.categories ?? {}).flatMap((folder) => {
    if (folders.has(folder)) return []
    const at = locateKey(config.configFiles, ['categories'], folder)
    return [unknownCategory(at, source.name, folder, source.sidebar === 'auto', findNearest(folder, folders))]
  })
}

function labelOf(page: CompiledPage): string {
  return page.frontmatter.sidebar_label ?? page.title
}

function listedItems(
  source: DocsSource,
  items: readonly SidebarItemConfig[],
  docs: readonly Doc[],
  config: SiteConfig,
  pathOfPage: PathOfPage,
): ListedItems {
  const docById = new Map(docs.map((doc) => [doc.id, doc]))
  const diagnostics: Diagnostic[] = []
  const itemsOf = (list: readonly SidebarItemConfig[]): SidebarItem[] => list.flatMap(itemOf)
  const itemOf = (item: SidebarItemConfig): SidebarItem[] => {
    if (typeof item !== 'string' && 'items' in item) {
      const { label, page, collapsed = true } = item
      const inner = itemsOf(item.items)
      const at = () => locateInConfig(config.configFiles, ['sidebar'], label)
      const path = pathOfPage({ label, items: inner, page, segments: segmentsOfLabel(label), at })
      return [{ kind: 'category', label, path, isCollapsed: collapsed, items: inner }]
    }
    if (typeof item !== 'string' && 'href' in item) {
      return [
        { kind: 'href', label: item.label, href: item.href, at: locateInConfig(config.configFiles, ['sidebar'], item.href) },
      ]
    }
    const id = typeof item === 'string' ? item : item.doc
    const doc = docById.get(id)
    if (doc)
      return [{ kind: 'doc', label: (typeof item === 'string' ? undefined : item.label) ?? labelOf(doc.page), path: doc.path }]
    const at = locateInConfig(config.configFiles, ['sidebar'], id)
    diagnostics.push(unknownDoc(at, `The sidebar of "${source.name}"`, id, nearestId(id, source.dir, docById)))
    return []
  }
  return { items: itemsOf(items), folders: new Set(), diagnostics }
}

/** People write the file, or its path from the site root. */
function nearestId(id: string, dir: string, docById: ReadonlyMap<string, Doc>): string | undefined {
  const plain = id.replace(/^\.?\//, '').replace(/\.mdx?$/, '')
  const meant = [plain, plain.startsWith(`${dir}/`) ? plain.slice(dir.length + 1) : plain].find((each) => docById.has(each))
  return meant ?? findNearest(plain, docById.keys())
}

interface Folder {
  readonly name: string
  /** Of its own name and those of the folders around it: `guide/deploy`. */
  readonly id: string
  readonly position: number | undefined
  readonly folders: Map<string, Folder>
  readonly docs: Doc[]
}

function autoItems(source: DocsSource, docs: readonly Doc[], config: SiteConfig, pathOfPage: PathOfPage): ListedItems {
  const root: Folder = { name: '', id: '', position: undefined, folders: new Map(), docs: [] }
  const folders = new Set<string>()
  for (const doc of docs) {
    if (doc.page.frontmatter.unlisted) continue
    let folder = root
    for (const segment of doc.page.contentPath.split('/').slice(0, -1)) {
      const inner = folder.folders.get(segment) ?? folderIn(folder, segment)
      folder.folders.set(segment, inner)
      folders.add(inner.id)
      folder = inner
    }
    folder.docs.push(doc)
  }
  return { items: folderItems(root, true, { source, config, pathOfPage }), folders, diagnostics: [] }
}

function folderIn(outer: Folder, segment: string): Folder {
  const { name, position } = splitNumber(segment.normalize('NFC'))
  return { name, id: outer.id === '' ? name : `${outer.id}/${name}`, position, folders: new Map(), docs: [] }
}

interface AutoContext {
  readonly source: DocsSource
  readonly config: SiteConfig
  readonly pathOfPage: PathOfPage
}

interface Ordered {
  /** `sidebar_position`, then number prefix, then name; a root's index page comes first. */
  readonly position: number
  readonly name: string
  readonly item: SidebarItem
}

function folderItems(folder: Folder, isRoot: boolean, context: AutoContext): SidebarItem[] {
  const docs = folder.docs
    .filter((doc) => isRoot || !doc.isIndex)
    .map((doc): Ordered => {
      const position = doc.page.frontmatter.sidebar_position ?? doc.position ?? (doc.isIndex ? -1 : Infinity)
      return { position, name: doc.page.contentPath, item: { kind: 'doc', label: labelOf(doc.page), path: doc.path } }
    })
  const folders = [...folder.folders.entries()].map(([name, inner]) => folderEntry(name, inner, context))
  return [...docs, ...folders]
    .sort((a, b) => (a.position === b.position ? compareText(a.name, b.name) : a.position - b.position))
    .map(({ item }) => item)
}

/** A folder's index page gives it its page, and its label and position where the config gives none. */
function folderEntry(name: string, folder: Folder, context: AutoContext): Ordered {
  const { label: given, position: place, collapsed = true, page } = context.source.categories?.[folder.id] ?? {}
  const index = folder.docs.find(({ isIndex }) => isIndex)
  const words = folder.name.replace(/[-_]+/g, ' ')
  const label = given ?? (index ? labelOf(index.page) : words.charAt(0).toUpperCase() + words.slice(1))
  const position = place ?? index?.page.frontmatter.sidebar_position ?? folder.position ?? Infinity
  const items = folderItems(folder, false, context)
  const { configFiles } = context.config
  const at = () =>
    page === undefined ? locateKey(configFiles, [], 'categoryPages') : locateKey(configFiles, ['categories'], folder.id)
  const made = context.pathOfPage({
    label,
    items,
    page: index ? (page ?? false) : page,
    segments: folder.id.split('/'),
    at,
  })
  return { position, name, item: { kind: 'category', label, path: index?.path ?? made, isCollapsed: collapsed, items } }
}
