import type { LanguageLink, NavItem, VersionLink, WithWords } from '@docgen/model'
import type { ReactNode } from 'react'
import { CloseIcon } from './icons.tsx'
import { LanguageList } from './language-menu.tsx'
import { NavList } from './nav-list.tsx'
import { VersionList } from './version-menu.tsx'

export const menuId = 'docgen-menu'

export interface MenuProps extends WithWords {
  readonly links: readonly NavItem[]
  readonly logo: ReactNode
  /** Absent when the site has one. */
  readonly languages?: readonly LanguageLink[] | undefined
  /** Absent when the guides have fewer than two versions. */
  readonly versions?: readonly VersionLink[] | undefined
  /** Absent on pages outside docs and API. */
  readonly sidebar?: ReactNode
  /** Whether readers of a wide screen can hide the sidebar. */
  readonly isHideable?: boolean
}

/**
 * The column beside the article on a wide screen, a drawer on a narrow one. A popover opens, closes on Escape and on a click beside it
 * without scripts; above the breakpoint the style sheet lays the same element out in place, so the sidebar stands in the page once.
 */
export function Menu({ links, logo, languages, versions, sidebar, isHideable = false, words }: MenuProps) {
  return (
    <div className={sidebar === undefined ? 'docgen-menu docgen-menu-narrow-only' : 'docgen-menu'} id={menuId} popover="auto">
      <div className="docgen-menu-bar">
        {logo}
        <button
          type="button"
          className="docgen-icon-button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label={words('closeMenu')}
        >
          <CloseIcon />
        </button>
      </div>
      <nav className="docgen-menu-links" aria-label={words('siteNavigation')}>
        <NavList items={links} menuName="docgen-drawer-menus" />
      </nav>
      {versions && (
        <nav className="docgen-menu-links docgen-menu-versions" aria-label={words('versionsOfDocumentation')}>
          <p aria-hidden="true">{words('version')}</p>
          <VersionList versions={versions} />
        </nav>
      )}
      {languages && (
        <nav className="docgen-menu-links docgen-menu-versions" aria-label={words('languages')}>
          <p aria-hidden="true">{words('languages')}</p>
          <LanguageList languages={languages} />
        </nav>
      )}
      {sidebar}
      {isHideable && sidebar !== undefined && (
        <button type="button" className="docgen-hide-sidebar docgen-needs-js" data-hide-sidebar="">
          <span>{words('hideSidebar')}</span>
          <span>{words('showSidebar')}</span>
        </button>
      )}
    </div>
  )
}
