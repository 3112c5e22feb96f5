import { queryFieldId } from '../../client/query-field.ts'
import { saveRecent } from './past-searches.ts'
import type { SearchPageWords } from './search-keys.ts'
import type { Asked } from './use-asked.ts'

interface ResultsFormProps {
  readonly words: SearchPageWords
  readonly searchHref: string
  readonly asked: Asked
}

/** Until it is alive it is a form that leads to this page, which finds nothing without scripts. */
export function ResultsForm({ words, searchHref, asked: { query, isAlive, ask } }: ResultsFormProps) {
  /** What was typed before this was alive: the next rendering would clear it away. */
  const takeTyped = (field: HTMLInputElement | null): void => {
    if (field !== null && field.value !== '') ask({ query: field.value }, 'replace')
  }
  return (
    <form
      className={`docgen-search-form${isAlive ? '' : ' docgen-needs-js'}`}
      action={searchHref}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        saveRecent(query)
        ask({ query: query.trim() }, 'push')
      }}
    >
      <input
        ref={isAlive ? undefined : takeTyped}
        id={queryFieldId}
        type="search"
        name="q"
        placeholder={words('searchDocs')}
        aria-label={words('searchDocs')}
        autoComplete="off"
        spellCheck={false}
        maxLength={256}
        value={query}
        onChange={({ target }) => ask({ query: target.value }, 'replace')}
      />
      <button type="submit">{words('search')}</button>
    </form>
  )
}
