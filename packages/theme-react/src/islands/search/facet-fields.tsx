import type { SearchFacet } from '@docgen/ssg-cli/model'
import { facetWords, type FacetList } from './facet-values.ts'

export interface FacetFieldsProps {
  readonly lists: readonly FacetList[]
  readonly onToggle: (facet: SearchFacet, value: string) => void
}

const mostValues = 10

/** The facets beside the results, each a list of boxes to tick; what is rare is behind "more". */
export function FacetFields({ lists, onToggle }: FacetFieldsProps) {
  if (lists.length === 0) return null
  return (
    <div className="docgen-facets" role="group" aria-label="Filter results">
      {lists.map(({ facet, values }) => {
        const boxes = values.map(({ value, label, count, isChosen }) => (
          <label key={value}>
            <input type="checkbox" checked={isChosen} onChange={() => onToggle(facet, value)} />
            <span>{label}</span>
            {count !== undefined && <span className="docgen-facet-count">{count}</span>}
          </label>
        ))
        return (
          <fieldset key={facet}>
            <legend>{facetWords[facet]}</legend>
            {boxes.slice(0, mostValues)}
            {boxes.length > mostValues && (
              <details>
                <summary>{boxes.length - mostValues} more</summary>
                {boxes.slice(mostValues)}
              </details>
            )}
          </fieldset>
        )
      })}
    </div>
  )
}
