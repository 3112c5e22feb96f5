import { FailureMessage, NoResultsMessage } from './messages.tsx'
import { PastList } from './past-list.tsx'
import type { SearchWords } from './search-keys.ts'
import type { SearchState } from './search-session.ts'

interface PanelMessageProps {
  readonly words: SearchWords
  readonly field: HTMLInputElement
  readonly state: SearchState
  readonly issueHref: string | undefined
  readonly onType: (text: string) => void
  readonly onRetry: () => void
  readonly onClearFilters: (() => void) | undefined
}

/** What stands in the place of results: earlier searches, or why there are none. */
export function PanelMessage({ words, field, state, issueHref, onType, onRetry, onClearFilters }: PanelMessageProps) {
  /** What was pressed goes: who types on types into the field. */
  const andBack = (act: () => void) => (): void => {
    act()
    field.focus()
  }
  switch (state.kind) {
    case 'idle':
      return (
        <PastList
          words={words}
          onChoose={(chosen) =>
            andBack(() => {
              field.value = chosen
              onType(chosen)
            })()
          }
          onChange={() => field.focus()}
        >
          <p className="docgen-search-hint">{words('searchHint')}</p>
        </PastList>
      )
    case 'failed':
      return <FailureMessage words={words} onRetry={andBack(onRetry)} />
    case 'found':
      return (
        state.found.hits.length === 0 && (
          <NoResultsMessage
            words={words}
            query={state.found.query}
            suggestions={state.found.suggestions}
            issueHref={issueHref}
            onClearFilters={onClearFilters && andBack(onClearFilters)}
          />
        )
      )
    case 'loading':
      return null
  }
}
