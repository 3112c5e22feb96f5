import type { SearchFilters, SearchProps } from '@docgen/ssg-cli/model'
import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { SearchIcon } from '../../components/icons.tsx'
import { FacetChips } from './facet-chips.tsx'
import { facetLists } from './facet-values.ts'
import { indexAfterKey } from './list-keys.ts'
import { FailureMessage, NoResultsMessage } from './messages.tsx'
import { addressOfQuery, hasFilters, toggleFilter } from './query-address.ts'
import { RecentList } from './recent-list.tsx'
import { loadRecent, saveRecent, withRecent } from './recent-searches.ts'
import { optionId, ResultList, type FollowKeys } from './result-list.tsx'
import { shownResults } from './search-session.ts'
import { statusText } from './status-text.ts'
import { useSearch } from './use-search.ts'

export interface SearchDialogProps {
  readonly search: SearchProps
  readonly searchHref: string
  /** At first what was searched for when it was open before. */
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly onClose: () => void
}

const limit = 20

/** The search over the page: a field whose results are its options (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). Open from the start. */
export function SearchDialog({ search, searchHref, query, onQuery, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [filters, setFilters] = useState<SearchFilters>({})
  const [activeIndex, setActiveIndex] = useState(0)
  const [recent, setRecent] = useState(loadRecent)
  const { state, session } = useSearch(search, { query, filters }, limit)
  const found = shownResults(state)
  const hits = found?.hits ?? []

  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    input.current?.select()
    // What is around the box is the dialog's own backdrop.
    const closeFromBackdrop = ({ target }: MouseEvent): void => {
      if (target === shown) shown?.close()
    }
    shown?.addEventListener('click', closeFromBackdrop)
    return () => shown?.removeEventListener('click', closeFromBackdrop)
  }, [])

  const close = (): void => dialog.current?.close()
  const type = (text: string): void => {
    onQuery(text)
    setActiveIndex(0)
  }
  const narrow = (next: SearchFilters): void => {
    setFilters(next)
    setActiveIndex(0)
  }
  const keepRecent = (next: readonly string[]): void => {
    setRecent(next)
    saveRecent(next)
  }
  const follow = useCallback(({ ctrlKey, metaKey, shiftKey }: FollowKeys): void => {
    const next = withRecent(loadRecent(), input.current?.value ?? '')
    setRecent(next)
    saveRecent(next)
    if (!ctrlKey && !metaKey && !shiftKey) dialog.current?.close()
  }, [])
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    // The Enter that ends the input of a Japanese word is no choice.
    if (event.nativeEvent.isComposing) return
    const next = indexAfterKey(event.key, activeIndex, hits.length)
    if (next !== undefined) {
      event.preventDefault()
      setActiveIndex(next)
      document.getElementById(optionId(listId, next))?.scrollIntoView({ block: 'nearest' })
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    const isNewTab = event.ctrlKey || event.metaKey
    const option = document.getElementById(optionId(listId, activeIndex))
    if (!(option instanceof HTMLAnchorElement)) return
    if (!isNewTab) return option.click()
    follow(event)
    window.open(option.href, '_blank', 'noopener')
  }

  return (
    <dialog ref={dialog} className="docgen-search" aria-label="Search" onClose={onClose}>
      <div className="docgen-search-box">
        <div className="docgen-search-field">
          <SearchIcon />
          <input
            ref={input}
            type="text"
            inputMode="search"
            enterKeyHint="go"
            role="combobox"
            aria-label="Search docs"
            aria-autocomplete="list"
            aria-expanded={hits.length > 0}
            aria-controls={listId}
            aria-activedescendant={hits.length > 0 ? optionId(listId, activeIndex) : undefined}
            placeholder="Search docs"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={256}
            value={query}
            onChange={({ target }) => type(target.value)}
            onKeyDown={onKeyDown}
          />
          {state.kind === 'loading' && <span className="docgen-spinner" aria-hidden="true" />}
          <button type="button" className="docgen-search-close" onClick={close}>
            <kbd aria-hidden="true">Esc</kbd>
            <span>Close</span>
          </button>
        </div>
        {found && (
          <FacetChips
            lists={facetLists(found.facets, filters)}
            onToggle={(facet, value) => narrow(toggleFilter(filters, facet, value))}
          />
        )}
        <div className="docgen-search-body" aria-busy={state.kind === 'loading'}>
          {found && hits.length > 0 ? (
            <ResultList found={found} id={listId} activeIndex={activeIndex} onHover={setActiveIndex} onFollow={follow} />
          ) : (
            <div id={listId} />
          )}
          {state.kind === 'idle' && recent.length > 0 && (
            <RecentList
              recent={recent}
              onChoose={(chosen) => {
                type(chosen)
                input.current?.focus()
              }}
              onRemove={(removed) => {
                keepRecent(recent.filter((other) => other !== removed))
                input.current?.focus()
              }}
            />
          )}
          {state.kind === 'idle' && recent.length === 0 && (
            <p className="docgen-search-hint">Guides, symbols and error messages</p>
          )}
          {state.kind === 'failed' && <FailureMessage onRetry={session.retry} />}
          {state.kind === 'found' && hits.length === 0 && (
            <NoResultsMessage
              query={state.found.query}
              suggestions={state.found.suggestions}
              issueHref={search.issueHref}
              onClearFilters={hasFilters(filters) ? () => narrow({}) : undefined}
            />
          )}
        </div>
        <div className="docgen-search-foot">
          <ul aria-hidden="true">
            <li>
              <kbd>↑</kbd>
              <kbd>↓</kbd> choose
            </li>
            <li>
              <kbd>↵</kbd> open
            </li>
            <li>
              <kbd>Ctrl ↵</kbd> in a new tab
            </li>
          </ul>
          {found && hits.length > 0 && (
            <a href={addressOfQuery(searchHref, { query: query.trim(), filters })} onClick={follow}>
              See all {found.total} results
            </a>
          )}
        </div>
        <p className="docgen-visually-hidden" role="status">
          {statusText(state)}
        </p>
      </div>
    </dialog>
  )
}
