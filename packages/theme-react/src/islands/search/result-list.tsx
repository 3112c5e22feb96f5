import { memo } from 'react'
import { hitKey, pathInGroup, type HitGroup } from './group-hits.ts'
import { HitLink, type FollowKeys } from './hit-link.tsx'
import { PathText } from './path-text.tsx'
import type { SearchWords } from './search-keys.ts'
import { listId, optionId } from './use-choice.ts'

interface ResultListProps {
  readonly words: SearchWords
  readonly groups: readonly HitGroup[]
  readonly activeIndex: number
  readonly onHover: (key: string) => void
  /** A hit is followed, with or without a new tab. */
  readonly onFollow: (keys: FollowKeys) => void
}

/** The options of the search field, by page. Made anew when there are others, and not with every letter that is typed: its functions had better stay the same. */
export const ResultList = memo(function ResultList({ words, groups, activeIndex, onHover, onFollow }: ResultListProps) {
  return (
    <div role="listbox" id={listId} aria-label={words('results')}>
      {groups.map((group, groupIndex) => (
        <div key={groupIndex} role="group" aria-labelledby={group.path.length > 0 ? `${listId}-group-${groupIndex}` : undefined}>
          {group.path.length > 0 && (
            <div className="docgen-search-group" id={`${listId}-group-${groupIndex}`}>
              <PathText path={group.path} />
            </div>
          )}
          {group.hits.map(({ hit, index }) => (
            <HitLink
              key={hitKey(hit)}
              words={words}
              hit={hit}
              path={pathInGroup(hit, group)}
              role="option"
              id={optionId(index)}
              tabIndex={-1}
              aria-selected={index === activeIndex}
              // The pointer that rests where a list appears has chosen nothing.
              onMouseMove={() => onHover(hitKey(hit))}
              onFollow={onFollow}
            />
          ))}
        </div>
      ))}
    </div>
  )
})
