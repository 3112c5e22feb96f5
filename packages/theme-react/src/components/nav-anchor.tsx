import type { NavLink } from '@docgen/model'
import { BrandIcon } from './brand-icon.tsx'
import { ExternalIcon } from './icons.tsx'

/** A link of the navbar, the menu or the footer. One that leaves the site says so with an arrow, or with the mark of the service that it leads to; one that the version of the reader decides names all addresses. */
export function NavAnchor({ link }: { readonly link: NavLink }) {
  return (
    <a
      href={link.href}
      aria-current={link.isPage ? 'page' : link.isCurrent ? 'true' : undefined}
      data-versions={link.hrefByVersion && JSON.stringify(link.hrefByVersion)}
    >
      {link.icon === undefined ? (
        <>
          {link.label}
          {link.isExternal && <ExternalIcon />}
        </>
      ) : (
        <>
          <BrandIcon name={link.icon} />
          <span>{link.label}</span>
        </>
      )}
    </a>
  )
}
