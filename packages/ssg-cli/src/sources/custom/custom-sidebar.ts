import type { MadePage, SidebarItem } from '@docgen/model'

interface Category {
  readonly label: string
  readonly entries: Entry[]
  page?: MadePage
}

type Entry = { readonly position: number; readonly page: MadePage } | { readonly position: number; readonly category: Category }

/** The sidebar of a custom source: its pages where they say, in the order of their positions and else in their own. */
export function customSidebarOf(pages: readonly MadePage[]): readonly SidebarItem[] {
  const root: Category = { label: '', entries: [] }
  for (const page of pages) {
    if (page.sidebar === false) continue
    const { category = [], isCategoryPage = false, position = Infinity } = page.sidebar
    const folder = category.reduce((outer, label, depth) => {
      // A position of its page, or of the first page in it, is the category's.
      const isOwn = isCategoryPage && depth === category.length - 1
      return categoryIn(outer, label, isOwn ? position : Infinity)
    }, root)
    if (isCategoryPage && folder !== root) folder.page ??= page
    if (folder.page !== page) folder.entries.push({ position, page })
  }
  return itemsOf(root)
}

function categoryIn(outer: Category, label: string, position: number): Category {
  const index = outer.entries.findIndex((entry) => 'category' in entry && entry.category.label === label)
  const known = outer.entries[index]
  if (known && 'category' in known) {
    if (position < known.position) outer.entries[index] = { ...known, position }
    return known.category
  }
  const category: Category = { label, entries: [] }
  outer.entries.push({ position, category })
  return category
}

function itemsOf({ entries }: Category): readonly SidebarItem[] {
  return [...entries]
    .sort((a, b) => (a.position === b.position ? 0 : a.position - b.position))
    .map((entry): SidebarItem => {
      if ('page' in entry) return { kind: 'doc', label: labelOf(entry.page), path: entry.page.path, ...markOf(entry.page) }
      const { label, page } = entry.category
      return {
        kind: 'category',
        label,
        path: page?.path,
        ...(page && markOf(page)),
        isCollapsed: true,
        items: itemsOf(entry.category),
      }
    })
}

function markOf({ frontmatter }: MadePage): { readonly isDraft?: true } {
  return frontmatter.draft ? { isDraft: true } : {}
}

function labelOf({ frontmatter }: MadePage): string {
  return frontmatter.sidebar_label ?? frontmatter.title ?? ''
}
