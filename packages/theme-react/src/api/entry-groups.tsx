import type { ApiPackagePageProps } from '@docgen/ssg-cli/model'
import { GroupHeading } from './group-heading.tsx'
import type { ReferenceParts } from './parts/parts.ts'

/** What a package or a namespace exports: one list for each kind, or for each heading that its authors give. */
export function EntryGroups({ groups, parts }: Pick<ApiPackagePageProps, 'groups'> & { readonly parts: ReferenceParts }) {
  const { EntryList } = parts
  const anchors = groups.flatMap(({ entries }) => entries.map(({ anchor }) => anchor))
  return groups.map(({ title, anchor, texts, entries }) => (
    <section key={anchor}>
      <GroupHeading title={title} anchor={anchor} taken={anchors} />
      {texts?.map((text, index) => (
        <div key={index} className="docgen-prose" dangerouslySetInnerHTML={{ __html: text }} />
      ))}
      <EntryList entries={entries} />
    </section>
  ))
}
