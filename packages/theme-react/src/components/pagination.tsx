import type { PageLink, WithWords } from '@docgen/model'
import { DeclaredName } from './declared-name.tsx'

export interface PaginationProps extends WithWords {
  readonly prev?: PageLink | undefined
  readonly next?: PageLink | undefined
}

export function Pagination({ prev, next, words }: PaginationProps) {
  if (!prev && !next) return null
  return (
    <nav className="docgen-pagination" aria-label={words('pagination')}>
      {prev && <PaginationCard rel="prev" word={words('previous')} link={prev} />}
      {next && <PaginationCard rel="next" word={words('next')} link={next} />}
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
