import type { PageLink } from '@docgen/ssg-cli/model'
import { Breakable } from './breakable.tsx'

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
          <Breakable text={prev.title} />
        </a>
      )}
      {next && (
        <a rel="next" href={next.href}>
          <span>Next</span>
          <Breakable text={next.title} />
        </a>
      )}
    </nav>
  )
}
