import type { SearchFilters, SearchProps } from '@docgen/model'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { FacetChips } from './facet-chips.tsx'
import { facetLists } from './facet-values.ts'
import type { FollowKeys } from './hit-link.tsx'
import { indexAfterKey } from './list-keys.ts'
import { FailureMessage, NoResultsMessage } from './messages.tsx'
import { addressOfQuery, hasFilters, toggleFilter } from './query-address.ts'
import { PastList } from './past-list.tsx'
import { saveRecent } from './past-searches.ts'
import { optionId, ResultList } from './result-list.tsx'
import type { SearchWords } from './search-keys.ts'
import { shownResults } from './search-session.ts'
import { statusText } from './status-text.ts'
import { useField } from './use-field.ts'
import { useSearch } from './use-search.ts'

export interface SearchPanelProps {
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
  const [activeIndex, showActive] = useState(0)
  // Keys come faster than what they change is shown.
  const latestIndex = useRef(0)
  const setActiveIndex = useCallback((index: number): void => {
    latestIndex.current = index
    showActive(index)
  }, [])
  const { state, session } = useSearch(search, { query, filters }, limit)
  const found = shownResults(state)
  const hits = found?.hits ?? []

  const narrow = (next: SearchFilters): void => {
    setFilters(next)
    setActiveIndex(0)
  }
  const follow = useCallback(
    ({ ctrlKey, metaKey, shiftKey }: FollowKeys): void => {
      saveRecent(field.value)
      if (!ctrlKey && !metaKey && !shiftKey) dialog.close()
    },
    [dialog, field],
  )
  const type = useCallback(
    (text: string): void => {
      setQuery(text)
      setActiveIndex(0)
    },
    [setActiveIndex],
  )
  const onKeyDown = (event: KeyboardEvent): void => {
    // The Enter that ends the input of a Japanese word is no choice.
    if (event.isComposing) return
    const next = indexAfterKey(event.key, latestIndex.current, hits.length)
    if (next !== undefined) {
      event.preventDefault()
      setActiveIndex(next)
      document.getElementById(optionId(listId, next))?.scrollIntoView({ block: 'nearest' })
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    const isNewTab = event.ctrlKey || event.metaKey
    const option = document.getElementById(optionId(listId, latestIndex.current))
    if (!(option instanceof HTMLAnchorElement)) return
    if (!isNewTab) return option.click()
    follow(event)
    window.open(option.href, '_blank', 'noopener')
  }
  useField(field, { onType: type, onKeyDown })
  useFieldLook(field, { listId, activeId: hits.length > 0 ? optionId(listId, activeIndex) : undefined })
  const isLoading = state.kind === 'loading'
  useEffect(() => void field.closest('dialog')?.toggleAttribute('data-busy', isLoading), [field, isLoading])

  /** What was pressed goes: who types on types into the field. */
  const andBack = (act: () => void) => (): void => {
    act()
    field.focus()
  }
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
          <ResultList
            words={words}
            found={found}
            id={listId}
            activeIndex={activeIndex}
            onHover={setActiveIndex}
            onFollow={follow}
          />
        ) : (
          <div id={listId} />
        )}
        {state.kind === 'idle' && (
          <PastList
            words={words}
            onChoose={(chosen) =>
              andBack(() => {
                field.value = chosen
                type(chosen)
              })()
            }
            onChange={() => field.focus()}
          >
            <p className="docgen-search-hint">{words('searchHint')}</p>
          </PastList>
        )}
        {state.kind === 'failed' && <FailureMessage words={words} onRetry={andBack(session.retry)} />}
        {state.kind === 'found' && hits.length === 0 && (
          <NoResultsMessage
            words={words}
            query={state.found.query}
            suggestions={state.found.suggestions}
            issueHref={search.issueHref}
            onClearFilters={hasFilters(filters) ? () => andBack(() => narrow({}))() : undefined}
          />
        )}
      </div>
      <div className="docgen-search-foot">
        <ul aria-hidden="true">
          <li>
            <kbd>↑</kbd>
            <kbd>↓</kbd> {words('keyChoose')}
          </li>
          <li>
            <kbd>↵</kbd> {words('keyOpen')}
          </li>
          <li>
            <kbd>{words('keyControl')} ↵</kbd> {words('keyNewTab')}
          </li>
        </ul>
        {found && hits.length > 0 && (
          <a href={addressOfQuery(searchHref, { query: query.trim(), filters })} onClick={follow}>
            {words('seeAllResults', { count: found.total })}
          </a>
        )}
      </div>
      <p className="docgen-visually-hidden" role="status">
        {statusText(state, words)}
      </p>
    </>
  )
}

/** What the field says of the list: it stands in the page before the panel does. */
function useFieldLook(
  field: HTMLInputElement,
  { listId, activeId }: { readonly listId: string; readonly activeId: string | undefined },
): void {
  useEffect(() => {
    field.setAttribute('aria-controls', listId)
    field.setAttribute('aria-expanded', String(activeId !== undefined))
    if (activeId === undefined) field.removeAttribute('aria-activedescendant')
    else field.setAttribute('aria-activedescendant', activeId)
  }, [field, listId, activeId])
}
