import { createWords, type SearchFacet, type SearchFilters } from '@docgen/model'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { createAddressStore } from './search/address-store.ts'
import { FacetFields } from './search/facet-fields.tsx'
import { facetLists } from './search/facet-values.ts'
import { groupHits, pathInGroup } from './search/group-hits.ts'
import { HitLink } from './search/hit-link.tsx'
import { FailureMessage, NoResultsMessage } from './search/messages.tsx'
import type { SearchResultsProps } from './search/props.ts'
import type { SearchPageWords, SearchWords } from './search/search-keys.ts'
import { addressOfQuery, hasFilters, toggleFilter, type SearchQuery } from './search/query-address.ts'
import { queryOfAddress, versionOfAddress } from './search/query-of-address.ts'
import { PastList } from './search/past-list.tsx'
import { saveRecent } from './search/past-searches.ts'
import { PathText } from './search/path-text.tsx'
import { shownResults, type FoundResults } from './search/search-session.ts'
import { statusText } from './search/status-text.ts'
import { useSearch } from './search/use-search.ts'

const limit = 25

/** All results of a query, which stands in the address. Until it is alive it is a form that leads to this page. */
export default function SearchResultsIsland({
  search: newest,
  searchHref,
  siteTitle,
  versionSearches,
  lang,
  messages,
}: SearchResultsProps) {
  const words: SearchPageWords = useMemo(() => createWords(messages, lang), [messages, lang])
  const [address] = useState(createAddressStore)
  // A page is rendered without knowing what it will be asked.
  const asked = useSyncExternalStore(address.subscribe, address.current, () => '')
  // Nor by whom.
  const isAlive = useSyncExternalStore(
    address.subscribe,
    () => true,
    () => false,
  )
  const { query, filters } = queryOfAddress(asked)
  const version = versionSearches.find(({ label }) => label === versionOfAddress(asked))
  const search = version?.search ?? newest
  const { state, session } = useSearch(search, { query, filters }, limit)
  const found = shownResults(state)
  const text = query.trim()
  const heading = text === '' ? words('searchDocumentation') : words('resultsFor', { query: text })
  useEffect(() => {
    document.title = `${heading} | ${siteTitle}`
  }, [heading, siteTitle])

  const addressOf = (next: SearchQuery): string =>
    addressOfQuery(version ? `${searchHref}?${new URLSearchParams({ in: version.label }).toString()}` : searchHref, next)
  /** What was typed before this was alive: the next rendering would clear it away. */
  const takeTyped = (field: HTMLInputElement | null): void => {
    if (field === null || field.value === '') return
    address.write(addressOf({ query: field.value, filters: queryOfAddress(address.current()).filters }), 'replace')
  }
  const setFilters = (next: SearchFilters): void => address.write(addressOf({ query, filters: next }), 'push')
  const toggle = (facet: SearchFacet, value: string): void => setFilters(toggleFilter(filters, facet, value))
  return (
    <div className="docgen-results">
      <h1>{heading}</h1>
      <form
        className="docgen-search-form"
        action={searchHref}
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          saveRecent(query)
          address.write(addressOf({ query: text, filters }), 'push')
        }}
      >
        <input
          ref={isAlive ? undefined : takeTyped}
          type="search"
          name="q"
          placeholder={words('searchDocs')}
          aria-label={words('searchDocs')}
          autoComplete="off"
          spellCheck={false}
          maxLength={256}
          value={query}
          onChange={({ target }) => address.write(addressOf({ query: target.value, filters }), 'replace')}
        />
        <button type="submit">{words('search')}</button>
      </form>
      {version && (
        <p className="docgen-results-version">
          {words('resultsOfVersion', { version: version.label })}{' '}
          <a href={addressOfQuery(searchHref, { query, filters: {} })}>{words('searchNewest')}</a>
        </p>
      )}
      {/* What the message below says at length is only spoken. */}
      <p className={found?.total === 0 ? 'docgen-visually-hidden' : 'docgen-results-count'} role="status">
        {statusText(state, words)}
      </p>
      {isAlive && state.kind === 'idle' && (
        <PastList words={words} onChoose={(chosen) => address.write(addressOf({ query: chosen, filters }), 'push')} />
      )}
      {state.kind === 'failed' && <FailureMessage words={words} onRetry={session.retry} />}
      {state.kind === 'found' && state.found.hits.length === 0 && (
        <NoResultsMessage
          words={words}
          query={state.found.query}
          suggestions={state.found.suggestions}
          issueHref={search.issueHref}
          onClearFilters={hasFilters(filters) ? () => setFilters({}) : undefined}
        />
      )}
      {found && (found.hits.length > 0 || hasFilters(filters)) && (
        <div className="docgen-results-columns" aria-busy={state.kind === 'loading'}>
          <FacetFields lists={facetLists(found.facets, filters, words)} onToggle={toggle} words={words} />
          <div>
            <Groups found={found} words={words} />
            {found.hits.length < found.total && (
              <button
                type="button"
                className="docgen-button docgen-results-more"
                disabled={state.kind === 'found' && state.isLoadingMore}
                onClick={session.loadMore}
              >
                {words('loadMore')}
              </button>
            )}
          </div>
        </div>
      )}
    </div>
  )
}

function Groups({ found, words }: { readonly found: FoundResults; readonly words: SearchWords }) {
  return groupHits(found.hits).map((group) => (
    <section key={group.pageHref} className="docgen-results-group">
      {group.path.length > 0 && (
        <h2>
          <PathText path={group.path} />
        </h2>
      )}
      <ul>
        {group.hits.map(({ hit }) => (
          <li key={`${hit.kind} ${hit.href}`}>
            <HitLink hit={hit} path={pathInGroup(hit, group)} words={words} />
          </li>
        ))}
      </ul>
    </section>
  ))
}
