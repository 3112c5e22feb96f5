import type { SearchResults } from '@docgen/model'

/** The search could not be asked. */
export function FailureMessage({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className="docgen-search-message" role="alert">
      <p className="docgen-search-message-title">Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
      <button type="button" className="docgen-button" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}

export interface NoResultsMessageProps {
  readonly query: string
  readonly suggestions: SearchResults['suggestions']
  readonly issueHref?: string | undefined
  /** Takes the filters away, where there are some. */
  readonly onClearFilters?: (() => void) | undefined
}

export function NoResultsMessage({ query, suggestions, issueHref, onClearFilters }: NoResultsMessageProps) {
  return (
    <div className="docgen-search-message">
      <p className="docgen-search-message-title">
        No results for <strong>“{query}”</strong>
      </p>
      {onClearFilters && (
        <p>
          <button type="button" className="docgen-button" onClick={onClearFilters}>
            Search without filters
          </button>
        </p>
      )}
      {suggestions.length > 0 && (
        <div className="docgen-search-suggestions">
          <p>Try searching for</p>
          <ul>
            {suggestions.map(({ title, href }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {issueHref !== undefined && (
        <p>
          Believe this query should return results?{' '}
          <a href={issueHref.replaceAll('{query}', encodeURIComponent(query))} target="_blank" rel="noopener">
            Let us know.
          </a>
        </p>
      )}
    </div>
  )
}
