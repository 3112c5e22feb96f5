// In: the tree of a language. Out: sidebars, and the links of the navbar that lead from one to another.
import type { Code } from '../../scaffold/code-text.ts'
import { firstRouteOf, type TreeFolder, type TreeNode } from './tree.ts'

export interface Sidebars {
  /** By name; what stands in no tab has the name `docs`. */
  readonly byName: ReadonlyMap<string, readonly Code[]>
  readonly navbar: readonly Code[]
  /** Route of the first page. */
  readonly first: string | undefined
}

interface Context {
  /** What the page of a folder is called in it, where its title is the label of the folder. */
  readonly overview: string | undefined
  readonly byName: Map<string, readonly Code[]>
  readonly navbar: Code[]
}

const mainName = 'docs'

/** Folders with `root: true` are tabs of the old sidebar: each has a sidebar of its own. */
export function sidebarsOf(root: TreeFolder, overview?: string): Sidebars {
  const context: Context = { overview, byName: new Map(), navbar: [] }
  const items = itemsOf(root.children, context)
  const own = root.index === undefined ? items : [...itemsOf([root.index], context), ...items]
  if (own.length > 0) context.byName.set(freeName(mainName, context), own)
  const { byName, navbar } = context
  return { byName, navbar, first: firstRouteOf(root) }
}

/** What follows a separator is a category, up to the next one. */
function itemsOf(nodes: readonly TreeNode[], context: Context): readonly Code[] {
  const list: Code[] = []
  let section: Code[] | undefined
  for (const node of nodes) {
    if (node.type === 'separator') {
      section = node.label === undefined ? undefined : []
      if (section) list.push({ label: node.label, items: section, collapsed: false })
    } else (section ?? list).push(...itemOf(node, context))
  }
  return list.filter((item) => !isEmptySection(item))
}

function isEmptySection(item: Code): boolean {
  return typeof item === 'object' && item !== null && 'items' in item && Array.isArray(item.items) && item.items.length === 0
}

function itemOf(node: Exclude<TreeNode, { readonly type: 'separator' }>, context: Context): readonly Code[] {
  if (node.type === 'page') return [node.page.id]
  if (node.type === 'link') return [{ label: node.label, href: node.href }]
  if (node.meta?.root === true) {
    addTab(node, context)
    return []
  }
  const items = categoryItems(node, context)
  if (items.length === 0) return []
  const isOpen = node.meta?.defaultOpen === true || node.meta?.collapsible === false
  return [{ label: node.label, items, collapsed: isOpen ? false : undefined }]
}

/** The page of the folder is the first of them: a label of docgen leads nowhere. */
function categoryItems({ index, children, label }: TreeFolder, context: Context): readonly Code[] {
  const isSame = index?.type === 'page' && index.page.title === label && context.overview !== undefined
  const own = index === undefined ? [] : isSame ? [{ doc: index.page.id, label: context.overview }] : itemsOf([index], context)
  return [...own, ...itemsOf(children, context)]
}

function addTab(folder: TreeFolder, context: Context): void {
  const to = firstRouteOf(folder)
  const place = context.navbar.length
  const items = categoryItems(folder, context)
  if (items.length > 0) context.byName.set(freeName(nameFor(folder.path), context), items)
  if (to !== undefined) context.navbar.splice(place, 0, { label: folder.label, to })
}

function nameFor(path: string): string {
  return path.replace(/[()]/g, '').replace(/[^\w-]+/g, '-')
}

function freeName(name: string, context: Pick<Context, 'byName'>): string {
  return context.byName.has(name) ? freeName(`${name}-2`, context) : name
}
