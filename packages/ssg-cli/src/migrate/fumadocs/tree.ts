// In: the pages and `meta` files of one language. Out: the tree of the sidebar, as the loader of Fumadocs builds it.
import { compareText } from '@docgen/model'
import { joinPath } from '../core/paths.ts'
import { itemOf, type Meta } from './meta.ts'

interface TreePage {
  /** Below the folder of the collection, without language and ending: `(guide)/install`. */
  readonly path: string
  readonly file: string
  readonly route: string
  /** As docgen's sidebars name it. */
  readonly id: string
  readonly title: string
}

export type TreeNode =
  | { readonly type: 'page'; readonly page: TreePage }
  | { readonly type: 'separator'; readonly label: string | undefined }
  | { readonly type: 'link'; readonly label: string; readonly href: string }
  | TreeFolder

export interface TreeFolder {
  readonly type: 'folder'
  readonly path: string
  readonly label: string
  /** Page of the folder, which its label leads to. */
  readonly index: Exclude<TreeNode, TreeFolder> | undefined
  readonly children: readonly TreeNode[]
  readonly meta: Meta | undefined
}

interface TreeInput {
  readonly pages: readonly TreePage[]
  /** By folder, `''` for that of the collection. */
  readonly metas: ReadonlyMap<string, Meta>
  /** Items of `meta` files that name nothing. */
  readonly onUnknown: (folder: string, item: string) => void
}

export function treeOf(input: TreeInput): TreeFolder {
  const folders = new Set(['', ...input.metas.keys(), ...input.pages.flatMap(({ path }) => foldersAround(path))])
  const context: Context = {
    ...input,
    byPath: new Map(input.pages.map((page) => [page.path, page])),
    folders,
    owned: new Map(),
  }
  claim('', context, true)
  return folderOf('', context, true)
}

interface Context extends TreeInput {
  readonly byPath: ReadonlyMap<string, TreePage>
  readonly folders: ReadonlySet<string>
  /** Of what a `meta` file of another folder lists: that folder. What is listed once is not listed again. */
  readonly owned: Map<string, string>
}

function foldersAround(path: string): readonly string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

/** What `meta` files name goes to the folder that names it, wherever it lies. The first to name it has it. */
function claim(folder: string, context: Context, isTop = false): void {
  for (const item of context.metas.get(folder)?.pages ?? []) {
    const found = itemOf(item)
    if (found.type !== 'path' && found.type !== 'extract') continue
    const path = pathIn(folder, found.path)
    const node = nodeNamed(path, context)
    if (node !== undefined && !context.owned.has(node)) context.owned.set(node, folder)
  }
  const index = indexOf(folder, context, isTop)
  if (index !== undefined && !context.owned.has(index.path)) context.owned.set(index.path, folder)
  for (const each of childrenIn(folder, context).folders) claim(each, context)
}

function pathIn(folder: string, path: string): string {
  return joinPath(folder, path.replace(/\.mdx?$/, ''))
}

/** A folder goes before a page of its name. */
function nodeNamed(path: string, { folders, byPath }: Context): string | undefined {
  return folders.has(path) || byPath.has(path) ? path : undefined
}

function childrenIn(
  folder: string,
  { folders, pages }: Context,
): { readonly folders: readonly string[]; readonly pages: readonly string[] } {
  const prefix = folder === '' ? '' : `${folder}/`
  const isChild = (path: string): boolean =>
    path !== '' && path.startsWith(prefix) && path !== folder && !path.slice(prefix.length).includes('/')
  return { folders: [...folders].filter(isChild), pages: pages.map(({ path }) => path).filter(isChild) }
}

/** In the folder at the top, and in those that are tabs, the page of the folder is the first of its pages. */
function indexOf(folder: string, { byPath, metas }: Context, isTop: boolean): TreePage | undefined {
  const meta = metas.get(folder)
  if (meta?.pagesIndex !== undefined) return byPath.get(pathIn(folder, meta.pagesIndex))
  return isTop || meta?.root === true ? undefined : byPath.get(pathIn(folder, 'index'))
}

function folderOf(folder: string, context: Context, isTop = false): TreeFolder {
  const meta = context.metas.get(folder)
  const index = indexOf(folder, context, isTop)
  const listed = new Set<string>()
  const named = meta?.pages?.flatMap((item) => namedBy(item, folder, context, listed))
  const isIndexListed = index !== undefined && listed.has(index.path)
  if (index !== undefined) listed.add(index.path)
  const children = (named ?? (['...'] as const)).flatMap((node) =>
    node === '...' || node === 'z...a' ? restOf(folder, context, listed, node === 'z...a') : [node],
  )
  const own = isIndexListed ? undefined : index
  return {
    type: 'folder',
    path: folder,
    label: meta?.title ?? index?.title ?? titleOfName(/^\((.+)\)$/.exec(lastOf(folder))?.[1] ?? lastOf(folder)),
    index: own === undefined ? linkedIndex(meta) : { type: 'page', page: own },
    children,
    meta,
  }
}

function linkedIndex(meta: Meta | undefined): TreeFolder['index'] {
  const item = meta?.pagesIndex === undefined ? undefined : itemOf(meta.pagesIndex)
  return item?.type === 'link' ? item : undefined
}

type Listed = TreeNode | '...' | 'z...a'

function namedBy(item: string, folder: string, context: Context, listed: Set<string>): readonly Listed[] {
  const found = itemOf(item)
  if (found.type === 'rest') return [found.isReversed ? 'z...a' : '...']
  if (found.type === 'separator' || found.type === 'link') return [found]
  const path = pathIn(folder, found.path)
  if (found.type === 'except') {
    listed.add(path)
    return []
  }
  const name = nodeNamed(path, context)
  if (name === undefined) {
    context.onUnknown(folder, item)
    return []
  }
  if (context.owned.get(name) !== folder || listed.has(name)) return []
  listed.add(name)
  if (found.type === 'path') return [nodeAt(name, context)]
  const inner = folderOf(name, context)
  return [...(inner.index ? [inner.index] : []), ...inner.children]
}

function nodeAt(path: string, context: Context): TreeNode {
  const page = context.byPath.get(path)
  return context.folders.has(path) || page === undefined ? folderOf(path, context) : { type: 'page', page }
}

/** By path; the page of the folder goes first, and a page before folders that its name is the beginning of. */
function restOf(folder: string, context: Context, listed: ReadonlySet<string>, isReversed: boolean): readonly TreeNode[] {
  const { folders, pages } = childrenIn(folder, context)
  const isFree = (path: string): boolean =>
    !listed.has(path) && (context.owned.get(path) === undefined || context.owned.get(path) === folder)
  const pageNodes = pages.filter(isFree).map((path) => ({ path, isFolder: false }))
  const folderNodes = folders.filter(isFree).map((path) => ({ path, isFolder: true }))
  const isIndex = ({ path }: { readonly path: string }): boolean => lastOf(path) === 'index'
  const factor = isReversed ? -1 : 1
  return [...pageNodes, ...folderNodes]
    .sort(
      (a, b) =>
        Number(isIndex(b)) - Number(isIndex(a)) ||
        factor * (Number(a.isFolder) - Number(b.isFolder) || compareText(lastOf(a.path), lastOf(b.path))),
    )
    .flatMap(({ path, isFolder }): TreeNode[] => {
      const page = context.byPath.get(path)
      if (isFolder) return [folderOf(path, context)]
      return page === undefined ? [] : [{ type: 'page', page }]
    })
}

function lastOf(path: string): string {
  return path.split('/').at(-1) ?? path
}

/** `getting-started` → `Getting started`, as Fumadocs calls what has no title. */
export function titleOfName(name: string): string {
  return (name.charAt(0).toLocaleUpperCase() + name.slice(1)).replaceAll('-', ' ')
}

/** The first page below a node, which links to a folder lead to. */
export function firstRouteOf(node: TreeNode): string | undefined {
  if (node.type === 'page') return node.page.route
  if (node.type !== 'folder') return undefined
  const nodes = [...(node.index ? [node.index] : []), ...node.children]
  return nodes.map((child) => firstRouteOf(child)).find((route) => route !== undefined)
}
