import { memo } from 'react'
import { groupHits, pathInGroup } from './group-hits.ts'
import { HitLink, type FollowKeys } from './hit-link.tsx'
import { PathText } from './path-text.tsx'
import type { SearchWords } from './search-keys.ts'
import type { FoundResults } from './search-session.ts'
import { optionId } from './use-choice.ts'

interface ResultListProps {
  readonly words: SearchWords
  readonly found: FoundResults
  readonly id: string
  readonly activeIndex: number
  readonly onHover: (index: number) => void
  /** A hit is followed, with or without a new tab. */
  readonly onFollow: (keys: FollowKeys) => void
}

/** The options of the search field, by page. Made anew when there are others, and not with every letter that is typed: its functions had better stay the same. */
export const ResultList = memo(function ResultList({ words, found, id, activeIndex, onHover, onFollow }: ResultListProps) {
  return (
    <div role="listbox" id={id} aria-label={words('results')}>
      {groupHits(found.hits).map((group, groupIndex) => (
        <div key={groupIndex} role="group" aria-labelledby={group.path.length > 0 ? `${id}-group-${groupIndex}` : undefined}>
          {group.path.length > 0 && (
            <div className="docgen-search-group" id={`${id}-group-${groupIndex}`}>
              <PathText path={group.path} />
            </div>
          )}
          {group.hits.map(({ hit, index }) => (
            <HitLink
              key={`${hit.kind} ${hit.href}`}
              words={words}
              hit={hit}
              path={pathInGroup(hit, group)}
              role="option"
              id={optionId(id, index)}
              tabIndex={-1}
              aria-selected={index === activeIndex}
              // The pointer that rests where a list appears has chosen nothing.
              onMouseMove={() => onHover(index)}
              onFollow={onFollow}
            />
          ))}
        </div>
      ))}
    </div>
  )
})
