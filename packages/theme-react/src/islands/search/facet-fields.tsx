import type { SearchFacet } from '@docgen/model'
import { useEffect, useRef } from 'react'
import { wideScreen } from '../../client/wide-screen.ts'
import type { FacetList } from './facet-values.ts'
import type { SearchPageWords } from './search-keys.ts'

interface FacetFieldsProps {
  readonly words: SearchPageWords
  readonly lists: readonly FacetList[]
  readonly onToggle: (facet: SearchFacet, value: string) => void
}

const mostValues = 10

/** The facets, each a list of boxes to tick; what is rare is behind "more". Beside the results on a wide screen, else folded above them. */
export function FacetFields(props: FacetFieldsProps) {
  return props.lists.length > 0 && <FoldedFields {...props} />
}

function FoldedFields({ words, lists, onToggle }: FacetFieldsProps) {
  const fold = useRef<HTMLDetailsElement>(null)
  const chosen = lists.flatMap(({ values }) => values.filter(({ isChosen }) => isChosen)).length
  useEffect(() => {
    const screen = matchMedia(wideScreen)
    const fit = (): void => {
      if (fold.current) fold.current.open = screen.matches
    }
    fit()
    screen.addEventListener('change', fit)
    return () => screen.removeEventListener('change', fit)
  }, [])
  return (
    <details ref={fold} className="docgen-facets" aria-label={words('filterResults')}>
      <summary className="docgen-facets-summary">
        {chosen > 0 ? words('filtersChosen', { count: chosen }) : words('filters')}
      </summary>
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
            <legend>{words(`facet.${facet}`)}</legend>
            {boxes.slice(0, mostValues)}
            {boxes.length > mostValues && (
              <details>
                <summary>{words('more', { count: boxes.length - mostValues })}</summary>
                {boxes.slice(mostValues)}
              </details>
            )}
          </fieldset>
        )
      })}
    </details>
  )
}
