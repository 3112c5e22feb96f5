import type { SiteProps, WithWords } from '@docgen/model'

interface SitePlacesProps extends WithWords {
  readonly site: SiteProps
  readonly hasHome?: boolean
}

/** Where else a reader may look: the parts of the site that the navbar names. */
export function SitePlaces({ site, hasHome = false, words }: SitePlacesProps) {
  const places = site.navbar.flatMap((item) => ('items' in item ? item.items : [item])).filter((link) => !link.isExternal)
  return (
    <nav className="docgen-places" aria-label={words('partsOfThisSite')}>
      <ul>
        {hasHome && (
          <li>
            <a href={site.homeHref}>{words('home')}</a>
          </li>
        )}
        {places.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
