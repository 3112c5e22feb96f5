import type { SearchFilters, SearchProps } from '@docgen/model'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { FacetChips } from './facet-chips.tsx'
import { facetLists } from './facet-values.ts'
import { groupHits, hitKey } from './group-hits.ts'
import type { FollowKeys } from './hit-link.tsx'
import { PanelFoot } from './panel-foot.tsx'
import { PanelMessage } from './panel-message.tsx'
import { addressOfQuery, hasFilters, toggleFilter } from './query-address.ts'
import { saveRecent } from './past-searches.ts'
import { ResultList } from './result-list.tsx'
import type { SearchWords } from './search-keys.ts'
import { shownResults } from './search-session.ts'
import { statusText } from './status-text.ts'
import { listId, optionId, useChoice } from './use-choice.ts'
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
  const [query, setQuery] = useState(field.value)
  const [filters, setFilters] = useState<SearchFilters>({})
  const { state, session } = useSearch(search, { query, filters }, limit)
  const found = shownResults(state)
  const groups = useMemo(() => groupHits(found?.hits ?? []), [found])
  const keys = groups.flatMap(({ hits }) => hits.map(({ hit }) => hitKey(hit)))
  const follow = useCallback(
    ({ ctrlKey, metaKey, shiftKey }: FollowKeys): void => {
      saveRecent(field.value)
      if (!ctrlKey && !metaKey && !shiftKey) dialog.close()
    },
    [dialog, field],
  )
  const isLoading = state.kind === 'loading'
  const { activeIndex, choose, onKeyDown } = useChoice({ keys, mayChange: isLoading }, follow)
  const type = useCallback(
    (text: string): void => {
      setQuery(text)
      choose('')
    },
    [choose],
  )
  const narrow = (next: SearchFilters): void => {
    setFilters(next)
    choose('')
  }
  useField(field, { onType: type, onKeyDown })
  useFieldLook(field, keys.length > 0 ? optionId(activeIndex) : '')
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
        {keys.length > 0 ? (
          <ResultList words={words} groups={groups} activeIndex={activeIndex} onHover={choose} onFollow={follow} />
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
        {found && keys.length > 0 && (
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
function useFieldLook(field: HTMLInputElement, activeId: string): void {
  useEffect(() => {
    field.setAttribute('aria-controls', listId)
    field.setAttribute('aria-expanded', String(activeId !== ''))
    // Empty where none is.
    field.setAttribute('aria-activedescendant', activeId)
  }, [field, activeId])
}
