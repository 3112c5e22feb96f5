import type { SearchResults } from '@docgen/model'
import type { SearchWords } from './search-keys.ts'

/** The search could not be asked. */
export function FailureMessage({ words, onRetry }: { readonly words: SearchWords; readonly onRetry: () => void }) {
  return (
    <div className="docgen-search-message" role="alert">
      <p className="docgen-search-message-title">{words('unableToFetch')}</p>
      <p>{words('checkNetwork')}</p>
      <button type="button" className="docgen-button" onClick={onRetry}>
        {words('tryAgain')}
      </button>
    </div>
  )
}

interface NoResultsMessageProps {
  readonly words: SearchWords
  readonly query: string
  readonly suggestions: SearchResults['suggestions']
  readonly issueHref?: string | undefined
  /** Takes the filters away, where there are some. */
  readonly onClearFilters?: (() => void) | undefined
}

export function NoResultsMessage({ words, query, suggestions, issueHref, onClearFilters }: NoResultsMessageProps) {
  return (
    <div className="docgen-search-message">
      <p className="docgen-search-message-title">{words('noResults', { query })}</p>
      {onClearFilters && (
        <p>
          <button type="button" className="docgen-button" onClick={onClearFilters}>
            {words('searchWithoutFilters')}
          </button>
        </p>
      )}
      {suggestions.length > 0 && (
        <div className="docgen-search-suggestions">
          <p>{words('trySearchingFor')}</p>
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
          {words('believeQuery')}{' '}
          <a href={issueHref.replaceAll('{query}', encodeURIComponent(query))} target="_blank" rel="noopener">
            {words('letUsKnow')}
          </a>
        </p>
      )}
    </div>
  )
}
