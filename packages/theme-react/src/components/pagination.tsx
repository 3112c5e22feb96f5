import type { PageLink } from '@docgen/ssg-cli/model'
import { DeclaredName } from './declared-name.tsx'

export interface PaginationProps {
  readonly prev?: PageLink | undefined
  readonly next?: PageLink | undefined
}

export function Pagination({ prev, next }: PaginationProps) {
  if (!prev && !next) return null
  return (
    <nav className="docgen-pagination" aria-label="Pagination">
      {prev && (
        <a rel="prev" href={prev.href}>
          <span>Previous</span>
          <DeclaredName text={prev.title} isDeprecated={prev.isDeprecated} />
        </a>
      )}
      {next && (
        <a rel="next" href={next.href}>
          <span>Next</span>
          <DeclaredName text={next.title} isDeprecated={next.isDeprecated} />
        </a>
      )}
    </nav>
  )
}
