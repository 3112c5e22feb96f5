import { createWords, type SearchFilters } from '@docgen/model'
import { useEffect, useMemo, useRef, useState } from 'react'
import { FailureMessage, NoResultsMessage } from './search/messages.tsx'
import { moreOf } from './search/more-results.ts'
import { PastList } from './search/past-list.tsx'
import type { SearchResultsProps } from './search/props.ts'
import { addressOfQuery, hasFilters } from './search/query-address.ts'
import { ResultColumns } from './search/result-columns.tsx'
import { ResultsForm } from './search/results-form.tsx'
import type { SearchPageWords } from './search/search-keys.ts'
import { shownResults, type FoundResults, type SearchState } from './search/search-session.ts'
import { statusText } from './search/status-text.ts'
import { useAsked } from './search/use-asked.ts'
import { useSearch } from './search/use-search.ts'

const limit = 25

/** All results of a query, which stands in the address. */
export default function SearchResultsIsland(props: SearchResultsProps) {
  const { search: newest, searchHref, siteTitle, versionSearches, lang, messages } = props
  const words: SearchPageWords = useMemo(() => createWords(messages, lang), [messages, lang])
  const root = useRef<HTMLDivElement>(null)
  const asked = useAsked(searchHref, versionSearches, root)
  const { query, filters, version, isAlive, ask } = asked
  const search = version?.search ?? newest
  const { state, session } = useSearch(search, { query, filters }, limit, moreOf)
  const found = useWholeResults(state)
  const text = query.trim()
  const heading = text === '' ? words('searchDocumentation') : words('resultsFor', { query: text })
  const isWaiting = !isAlive || (text !== '' && !found && state.kind !== 'failed')
  useEffect(() => {
    const setTitle = (): void => {
      if (root.current?.isConnected === true) document.title = `${heading} | ${siteTitle}`
    }
    setTitle()
    // The reader may come back to this page, whose file has no such title.
    document.addEventListener('docgen:navigate', setTitle)
    return () => document.removeEventListener('docgen:navigate', setTitle)
  }, [heading, siteTitle])
  const filter = (next: SearchFilters): void => ask({ filters: next }, 'push')
  return (
    <div ref={root} className="docgen-results" data-query={isAlive ? asked.search : undefined}>
      {/* What the address asks may stand there already: see `client/show-asked.ts`. */}
      <h1 suppressHydrationWarning>{heading}</h1>
      <ResultsForm words={words} searchHref={searchHref} asked={asked} />
      {version && (
        <p className="docgen-results-version">
          {words('resultsOfVersion', { version: version.label })}{' '}
          <a href={addressOfQuery(searchHref, { query, filters: {} })}>{words('searchNewest')}</a>
        </p>
      )}
      {/* What the message below says at length is only spoken. Without scripts nothing is under way. */}
      <p
        className={found?.total === 0 ? 'docgen-visually-hidden' : `docgen-results-count${isAlive ? '' : ' docgen-needs-js'}`}
        role="status"
      >
        {isWaiting ? words('loading') : statusText(state, words)}
      </p>
      {isAlive && state.kind === 'idle' && <PastList words={words} onChoose={(chosen) => ask({ query: chosen }, 'push')} />}
      {state.kind === 'failed' && <FailureMessage words={words} onRetry={session.retry} />}
      {state.kind === 'found' && state.found.hits.length === 0 && (
        <NoResultsMessage
          words={words}
          query={state.found.query}
          suggestions={state.found.suggestions}
          issueHref={search.issueHref}
          onClearFilters={hasFilters(filters) ? () => filter({}) : undefined}
        />
      )}
      {found && (found.hits.length > 0 || hasFilters(filters)) && (
        <ResultColumns words={words} state={state} found={found} filters={filters} onFilter={filter} onMore={session.loadMore} />
      )}
    </div>
  )
}

/** The first results are shown when all are there: early ones have fewer filters above them, so that those that follow would move them. */
function useWholeResults(state: SearchState): FoundResults | undefined {
  const [hasFound, setHasFound] = useState(false)
  if (state.kind === 'found' && !hasFound) setHasFound(true)
  return hasFound ? shownResults(state) : undefined
}
