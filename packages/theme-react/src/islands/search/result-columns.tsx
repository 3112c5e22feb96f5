import type { SearchFilters } from '@docgen/model'
import { FacetFields } from './facet-fields.tsx'
import { facetLists } from './facet-values.ts'
import { groupHits, hitKey, pathInGroup } from './group-hits.ts'
import { HitLink } from './hit-link.tsx'
import { PathText } from './path-text.tsx'
import { toggleFilter } from './query-address.ts'
import type { SearchPageWords, SearchWords } from './search-keys.ts'
import type { FoundResults, MoreState, SearchState } from './search-session.ts'

interface ResultColumnsProps {
  readonly words: SearchPageWords
  readonly state: SearchState
  readonly found: FoundResults
  readonly filters: SearchFilters
  readonly onFilter: (filters: SearchFilters) => void
  readonly onMore: () => void
}

/** Results by page, and beside them what narrows them. */
export function ResultColumns({ words, state, found, filters, onFilter, onMore }: ResultColumnsProps) {
  return (
    <div className="docgen-results-columns" aria-busy={state.kind === 'loading'}>
      <FacetFields
        lists={facetLists(found.facets, filters, words)}
        onToggle={(facet, value) => onFilter(toggleFilter(filters, facet, value))}
        words={words}
      />
      <div>
        <Groups found={found} words={words} />
        {found.hits.length < found.total && (
          <MoreButton words={words} more={state.kind === 'found' ? state.more : 'ready'} onMore={onMore} />
        )}
      </div>
    </div>
  )
}

/** The button keeps the focus while more is loaded, which one that is `disabled` would lose. */
function MoreButton({ words, more, onMore }: Pick<ResultColumnsProps, 'words' | 'onMore'> & { readonly more: MoreState }) {
  const hasFailed = more === 'failed'
  return (
    <div className={hasFailed ? 'docgen-search-message' : undefined}>
      {hasFailed && <p role="alert">{words('moreNotLoaded')}</p>}
      <button
        type="button"
        className={hasFailed ? 'docgen-button' : 'docgen-button docgen-results-more'}
        aria-disabled={more === 'loading'}
        onClick={onMore}
      >
        {words(({ ready: 'loadMore', loading: 'loading', failed: 'tryAgain' } as const)[more])}
      </button>
    </div>
  )
}

function Groups({ found, words }: { readonly found: FoundResults; readonly words: SearchWords }) {
  return groupHits(found.hits).map((group, groupIndex) => (
    <section key={groupIndex} className="docgen-results-group">
      {group.path.length > 0 && (
        <h2>
          <PathText path={group.path} />
        </h2>
      )}
      <ul>
        {group.hits.map(({ hit }) => (
          <li key={hitKey(hit)}>
            <HitLink hit={hit} path={pathInGroup(hit, group)} words={words} />
          </li>
        ))}
      </ul>
    </section>
  ))
}
