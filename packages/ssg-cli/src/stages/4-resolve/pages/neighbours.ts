// What stands before and after a page of the guides, and what says which version it is of.
import type { DocPageProps, DocsVersion, PageLink, Route, RoutePath, SidebarItem } from '@docgen/model'
import { hrefOfRoute } from '../links/hrefs.ts'
import type { PageContext } from './page-context.ts'
import type { SidebarIndex } from './view-sidebar.ts'

/** Previous and next by the order of the sidebar. */
export function neighboursInOrder(
  path: RoutePath,
  sidebar: SidebarIndex,
  context: PageContext,
): Pick<DocPageProps, 'prev' | 'next'> {
  const { order, positionByPath } = context.orderOf(sidebar.items)
  const index = positionByPath.get(path)
  const linkAt = (step: number): PageLink | undefined => {
    const item = index === undefined ? undefined : order[index + step]
    // The page of a category says its own name already.
    const category = item && sidebar.ancestorsByPath.get(item.path)?.findLast(({ path: own }) => own !== item.path)?.label
    return (
      item && { title: item.label, href: hrefOfRoute(item.path, context.config), ...(category !== undefined && { category }) }
    )
  }
  return { prev: linkAt(-1), next: linkAt(1) }
}

/** The sidebar that a page of guides shows. */
export function sidebarItemsOf({
  version,
  sidebar,
}: Pick<Extract<Route, { kind: 'doc' }>, 'version' | 'sidebar'>): readonly SidebarItem[] {
  const named = sidebar === undefined ? undefined : version.sidebars[sidebar]
  return named ?? Object.values(version.sidebars)[0] ?? []
}

/** Said only where readers have a choice, or are warned: a site with one version has none to tell apart. */
export function shownVersionOf(
  { version, path }: { readonly version: DocsVersion; readonly path: RoutePath },
  { versions }: PageContext,
): DocPageProps['version'] {
  const isOneOfMany = versions.versionOf(path) !== undefined || versions.noticeOf(path) !== undefined
  return version.isShown && isOneOfMany ? { name: version.name, label: version.label } : undefined
}
