import { useState, type ReactNode } from 'react'
import { CloseIcon } from '../../components/icons.tsx'
import type { SearchWords } from './search-keys.ts'
import { loadSearches, saveSearches, withFavorite, withoutSearch, type PastSearches } from './past-searches.ts'

interface PastListProps {
  readonly words: SearchWords
  readonly onChoose: (query: string) => void
  /** A search was starred or removed. */
  readonly onChange?: () => void
  /** What stands here for readers who have not searched yet. */
  readonly children?: ReactNode
}

/** What the reader searched for before, favorites first, while nothing is typed. */
export function PastList({ words, onChoose, onChange, children }: PastListProps) {
  const [past, setPast] = useState(loadSearches)
  const { recent, favorites } = past
  const keep = (next: PastSearches): void => {
    setPast(next)
    saveSearches(next)
    onChange?.()
  }
  const shared = { words, onChoose, onRemove: (query: string): void => keep(withoutSearch(past, query)) }
  if (recent.length + favorites.length === 0) return children
  return (
    <>
      <SearchList
        {...shared}
        title={words('favorites')}
        label={words('favoriteSearches')}
        removeKey="removeFavorite"
        queries={favorites}
        isStarred
      />
      <SearchList
        {...shared}
        title={words('recent')}
        label={words('recentSearches')}
        removeKey="removeRecent"
        queries={recent}
        onStar={(query) => keep(withFavorite(past, query))}
      />
    </>
  )
}

interface SearchListProps {
  readonly words: SearchWords
  readonly title: string
  readonly label: string
  readonly removeKey: 'removeFavorite' | 'removeRecent'
  readonly queries: readonly string[]
  readonly isStarred?: boolean
  readonly onChoose: (query: string) => void
  readonly onRemove: (query: string) => void
  readonly onStar?: (query: string) => void
}

function SearchList(props: SearchListProps) {
  const { words, title, label, removeKey, queries, isStarred = false, onChoose, onRemove, onStar } = props
  return (
    queries.length > 0 && (
      <section className="docgen-search-recent" aria-label={label}>
        <p>{title}</p>
        <ul>
          {queries.map((query) => (
            <li key={query}>
              <button type="button" onClick={() => onChoose(query)}>
                {isStarred ? <StarIcon /> : <ClockIcon />}
                {query}
              </button>
              {onStar && (
                <button
                  type="button"
                  className="docgen-icon-button"
                  aria-label={words('addFavorite', { query })}
                  onClick={() => onStar(query)}
                >
                  <StarIcon />
                </button>
              )}
              <button
                type="button"
                className="docgen-icon-button"
                aria-label={words(removeKey, { query })}
                onClick={() => onRemove(query)}
              >
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
      </section>
    )
  )
}

function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" aria-hidden="true">
      {children}
    </svg>
  )
}

const ClockIcon = () => (
  <Drawing>
    <path d="M12 7v5.5l3.5 2" />
    <circle cx="12" cy="12" r="8.5" />
  </Drawing>
)

const StarIcon = () => (
  <Drawing>
    <path d="m12 4 2.5 5 5.5.8-4 3.9.9 5.5-4.9-2.6-4.9 2.6.9-5.5-4-3.9 5.5-.8Z" />
  </Drawing>
)
