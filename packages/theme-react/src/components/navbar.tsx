import type { SiteProps } from '@docgen/model'
import type { ReactNode } from 'react'
import { MenuIcon, MoonIcon, SunIcon } from './icons.tsx'
import { menuId } from './menu.tsx'
import { NavList } from './nav-list.tsx'
import { VersionMenu } from './version-menu.tsx'

export interface NavbarProps {
  readonly site: SiteProps
  readonly logo: ReactNode
  /** The button of the search. */
  readonly search: ReactNode
}

export function Navbar({ site, logo, search }: NavbarProps) {
  return (
    <header className="docgen-navbar">
      <div>
        <button type="button" className="docgen-icon-button docgen-menu-button" popoverTarget={menuId} aria-label="Menu">
          <MenuIcon />
        </button>
        {logo}
        <nav className="docgen-navbar-links" aria-label="Main">
          <NavList items={site.navbar} menuName="docgen-navbar-menus" />
        </nav>
        {site.versions && <VersionMenu versions={site.versions} />}
        {site.colorMode.switch && (
          <button
            type="button"
            className="docgen-icon-button docgen-needs-js"
            data-color-toggle=""
            aria-pressed="false"
            aria-label="Dark mode"
          >
            <MoonIcon />
            <SunIcon />
          </button>
        )}
        {search}
      </div>
    </header>
  )
}
