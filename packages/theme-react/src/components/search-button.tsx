import type { SearchProps, WithWords } from '@docgen/model'
import { SearchIcon } from './icons.tsx'
import { Island } from './island.tsx'

export interface SearchButtonProps extends WithWords {
  readonly search?: SearchProps | undefined
  /** Address of the page that shows all results. Absent on a site without a search, which has no button either. */
  readonly searchHref?: string | undefined
}

/** A link to the search page. The client opens the search over this page for who presses it, by what stands in `data-search`. */
export function SearchButton({ search, searchHref, words }: SearchButtonProps) {
  if (searchHref === undefined) return null
  const opens = search && {
    'data-search': JSON.stringify({ search, searchHref }),
    'data-search-open': '',
    'aria-haspopup': 'dialog' as const,
    'aria-keyshortcuts': '/ Control+K Meta+K',
  }
  return (
    <a className="docgen-search-link" href={searchHref} {...opens}>
      <SearchIcon />
      <span>{words('search')}</span>
      {search && (
        <kbd className="docgen-needs-js" aria-hidden="true">
          /
        </kbd>
      )}
    </a>
  )
}

/** For projects with an island `search` of their own. */
export function IslandSearchButton({ search, searchHref, words }: SearchButtonProps) {
  if (!search || searchHref === undefined) return <SearchButton searchHref={searchHref} words={words} />
  return <Island name="search" props={{ search, searchHref }} when="interaction" />
}
