import type { PageLink } from '@docgen/model'
import { DeclaredName } from './declared-name.tsx'

export interface PaginationProps {
  readonly prev?: PageLink | undefined
  readonly next?: PageLink | undefined
}

export function Pagination({ prev, next }: PaginationProps) {
  if (!prev && !next) return null
  return (
    <nav className="docgen-pagination" aria-label="Pagination">
      {prev && <PaginationCard rel="prev" word="Previous" link={prev} />}
      {next && <PaginationCard rel="next" word="Next" link={next} />}
    </nav>
  )
}

interface CardProps {
  readonly rel: 'prev' | 'next'
  readonly word: string
  readonly link: PageLink
}

function PaginationCard({ rel, word, link: { title, href, category, isDeprecated } }: CardProps) {
  return (
    <a rel={rel} href={href}>
      <span>{category === undefined ? word : `${word} · ${category}`}</span>
      <DeclaredName text={title} isDeprecated={isDeprecated} />
    </a>
  )
}
