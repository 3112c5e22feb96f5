// In: the tree of a language. Out: sidebars, the navbar, and how pages are laid out.
import type { Code } from '../../scaffold/code-text.ts'
import type { ConfigNotes } from '../core/config-notes.ts'
import { navLink } from '../core/nav-link.ts'
import { entriesIn, textIn } from '../core/values.ts'
import { titleOf, type MetaItem, type Theme } from './meta.ts'
import { entriesOf, firstRouteOf, type Entry, type TreeNode } from './tree.ts'

export interface Sidebars {
  /** By name; the pages that stand in no folder of the navbar have the name `docs`. */
  readonly byName: ReadonlyMap<string, readonly Code[]>
  readonly navbar: readonly Code[]
  /** By the file of a page. */
  readonly themes: ReadonlyMap<string, Theme>
  /** Files of pages that stand in the navbar alone, without a sidebar. */
  readonly alone: readonly string[]
  /** Routes that `_meta` files name and that are no pages. */
  readonly unknown: readonly string[]
}

interface Context {
  readonly notes: Pick<ConfigNotes, 'say'>
  /** Folders up to this depth are open. */
  readonly openDepth: number
  readonly byName: Map<string, readonly Code[]>
  readonly navbar: Code[]
  readonly themes: Map<string, Theme>
  readonly alone: string[]
  readonly unknown: string[]
  /** Whether code makes pages in a folder. */
  readonly isMade: (route: string) => boolean
}

const mainName = 'docs'

export function sidebarsOf(root: TreeNode, input: Pick<Context, 'notes' | 'openDepth' | 'isMade'>): Sidebars {
  const context: Context = { ...input, byName: new Map(), navbar: [], themes: new Map(), alone: [], unknown: [] }
  const own = listOf(root, {}, 0, context)
  if (own.length > 0) context.byName.set(freeName(mainName, context), own)
  // Docs at the root are listed beside those of each folder: then no page goes without a sidebar.
  return own.length > 0 ? { ...context, alone: [] } : context
}

/** What the sidebar lists of a folder. */
function listOf(node: TreeNode, theme: Theme, depth: number, context: Context): readonly Code[] {
  const { entries, unknown } = entriesOf(node, theme)
  noteUnknown(unknown, node, context)
  const list: Code[] = []
  let section: Code[] | undefined
  for (const entry of entries) {
    if (entry.item.type === 'separator') {
      section = entry.item.title === undefined ? undefined : []
      if (section && entry.item.title !== undefined) list.push({ label: entry.item.title, items: section, collapsed: false })
    } else (section ?? list).push(...itemsOf(entry, depth, context))
  }
  return list.filter((item) => !isEmptySection(item))
}

function noteUnknown(given: readonly string[], { route }: TreeNode, { notes, unknown, isMade }: Context): void {
  // A folder whose pages code makes is named there, and docgen makes the page for addresses that do not exist.
  const keys = given.filter((key) => !/^(?:404|500)$/.test(key) && !isMade(`${route === '/' ? '' : route}/${key}`))
  const [first] = keys
  if (first === undefined) return
  if (isMade(route)) {
    unknown.push(...keys.map((key) => `${route === '/' ? '' : route}/${key}`))
    return
  }
  const what =
    keys.length === 1
      ? `"${first}", which is not a page, so it was`
      : `${keys.map((key) => `"${key}"`).join(', ')}, which are no pages, so they were`
  notes.say('by-hand', 'sidebar', first, `The _meta file of "${route}" names ${what} left out.`)
}

function isEmptySection(item: Code): boolean {
  return typeof item === 'object' && item !== null && 'items' in item && Array.isArray(item.items) && item.items.length === 0
}

function itemsOf(entry: Entry, depth: number, context: Context): readonly Code[] {
  const { item, node, theme } = entry
  if (node?.page) context.themes.set(node.page.file, theme)
  const display = item.display === 'normal' ? (node?.page?.display ?? 'normal') : item.display
  if (item.type === 'page' || item.type === 'menu') {
    ownSidebar(entry, display === 'hidden', depth, context)
    return []
  }
  if (node === undefined) return linkOf(item)
  const isHidden = display === 'hidden'
  if (node.children === undefined) return isHidden || !node.page ? [] : [docOf(node, item.title)]
  const items = listOf(node, theme, display === 'children' ? depth : depth + 1, context)
  if (isHidden) return []
  if (display === 'children') return items
  const own = node.page ? [docOf(node, item.title), ...items] : items
  const label = item.title ?? node.page?.label ?? titleOfName(node.name)
  const isOpen = theme['collapsed'] === undefined ? depth < context.openDepth : theme['collapsed'] === false
  return own.length === 0 ? [] : [{ label, items: own, collapsed: isOpen ? false : undefined }]
}

function docOf({ page, route, name }: TreeNode, title: string | undefined): Code {
  const id = page?.id
  if (id === undefined) return { label: title ?? titleOfName(name), href: route }
  return title === undefined || title === page?.label ? id : { doc: id, label: title }
}

function linkOf({ title, href, key }: MetaItem): readonly Code[] {
  return href === undefined ? [] : [{ label: title ?? titleOfName(key), href }]
}

/** A page or a folder of the navbar: its pages have a sidebar of their own. */
function ownSidebar(entry: Entry, isHidden: boolean, depth: number, context: Context): void {
  const { item, node, theme } = entry
  const label = item.title ?? node?.page?.label ?? titleOfName(item.key)
  const items = node?.children === undefined ? [] : listOf(node, theme, 0, context)
  if (node && items.length > 0) {
    const own = node.page ? [docOf(node, item.title), ...items] : items
    context.byName.set(freeName(nameFor(node.route), context), own)
  } else if (node?.page) context.alone.push(node.page.file)
  if (isHidden || depth > 0) return
  if (item.type === 'menu') {
    const links = menuLinks(item, node, context)
    if (links.length > 0) context.navbar.push({ label, items: links })
    return
  }
  const to = item.href ?? (node && firstRouteOf(node))
  if (to !== undefined) context.navbar.push(navLink(label, to, node?.children && node.route))
}

function menuLinks({ key, items }: MetaItem, node: TreeNode | undefined, { notes }: Context): readonly Code[] {
  const own = new Map((node?.children ?? []).map((child) => [child.name, child]))
  const links = entriesIn(items).flatMap(([name, value]): Code[] => {
    const child = own.get(name)
    const to = textIn(value, 'href') ?? (child && firstRouteOf(child))
    return to === undefined ? [] : [navLink(titleOf(value) ?? child?.page?.label ?? titleOfName(name), to)]
  })
  if (links.length === 0)
    notes.say(
      'by-hand',
      'navbar',
      key,
      `The menu "${key}" of the navbar was left out, because code makes its links: write them in \`navbar\`.`,
    )
  return links
}

function nameFor(route: string): string {
  return route.replace(/^\//, '').replaceAll('/', '-')
}

function freeName(name: string, context: Pick<Context, 'byName'>): string {
  return context.byName.has(name) ? freeName(`${name}-2`, context) : name
}

/** `getting-started` → `Getting Started`, as Nextra calls what has no title. */
export function titleOfName(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim().split(' ')
  return words
    .map((word, index) =>
      smallWords.has(word) && index > 0 && index < words.length - 1 ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ')
}

const smallWords: ReadonlySet<string> = new Set('a an and as at but by for from in nor of on or the to with'.split(' '))
