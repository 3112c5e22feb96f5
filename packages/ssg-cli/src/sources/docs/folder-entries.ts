// What a sidebar makes of folders: categories of folders, entries of files.
import { compareText, type CategoryConfig, type RoutePath, type SidebarItem, type SourceRange } from '@docgen/model'
import type { CategoryInput } from './category-pages.ts'
import { draftMarkOf, itemOfDoc, labelOfDoc, type Doc } from './doc.ts'
import { splitNumber } from './doc-identity.ts'

export interface DocFolder {
  readonly name: string
  /** The names of the folders around it, then its own: `guide/deploy`. */
  readonly id: string
  readonly position: number | undefined
  readonly folders: Map<string, DocFolder>
  readonly docs: Doc[]
}

/** The folders of a source, with those docs that readers are led to. `byId` has `.` for the source itself. */
export function docFoldersOf(docs: readonly Doc[]): ReadonlyMap<string, DocFolder> {
  const root: DocFolder = { name: '', id: '', position: undefined, folders: new Map(), docs: [] }
  const byId = new Map([['.', root]])
  for (const doc of docs) {
    if (doc.page.frontmatter.unlisted) continue
    let folder = root
    for (const segment of doc.page.contentPath.split('/').slice(0, -1)) {
      const inner = folder.folders.get(segment) ?? folderIn(folder, segment)
      folder.folders.set(segment, inner)
      byId.set(inner.id, inner)
      folder = inner
    }
    folder.docs.push(doc)
  }
  return byId
}

function folderIn(outer: DocFolder, segment: string): DocFolder {
  const { name, position } = splitNumber(segment.normalize('NFC'))
  return { name, id: outer.id === '' ? name : `${outer.id}/${name}`, position, folders: new Map(), docs: [] }
}

export interface FolderContext {
  readonly categories: Readonly<Record<string, CategoryConfig>>
  /** Docs that stand elsewhere in the sidebar. */
  readonly isElsewhere: (doc: Doc) => boolean
  readonly pathOfPage: (input: CategoryInput) => RoutePath | undefined
  /** Where the config has its settings of a folder, or else says that categories have pages. */
  readonly placeOf: (folder: string, hasOwnPage: boolean) => SourceRange
}

/** What is in a folder. `isOutermost`: of no category, so that its index page is an entry too. */
export function folderEntries(folder: DocFolder, isOutermost: boolean, context: FolderContext): readonly SidebarItem[] {
  const docs = folder.docs
    .filter((doc) => (isOutermost || !doc.isIndex) && !context.isElsewhere(doc))
    .map((doc): Ordered => {
      const position = doc.page.frontmatter.sidebar_position ?? doc.position ?? (doc.isIndex ? -1 : Infinity)
      return { position, name: doc.page.contentPath, item: itemOfDoc(doc) }
    })
  const folders = [...folder.folders].flatMap(([name, inner]) => folderEntry(name, inner, context) ?? [])
  return [...docs, ...folders]
    .sort((a, b) => (a.position === b.position ? compareText(a.name, b.name) : a.position - b.position))
    .map(({ item }) => item)
}

interface Ordered {
  /** `sidebar_position`, then number prefix, then name; a root's index page comes first. */
  readonly position: number
  readonly name: string
  readonly item: SidebarItem
}

/** A folder's index page gives it its page, and its label and position where the config gives none. */
function folderEntry(name: string, folder: DocFolder, context: FolderContext): Ordered | undefined {
  const { label: given, position: place, collapsed = true, page } = context.categories[folder.id] ?? {}
  const index = folder.docs.find(({ isIndex }) => isIndex)
  const own = index && !context.isElsewhere(index) ? index : undefined
  const words = folder.name.replace(/[-_]+/g, ' ')
  const label = given ?? (index ? labelOfDoc(index) : words.charAt(0).toUpperCase() + words.slice(1))
  const position = place ?? index?.page.frontmatter.sidebar_position ?? folder.position ?? Infinity
  const items = folderEntries(folder, false, context)
  // All that it has stands elsewhere.
  if (items.length === 0 && own === undefined) return undefined
  const made = context.pathOfPage({
    label,
    items,
    page: index ? (page ?? false) : page,
    segments: folder.id.split('/'),
    at: () => context.placeOf(folder.id, page !== undefined),
  })
  const mark = own && draftMarkOf(own)
  return { position, name, item: { kind: 'category', label, path: own?.path ?? made, ...mark, isCollapsed: collapsed, items } }
}
