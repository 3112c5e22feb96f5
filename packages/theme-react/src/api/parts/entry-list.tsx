import type { ApiEntrySummary } from '@docgen/ssg-cli/model'
import { DeclaredName } from '../../components/declared-name.tsx'

export interface EntryListProps {
  readonly entries: readonly ApiEntrySummary[]
}

/** What stands below one heading of a package or of a namespace. */
export function EntryList({ entries }: EntryListProps) {
  return (
    <ul className="docgen-entry-list">
      {entries.map((entry) => (
        <EntryRow key={entry.anchor} entry={entry} />
      ))}
    </ul>
  )
}

function EntryRow({ entry }: { readonly entry: ApiEntrySummary }) {
  const name = (
    <code>
      <DeclaredName text={entry.name} isDeprecated={entry.isDeprecated} />
    </code>
  )
  return (
    <li id={entry.anchor}>
      <div>
        {entry.href === undefined ? name : <a href={entry.href}>{name}</a>}
        {entry.isDeprecated && <span className="docgen-badge docgen-tone-danger">deprecated</span>}
      </div>
      {entry.target !== undefined && (
        <p>
          Re-exports <code>{entry.target}</code>
        </p>
      )}
      {entry.summary !== '' && <div className="docgen-prose" dangerouslySetInnerHTML={{ __html: entry.summary }} />}
    </li>
  )
}
