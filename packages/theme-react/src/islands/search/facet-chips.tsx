import type { SearchFacet } from '@docgen/model'
import type { FacetList } from './facet-values.ts'
import type { SearchWords } from './search-keys.ts'

const mostValues = 6

interface FacetChipsProps {
  readonly words: SearchWords
  readonly lists: readonly FacetList[]
  readonly onToggle: (facet: SearchFacet, value: string) => void
}

/** One line of values to narrow the results by; of each facet the most frequent ones and what is chosen. */
export function FacetChips({ words, lists, onToggle }: FacetChipsProps) {
  if (lists.length === 0) return null
  return (
    <div className="docgen-chips" role="group" aria-label={words('filterResults')}>
      {lists.flatMap(({ facet, values }) =>
        values
          .filter(({ isChosen }, index) => isChosen || index < mostValues)
          .map(({ value, label, count, isChosen }) => (
            <button
              key={`${facet} ${value}`}
              type="button"
              className="docgen-chip"
              aria-pressed={isChosen}
              aria-label={`${words(`facet.${facet}`)}: ${label}`}
              onClick={() => onToggle(facet, value)}
            >
              {label}
              {count !== undefined && <span>{count}</span>}
            </button>
          )),
      )}
    </div>
  )
}
