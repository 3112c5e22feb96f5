import type { ApiEntrySummary } from '@docgen/model'
import { DeclaredName } from '../../components/declared-name.tsx'
import { KindMark } from '../../components/kind-mark.tsx'

export interface EntryListProps {
  readonly entries: readonly ApiEntrySummary[]
}

/** What stands below one heading of a package or of a namespace: a card for each. */
export function EntryList({ entries }: EntryListProps) {
  return (
    <ul className="docgen-entry-list">
      {entries.map((entry) => (
        <EntryCard key={entry.anchor} entry={entry} />
      ))}
    </ul>
  )
}

function EntryCard({ entry: { name, kind, anchor, href, summary, memberCount = 0, isDeprecated, target } }: CardProps) {
  const title = (
    <code>
      <DeclaredName text={name} isDeprecated={isDeprecated} />
    </code>
  )
  return (
    <li id={anchor}>
      <div>
        <KindMark kind={kind} />
        {href === undefined ? title : <a href={href}>{title}</a>}
        {isDeprecated && <span className="docgen-badge docgen-tone-danger">deprecated</span>}
        {memberCount > 0 && <small>{memberCount === 1 ? '1 member' : `${memberCount} members`}</small>}
      </div>
      {target !== undefined && (
        <p>
          Re-exports <code>{target}</code>
        </p>
      )}
      {summary !== '' && <div className="docgen-prose" dangerouslySetInnerHTML={{ __html: summary }} />}
    </li>
  )
}

interface CardProps {
  readonly entry: ApiEntrySummary
}
