// In: the pages of one language, and the `_meta` files of their folders. Out: what is listed where, in the order of Nextra.
import { compareText } from '@docgen/model'
import { metaOf, type Meta, type MetaItem, type Theme } from './meta.ts'

/** A page as its text describes it. */
export interface PageFacts {
  readonly file: string
  readonly route: string
  readonly isIndex: boolean
  /** Whether it is the page of its folder, and no entry of that. */
  readonly isFolderPage: boolean
  /** As docgen's sidebars name it; absent for a page that is code. */
  readonly id: string | undefined
  /** What the page itself says that sidebars call it. */
  readonly label: string | undefined
  readonly display: string | undefined
}

export interface TreeNode {
  readonly name: string
  readonly route: string
  readonly page: PageFacts | undefined
  /** `undefined` for what is no folder. */
  readonly children: readonly TreeNode[] | undefined
  readonly meta: Meta
}

interface TreeInput {
  readonly pages: readonly PageFacts[]
  /** Of the folder that is served at a route. */
  readonly metaOf: (route: string) => Meta | undefined
  /** Of Nextra 4, where the only page of a folder is the folder. */
  readonly router: 'pages' | 'app'
}

export function treeOf(input: TreeInput): TreeNode {
  return folderOf('index', '/', { ...input, global: undefined })
}

interface FolderInput extends TreeInput {
  /** What the file for all folders says of this one. */
  readonly global: unknown
}

function folderOf(name: string, route: string, input: FolderInput): TreeNode {
  const { pages, router } = input
  const prefix = route === '/' ? '/' : `${route}/`
  const meta = input.metaOf(route) ?? metaOf(input.global)
  const below = pages.filter((page) => page.route.startsWith(prefix) && page.route !== route)
  const at = pages.filter((page) => page.route === route)
  const nameOf = (page: PageFacts): string => page.route.slice(prefix.length).split('/')[0] ?? ''
  const named = new Set(meta.items.map(({ key }) => key))
  // Nextra lists code where the file names it.
  const names = [...new Set(below.flatMap((page) => (page.id === undefined && !named.has(nameOf(page)) ? [] : [nameOf(page)])))]
  // Up to version 3, a page beside a folder of its name is that of the folder.
  const isOwn = (page: PageFacts): boolean => page.isFolderPage || (router === 'pages' && !page.isIndex)
  const own = route === '/' ? undefined : at.find(isOwn)
  const index = at.find((page) => page !== own)
  const entries = [
    ...(index === undefined ? [] : [leafOf('index', index)]),
    ...names.map((each) => childOf(each, `${prefix}${each}`, input, globalOf(each, meta))),
  ]
  return { name, route, page: own, children: sorted(entries, meta), meta }
}

/** What a file for all folders says of one within; the items of a menu are its links. */
function globalOf(name: string, { items }: Meta): unknown {
  const item = items.find(({ key }) => key === name)
  return item?.type === 'menu' ? undefined : item?.items
}

function childOf(name: string, route: string, input: FolderInput, global: unknown): TreeNode {
  const { pages, router } = input
  const below = pages.some((page) => page.route.startsWith(`${route}/`))
  const [page] = pages.filter((each) => each.route === route)
  const isFolder =
    below || input.metaOf(route) !== undefined || global !== undefined || (router === 'pages' && page?.isIndex === true)
  return page === undefined || isFolder ? folderOf(name, route, { ...input, global }) : leafOf(name, page)
}

function leafOf(name: string, page: PageFacts): TreeNode {
  return { name, route: page.route, page, children: undefined, meta: metaOf(undefined) }
}

/** As the file lists them, then by name; `index` goes first unless the file lists it. */
function sorted(nodes: readonly TreeNode[], { items }: Meta): readonly TreeNode[] {
  const places = new Map(items.map(({ key }, index) => [key, index]))
  const placeOf = ({ name }: TreeNode): number => places.get(name) ?? (name === 'index' ? -1 : items.length)
  return [...nodes].sort((a, b) => placeOf(a) - placeOf(b) || compareText(a.name, b.name))
}

export interface Entry {
  readonly item: MetaItem
  /** Absent for links, separators and menus of links. */
  readonly node: TreeNode | undefined
  /** With what the folders around it say. */
  readonly theme: Theme
}

/** What a folder lists, with links and separators between its pages. Keys of the file that are none of these are left over. */
export function entriesOf(
  { children = [], meta }: TreeNode,
  theme: Theme,
): { entries: readonly Entry[]; unknown: readonly string[] } {
  const byName = new Map(children.map((node) => [node.name, node]))
  const rest = children.filter(({ name }) => !meta.items.some(({ key }) => key === name))
  const isFirst = ({ name }: TreeNode): boolean => name === 'index'
  const entryOf = (item: MetaItem, node: TreeNode | undefined): Entry => ({ item, node, theme: { ...theme, ...item.theme } })
  const others = (nodes: readonly TreeNode[]): readonly Entry[] =>
    nodes.map((node) => entryOf({ ...meta.others, key: node.name }, node))
  const listed = meta.items.map((item) => entryOf(item, byName.get(item.key)))
  const isKnown = ({ item, node }: Entry): boolean =>
    node !== undefined || item.href !== undefined || item.type === 'separator' || item.type === 'menu'
  return {
    entries: [...others(rest.filter(isFirst)), ...listed.filter(isKnown), ...others(rest.filter((node) => !isFirst(node)))],
    unknown: listed.filter((entry) => !isKnown(entry)).map(({ item }) => item.key),
  }
}

/** The first page below a node, which links to a folder lead to. */
export function firstRouteOf(node: TreeNode): string | undefined {
  if (node.page) return node.page.route
  for (const { item, node: child } of entriesOf(node, {}).entries) {
    const route = child && item.display !== 'hidden' ? firstRouteOf(child) : undefined
    if (route !== undefined) return route
  }
  return undefined
}
