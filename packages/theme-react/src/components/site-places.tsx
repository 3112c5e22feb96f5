import type { SiteProps } from '@docgen/model'

/** Where else a reader may look: the parts of the site that the navbar names. */
export function SitePlaces({ site, hasHome = false }: { readonly site: SiteProps; readonly hasHome?: boolean }) {
  const places = site.navbar.flatMap((item) => ('items' in item ? item.items : [item])).filter((link) => !link.isExternal)
  return (
    <nav className="docgen-places" aria-label="Parts of this site">
      <ul>
        {hasHome && (
          <li>
            <a href={site.homeHref}>Home</a>
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
