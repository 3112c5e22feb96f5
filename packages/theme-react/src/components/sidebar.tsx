import type { SidebarNode } from '@docgen/ssg-cli/model'
import { ExternalIcon } from './icons.tsx'
import { Breakable } from './breakable.tsx'
import { DeclaredName } from './declared-name.tsx'

export interface SidebarProps {
  readonly items: readonly SidebarNode[]
  /** What the landmark is called: `Docs sidebar`. */
  readonly label: string
}

export function Sidebar({ items, label }: SidebarProps) {
  return (
    <nav className="docgen-sidebar" aria-label={label} data-sidebar="">
      <SidebarList items={items} />
    </nav>
  )
}

function SidebarList({ items }: { readonly items: readonly SidebarNode[] }) {
  return (
    <ul>
      {items.map((item, index) => (
        <li key={index}>
          <SidebarItem item={item} />
        </li>
      ))}
    </ul>
  )
}

function SidebarItem({ item }: { readonly item: SidebarNode }) {
  if (item.kind === 'link') {
    return (
      <a href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
        <DeclaredName text={item.label} isDeprecated={item.isDeprecated} />
        {item.isExternal && <ExternalIcon />}
      </a>
    )
  }
  if (item.items.length > 0) {
    return (
      <details open={item.isOpen}>
        <summary className={item.isCurrent ? 'is-current' : undefined}>
          <Breakable text={item.label} />
        </summary>
        <SidebarList items={item.items} />
      </details>
    )
  }
  if (item.href === undefined)
    return (
      <span>
        <Breakable text={item.label} />
      </span>
    )
  return (
    <a className="docgen-sidebar-category" href={item.href}>
      <Breakable text={item.label} />
    </a>
  )
}
