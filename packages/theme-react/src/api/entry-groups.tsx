import type { ApiEntrySummary, ApiPackagePageProps } from '@docgen/ssg-cli/model'
import { DeclaredName } from '../components/declared-name.tsx'
import { GroupHeading } from './group-heading.tsx'

/** What a package or a namespace exports: one list for each kind, or for each heading that its authors give. */
export function EntryGroups({ groups }: Pick<ApiPackagePageProps, 'groups'>) {
  const anchors = groups.flatMap(({ entries }) => entries.map(({ anchor }) => anchor))
  return groups.map(({ title, anchor, texts, entries }) => (
    <section key={anchor}>
      <GroupHeading title={title} anchor={anchor} taken={anchors} />
      {texts?.map((text, index) => (
        <div key={index} className="docgen-prose" dangerouslySetInnerHTML={{ __html: text }} />
      ))}
      <ul className="docgen-entry-list">
        {entries.map((entry) => (
          <EntryRow key={entry.anchor} entry={entry} />
        ))}
      </ul>
    </section>
  ))
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
