import type { ApiEntrySummary, WithWords } from '@docgen/model'
import { DeclaredName } from '../../components/declared-name.tsx'
import { KindMark } from '../../components/kind-mark.tsx'
import { Phrase } from '../../components/phrase.tsx'

export interface EntryListProps extends WithWords {
  readonly entries: readonly ApiEntrySummary[]
}

/** What stands below one heading of a package or of a namespace: a card for each. */
export function EntryList({ entries, words }: EntryListProps) {
  return (
    <ul className="docgen-entry-list">
      {entries.map((entry) => (
        <EntryCard key={entry.anchor} entry={entry} words={words} />
      ))}
    </ul>
  )
}

function EntryCard({ entry, words }: CardProps) {
  const { name, kind, isAugmentation, isModule, anchor, href, summary, memberCount = 0, isDeprecated, target } = entry
  const title = (
    <code>
      <DeclaredName text={name} isDeprecated={isDeprecated} />
    </code>
  )
  return (
    <li id={anchor}>
      <div>
        <KindMark kind={kind} isAugmentation={isAugmentation} isModule={isModule} words={words} />
        {href === undefined ? title : <a href={href}>{title}</a>}
        {isDeprecated && <span className="docgen-badge docgen-tone-danger">{words('deprecated')}</span>}
        {memberCount > 0 && <small>{words('memberCount', { count: memberCount })}</small>}
      </div>
      {target !== undefined && (
        <p>
          <Phrase words={words} say="reExports" values={{ name: <code>{target}</code> }} />
        </p>
      )}
      {summary !== '' && <div className="docgen-prose" dangerouslySetInnerHTML={{ __html: summary }} />}
    </li>
  )
}

interface CardProps extends WithWords {
  readonly entry: ApiEntrySummary
}
