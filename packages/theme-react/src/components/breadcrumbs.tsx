import type { DocPageProps, WithWords } from '@docgen/model'
import { Isolated } from './breakable.tsx'

export interface BreadcrumbsProps extends WithWords {
  /** Ancestors of the page, outermost first; the page itself may be the last, without `href`. */
  readonly breadcrumbs: DocPageProps['breadcrumbs']
}

/** A trail of the page alone would only say its title twice. */
export function isTrail(breadcrumbs: BreadcrumbsProps['breadcrumbs']): boolean {
  return breadcrumbs.some(({ href }) => href !== undefined) || breadcrumbs.length > 1
}

export function Breadcrumbs({ breadcrumbs, words }: BreadcrumbsProps) {
  if (!isTrail(breadcrumbs)) return null
  return (
    <nav className="docgen-breadcrumbs" aria-label={words('breadcrumbs')}>
      <ol>
        {breadcrumbs.map(({ label, href }, index) => (
          <li key={index}>
            {href === undefined ? (
              <span aria-current={index === breadcrumbs.length - 1 ? 'page' : undefined}>
                <Isolated text={label} />
              </span>
            ) : (
              <a href={href}>
                <Isolated text={label} />
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
