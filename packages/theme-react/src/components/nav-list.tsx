import type { NavItem } from '@docgen/model'
import { NavAnchor } from './nav-anchor.tsx'

interface NavListProps {
  readonly items: readonly NavItem[]
  /** Where menus have one name, the browser closes one as another opens. */
  readonly menuName?: string
}

/** Links of the navbar or the footer. A menu is a native `details`, so that it opens by pointer and keyboard without scripts. The current link in it is hidden while it is closed, so the menu is current too. */
export function NavList({ items, menuName }: NavListProps) {
  return (
    <ul>
      {items.map((item) => (
        <li key={'items' in item ? item.label : item.href}>
          {'items' in item ? (
            <details className="docgen-nav-menu" name={menuName}>
              <summary aria-current={item.isCurrent ? 'true' : undefined}>{item.label}</summary>
              <NavList items={item.items} />
            </details>
          ) : (
            <NavAnchor link={item} />
          )}
        </li>
      ))}
    </ul>
  )
}
