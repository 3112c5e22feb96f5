import type { SiteProps, WithWords } from '@docgen/model'
import { NavList } from './nav-list.tsx'

export interface FooterProps extends WithWords {
  readonly site: SiteProps
}

export function Footer({ site, words }: FooterProps) {
  const { version } = site
  const { columns, copyright } = site.footer
  if (columns.length === 0 && copyright === undefined && version === undefined) return null
  return (
    <footer className="docgen-footer">
      <div>
        <p className="docgen-copyright">
          <strong>{site.title}</strong>
          {site.tagline !== '' && <span>{site.tagline}</span>}
          {copyright !== undefined && <span>{copyright}</span>}
          {version !== undefined && <span>{words('versionNumber', { version })}</span>}
        </p>
        {columns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <p>{column.title}</p>
            <NavList items={column.links} />
          </nav>
        ))}
      </div>
    </footer>
  )
}
