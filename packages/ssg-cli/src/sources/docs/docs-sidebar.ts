import {
  findNearest,
  type CompiledPage,
  type Diagnostic,
  type DocsSource,
  type SidebarItem,
  type SidebarItemConfig,
  type SiteConfig,
} from '@docgen/model'
import { locateInConfig } from '../../config/locate.ts'
import { unknownDoc } from '../../diagnostics/routes.ts'
import { splitNumber, type DocIdentity } from './doc-identity.ts'

export interface Doc extends DocIdentity {
  readonly page: CompiledPage
}

export interface BuiltSidebar {
  readonly items: readonly SidebarItem[]
  readonly diagnostics: readonly Diagnostic[]
}

/** The sidebar of a docs source: as its config lists it, else from its folders. Reports `unknown-doc`. */
export function docsSidebarOf(source: DocsSource, docs: readonly Doc[], config: SiteConfig): BuiltSidebar {
  return source.sidebar === 'auto'
    ? { items: autoItems(docs), diagnostics: [] }
    : listedItems(source, source.sidebar, docs, config)
}

function labelOf(page: CompiledPage): string {
  return page.frontmatter.sidebar_label ?? page.title
}

function listedItems(
  source: DocsSource,
  items: readonly SidebarItemConfig[],
  docs: readonly Doc[],
  config: SiteConfig,
): BuiltSidebar {
  const docById = new Map(docs.map((doc) => [doc.id, doc]))
  const diagnostics: Diagnostic[] = []
  const itemsOf = (list: readonly SidebarItemConfig[]): SidebarItem[] => list.flatMap(itemOf)
  const itemOf = (item: SidebarItemConfig): SidebarItem[] => {
    if (typeof item !== 'string' && 'items' in item) {
      return [{ kind: 'category', label: item.label, isCollapsed: item.collapsed ?? true, items: itemsOf(item.items) }]
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
  return { items: itemsOf(items), diagnostics }
}

/** People write the file, or its path from the site root. */
function nearestId(id: string, dir: string, docById: ReadonlyMap<string, Doc>): string | undefined {
  const plain = id.replace(/^\.?\//, '').replace(/\.mdx?$/, '')
  const meant = [plain, plain.startsWith(`${dir}/`) ? plain.slice(dir.length + 1) : plain].find((each) => docById.has(each))
  return meant ?? findNearest(plain, docById.keys())
}

interface Folder {
  readonly name: string
  readonly position: number | undefined
  readonly folders: Map<string, Folder>
  readonly docs: Doc[]
}

function autoItems(docs: readonly Doc[]): SidebarItem[] {
  const root: Folder = { name: '', position: undefined, folders: new Map(), docs: [] }
  for (const doc of docs) {
    if (doc.page.frontmatter.unlisted) continue
    let folder = root
    for (const segment of doc.page.contentPath.split('/').slice(0, -1)) {
      const inner = folder.folders.get(segment) ?? { ...splitNumber(segment), folders: new Map(), docs: [] }
      folder.folders.set(segment, inner)
      folder = inner
    }
    folder.docs.push(doc)
  }
  return folderItems(root, true)
}

interface Ordered {
  /** `sidebar_position`, then number prefix, then name; a root's index page comes first. */
  readonly position: number
  readonly name: string
  readonly item: SidebarItem
}

function folderItems(folder: Folder, isRoot: boolean): SidebarItem[] {
  const docs = folder.docs
    .filter((doc) => isRoot || !doc.isIndex)
    .map((doc): Ordered => {
      const position = doc.page.frontmatter.sidebar_position ?? doc.position ?? (doc.isIndex ? -1 : Infinity)
      return { position, name: doc.page.contentPath, item: { kind: 'doc', label: labelOf(doc.page), path: doc.path } }
    })
  const folders = [...folder.folders.entries()].map(([name, inner]) => folderEntry(name, inner))
  return [...docs, ...folders]
    .sort((a, b) => (a.position === b.position ? compare(a.name, b.name) : a.position - b.position))
    .map(({ item }) => item)
}

/** A folder's index page gives it its label, position and page. */
function folderEntry(name: string, folder: Folder): Ordered {
  const index = folder.docs.find(({ isIndex }) => isIndex)
  const words = folder.name.replace(/[-_]+/g, ' ')
  const label = index ? labelOf(index.page) : words.charAt(0).toUpperCase() + words.slice(1)
  const position = index?.page.frontmatter.sidebar_position ?? folder.position ?? Infinity
  return {
    position,
    name,
    item: { kind: 'category', label, path: index?.path, isCollapsed: true, items: folderItems(folder, false) },
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
