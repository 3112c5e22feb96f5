// A sidebar as one page shows it: its own branch, so that a site's HTML grows with its pages and not with their square.
import { shownAsOf, type RoutePath, type SidebarItem, type SidebarNode, type SiteConfig } from '@docgen/model'
import { firstPathOf } from '../../../common/reading-order.ts'
import { hrefOfRoute } from '../links/hrefs.ts'
import { partOf } from './part-of.ts'

type Category = Extract<SidebarItem, { kind: 'category' }>

/** The pages in the categories of a section, in their order. */
export interface SectionPages {
  readonly pages: readonly { readonly item: Extract<SidebarItem, { kind: 'doc' }>; readonly category: string }[]
  readonly indexByPath: ReadonlyMap<RoutePath, number>
}

export interface SidebarIndex {
  readonly items: readonly SidebarItem[]
  /** The categories that lead to each page, outermost first. */
  readonly ancestorsByPath: ReadonlyMap<RoutePath, readonly Category[]>
  /** Sidebars of few entries are shown whole. */
  readonly isSmall: boolean
  /** Pages below each category, at any depth. */
  readonly sizeByCategory: ReadonlyMap<Category, number>
  /** Href of each `href` item, resolved once for all pages; items that may lead nowhere have none, and are not shown. */
  readonly hrefByItem: ReadonlyMap<SidebarItem, string>
  /** What all pages show alike, made when the first of them does: links to other pages, and closed categories. */
  readonly shared: Map<SidebarItem, SidebarNode>
  /** Of the sections whose pages were asked for. */
  readonly sections: Map<Category, SectionPages>
}

/** Links that a sidebar may have to be part of every page as a whole. */
const smallSidebar = 100

export function sidebarIndexOf(items: readonly SidebarItem[], hrefByItem: ReadonlyMap<SidebarItem, string>): SidebarIndex {
  const ancestorsByPath = new Map<RoutePath, readonly Category[]>()
  const sizeByCategory = new Map<Category, number>()
  let count = 0
  const visit = (list: readonly SidebarItem[], ancestors: readonly Category[]): void => {
    for (const item of list) {
      count++
      if (item.kind === 'doc') {
        if (!ancestorsByPath.has(item.path)) ancestorsByPath.set(item.path, ancestors)
        for (const ancestor of ancestors) sizeByCategory.set(ancestor, (sizeByCategory.get(ancestor) ?? 0) + 1)
      }
      if (item.kind !== 'category') continue
      const chain = [...ancestors, item]
      if (item.path !== undefined && !ancestorsByPath.has(item.path)) ancestorsByPath.set(item.path, chain)
      visit(item.items, chain)
    }
  }
  visit(items, [])
  return {
    items,
    ancestorsByPath,
    isSmall: count <= smallSidebar,
    sizeByCategory,
    hrefByItem,
    shared: new Map(),
    sections: new Map(),
  }
}

/** Each page with the category that is nearest to it. */
export function sectionPagesOf(section: Category, { sections }: Pick<SidebarIndex, 'sections'>): SectionPages {
  const known = sections.get(section)
  if (known) return known
  const pages = pagesIn(section.items)
  const indexByPath = new Map<RoutePath, number>()
  for (const [index, { item }] of pages.entries()) if (!indexByPath.has(item.path)) indexByPath.set(item.path, index)
  const made = { pages, indexByPath }
  sections.set(section, made)
  return made
}

function pagesIn(items: readonly SidebarItem[]): SectionPages['pages'] {
  return items.flatMap((item) => {
    if (item.kind !== 'category') return []
    const { label: category } = item
    return item.items.flatMap((inner) => {
      if (inner.kind === 'category') return [...ownPageOf(inner, category), ...pagesIn([inner])]
      return inner.kind === 'doc' ? [{ item: inner, category }] : []
    })
  })
}

function ownPageOf({ label, path, isDeprecated }: Category, category: string): SectionPages['pages'] {
  return path === undefined ? [] : [{ item: { kind: 'doc', label, path, isDeprecated }, category }]
}

export function viewSidebar(index: SidebarIndex, current: RoutePath, config: SiteConfig): readonly SidebarNode[] {
  const open = new Set(index.ancestorsByPath.get(current) ?? [])
  const viewItems = (items: readonly SidebarItem[], size: number): SidebarNode[] => {
    const at = items.findIndex((item) =>
      item.kind === 'category' ? open.has(item) : item.kind === 'doc' && item.path === current,
    )
    const { start, end } = windowOf(items.length, at, size)
    const more = (count: number, neighbour: SidebarItem | undefined): SidebarNode[] => {
      const path = neighbour && firstPathOf([neighbour])
      return path === undefined
        ? []
        : [
            {
              kind: 'link',
              label: config.words('moreEntries', { count }),
              href: hrefOfRoute(path, config),
              isCurrent: false,
              isExternal: false,
            },
          ]
    }
    return [
      ...more(start, items[start - 1]),
      ...items.slice(start, end).flatMap((item) => viewItem(item, size)),
      ...more(items.length - end, items[end]),
    ]
  }
  /** The page of a category itself, which opens and closes when it is pressed. */
  const overviewOf = ({ path, isDraft }: Category): SidebarNode[] =>
    path === undefined
      ? []
      : [
          {
            kind: 'link',
            label: config.words('overview'),
            href: hrefOfRoute(path, config),
            isCurrent: path === current,
            isExternal: false,
            ...(isDraft && { isDraft }),
          },
        ]
  const sharedNodeOf = (item: SidebarItem, make: () => SidebarNode): SidebarNode => {
    const node = index.shared.get(item) ?? make()
    index.shared.set(item, node)
    return node
  }
  const viewItem = (item: SidebarItem, outerSize: number): SidebarNode | readonly [] => {
    if (item.kind === 'doc')
      return item.path === current ? linkOf(item, true, config) : sharedNodeOf(item, () => linkOf(item, false, config))
    if (item.kind === 'href') {
      const href = index.hrefByItem.get(item)
      if (href === undefined) return []
      return { kind: 'link', label: item.label, href, isCurrent: false, isExternal: /^https?:/.test(href) }
    }
    const isCurrent = open.has(item)
    const isShown = isCurrent || index.isSmall || (!item.isCollapsed && open.size > 0)
    if (!isShown) return sharedNodeOf(item, () => closedCategory(item, config))
    return {
      kind: 'category',
      label: item.label,
      href: undefined,
      isOpen: isCurrent || !item.isCollapsed,
      isCurrent,
      ...shownOf(item, config),
      items: [...overviewOf(item), ...viewItems(item.items, Math.max(outerSize, index.sizeByCategory.get(item) ?? 0))],
    }
  }
  return viewItems(index.items, 0)
}

function linkOf(
  { label, path, symbol, isDeprecated = false, isDraft, ...item }: Extract<SidebarItem, { kind: 'doc' }>,
  isCurrent: boolean,
  config: SiteConfig,
): SidebarNode {
  return {
    kind: 'link',
    label,
    href: hrefOfRoute(path, config),
    isCurrent,
    isExternal: false,
    ...partNameOf(path, config),
    ...(symbol !== undefined && { symbol }),
    ...shownAsOf(item),
    ...(isDeprecated && { isDeprecated }),
    ...(isDraft && { isDraft }),
  }
}

function closedCategory(item: Category, config: SiteConfig): SidebarNode {
  const path = item.path ?? firstPathOf(item.items)
  return {
    kind: 'category',
    label: item.label,
    href: path && hrefOfRoute(path, config),
    isOpen: !item.isCollapsed,
    isCurrent: false,
    ...shownOf(item, config),
    // Once it is open, its own page is an entry, which is marked.
    ...(item.isDraft && item.items.length === 0 && { isDraft: true as const }),
    items: [],
  }
}

/** What an open and a closed category show alike. */
function shownOf({ group, path, symbol, isDeprecated = false, ...item }: Category, config: SiteConfig) {
  return {
    ...(group !== undefined && { group }),
    ...partNameOf(path, config),
    ...(symbol !== undefined && { symbol }),
    ...shownAsOf(item),
    ...(isDeprecated && { isDeprecated }),
  }
}

/** A category without a page of its own is of no part, whatever its pages are of. */
function partNameOf(path: RoutePath | undefined, { parts }: SiteConfig): { readonly part?: string } {
  const part = path && partOf(path, parts)
  return part ? { part: part.name } : {}
}

/** Of a list longer than this, a page shows the part around itself: a folder of a thousand pages would else be a million links. */
const longList = 120
const shownAround = 40
/** Of each list without the page in a category of more pages than this: a package may have thousands of exports in several groups. */
const largeCategory = 240
const shownBeside = 12

/** `size` is that of the largest category around the list, in pages. */
function windowOf(length: number, current: number, size: number): { readonly start: number; readonly end: number } {
  if (current < 0 && size > largeCategory) return { start: 0, end: length > shownBeside + 1 ? shownBeside : length }
  if (length <= longList) return { start: 0, end: length }
  const start = Math.max(0, Math.min(current - shownAround, length - shownAround * 2))
  return { start, end: Math.min(length, start + shownAround * 2) }
}
