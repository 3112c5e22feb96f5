import type { ApiEntrySummary, ApiPackagePageProps } from '@docgen/ssg-cli/model'
import { Heading } from '../content/heading.tsx'
import { kindWords } from './kind-words.ts'

/** What a package or a namespace exports: one list for each kind. */
export function EntryGroups({ groups }: Pick<ApiPackagePageProps, 'groups'>) {
  return groups.map(({ kind, entries }) => (
    <section key={kind}>
      <Heading level={2} id={`group-${kind}`}>
        {kindWords[kind].many}
      </Heading>
      <ul className="docgen-entry-list">
        {entries.map((entry) => (
          <EntryRow key={entry.anchor} entry={entry} />
        ))}
      </ul>
    </section>
  ))
}

function EntryRow({ entry }: { readonly entry: ApiEntrySummary }) {
  const name = <code>{entry.isDeprecated ? <s>{entry.name}</s> : entry.name}</code>
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
