import type { SearchFilters, SearchProps } from '@docgen/model'
import { useCallback, useEffect, useId, useState } from 'react'
import { FacetChips } from './facet-chips.tsx'
import { facetLists } from './facet-values.ts'
import type { FollowKeys } from './hit-link.tsx'
import { PanelFoot } from './panel-foot.tsx'
import { PanelMessage } from './panel-message.tsx'
import { addressOfQuery, hasFilters, toggleFilter } from './query-address.ts'
import { saveRecent } from './past-searches.ts'
import { ResultList } from './result-list.tsx'
import type { SearchWords } from './search-keys.ts'
import { shownResults } from './search-session.ts'
import { statusText } from './status-text.ts'
import { optionId, useChoice } from './use-choice.ts'
import { useField } from './use-field.ts'
import { useSearch } from './use-search.ts'

interface SearchPanelProps {
  readonly words: SearchWords
  /** The open dialog, and the field in it, which the panel fills and listens to. */
  readonly dialog: HTMLDialogElement
  readonly field: HTMLInputElement
  readonly search: SearchProps
  readonly searchHref: string
}

const limit = 20

/**
 * What stands below the field of the search. With the field it is a combobox whose results are its options
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/).
 */
export function SearchPanel({ words, dialog, field, search, searchHref }: SearchPanelProps) {
  const listId = useId()
  const [query, setQuery] = useState(field.value)
  const [filters, setFilters] = useState<SearchFilters>({})
  const { state, session } = useSearch(search, { query, filters }, limit)
  const found = shownResults(state)
  const hits = found?.hits ?? []
  const follow = useCallback(
    ({ ctrlKey, metaKey, shiftKey }: FollowKeys): void => {
      saveRecent(field.value)
      if (!ctrlKey && !metaKey && !shiftKey) dialog.close()
    },
    [dialog, field],
  )
  const isLoading = state.kind === 'loading'
  const options = { listId, count: hits.length, mayChange: isLoading }
  const { activeIndex, choose, reset, onKeyDown } = useChoice(options, follow)
  const type = useCallback(
    (text: string): void => {
      setQuery(text)
      reset()
    },
    [reset],
  )
  const narrow = (next: SearchFilters): void => {
    setFilters(next)
    reset()
  }
  useField(field, { onType: type, onKeyDown })
  useFieldLook(field, listId, hits.length > 0 ? optionId(listId, activeIndex) : '')
  useEffect(() => void dialog.toggleAttribute('data-busy', isLoading), [dialog, isLoading])

  return (
    <>
      {found && (
        <FacetChips
          words={words}
          lists={facetLists(found.facets, filters, words)}
          onToggle={(facet, value) => narrow(toggleFilter(filters, facet, value))}
        />
      )}
      <div className="docgen-search-body" aria-busy={isLoading}>
        {found && hits.length > 0 ? (
          <ResultList words={words} found={found} id={listId} activeIndex={activeIndex} onHover={choose} onFollow={follow} />
        ) : (
          <div id={listId} />
        )}
        <PanelMessage
          words={words}
          field={field}
          state={state}
          issueHref={search.issueHref}
          onType={type}
          onRetry={session.retry}
          onClearFilters={hasFilters(filters) ? () => narrow({}) : undefined}
        />
      </div>
      <PanelFoot words={words}>
        {found && hits.length > 0 && (
          <a href={addressOfQuery(searchHref, { query: query.trim(), filters })} onClick={follow}>
            {words('seeAllResults', { count: found.total })}
          </a>
        )}
      </PanelFoot>
      <p className="docgen-visually-hidden" role="status">
        {statusText(state, words)}
      </p>
    </>
  )
}

/** What the field says of the list: it stands in the page before the panel does. */
function useFieldLook(field: HTMLInputElement, listId: string, activeId: string): void {
  useEffect(() => {
    field.setAttribute('aria-controls', listId)
    field.setAttribute('aria-expanded', String(activeId !== ''))
    // Empty where none is.
    field.setAttribute('aria-activedescendant', activeId)
  }, [field, listId, activeId])
}
