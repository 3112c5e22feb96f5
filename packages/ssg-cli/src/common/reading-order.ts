import type { RoutePath, SidebarItem } from '@docgen/model'

/** Pages of a sidebar in reading order: what previous and next go by. */
export function readingOrderOf(items: readonly SidebarItem[]): readonly { readonly path: RoutePath; readonly label: string }[] {
  return items.flatMap((item) => {
    if (item.kind === 'doc') return [{ path: item.path, label: item.label }]
    if (item.kind === 'href') return []
    return [...(item.path === undefined ? [] : [{ path: item.path, label: item.label }]), ...readingOrderOf(item.items)]
  })
}

/** The page that a reader of these items comes to first. */
export function firstPathOf(items: readonly SidebarItem[]): RoutePath | undefined {
  for (const item of items) {
    const path = item.kind === 'doc' ? item.path : item.kind === 'category' ? (item.path ?? firstPathOf(item.items)) : undefined
    if (path !== undefined) return path
  }
  return undefined
}
