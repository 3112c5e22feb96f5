import type { SiteProps, WithWords } from '@docgen/model'
import type { ReactNode } from 'react'
import { MenuIcon, MoonIcon, SunIcon } from './icons.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { menuId } from './menu.tsx'
import { NavList } from './nav-list.tsx'
import { VersionMenu } from './version-menu.tsx'

export interface NavbarProps extends WithWords {
  readonly site: SiteProps
  readonly logo: ReactNode
  /** The button of the search. */
  readonly search: ReactNode
}

export function Navbar({ site, logo, search, words }: NavbarProps) {
  return (
    <header className="docgen-navbar">
      <div>
        <button type="button" className="docgen-icon-button docgen-menu-button" popoverTarget={menuId} aria-label={words('menu')}>
          <MenuIcon />
        </button>
        {logo}
        <nav className="docgen-navbar-links" aria-label={words('mainNavigation')}>
          <NavList items={site.navbar} menuName="docgen-navbar-menus" />
        </nav>
        {site.languages && <LanguageMenu languages={site.languages} words={words} />}
        {site.versions && <VersionMenu versions={site.versions} words={words} />}
        {site.colorMode.switch && (
          <button
            type="button"
            className="docgen-icon-button docgen-needs-js"
            data-color-toggle=""
            aria-pressed="false"
            aria-label={words('darkMode')}
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
