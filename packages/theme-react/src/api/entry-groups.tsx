import type { ApiEntryPointProps, WithWords } from '@docgen/model'
import { GroupHeading } from './group-heading.tsx'
import type { ReferenceParts } from './parts/parts.ts'

/** What a package or a namespace exports: one list for each kind, or for each heading that its authors give. */
export function EntryGroups({ groups, level = 2, parts, words }: EntryGroupsProps) {
  const { EntryList } = parts
  const anchors = groups.flatMap(({ entries }) => entries.map(({ anchor }) => anchor))
  return groups.map(({ title, anchor, texts, entries }) => (
    <section key={anchor}>
      <GroupHeading title={title} anchor={anchor} taken={anchors} level={level} words={words} />
      {texts?.map((text, index) => (
        <div key={index} className="docgen-prose" dangerouslySetInnerHTML={{ __html: text }} />
      ))}
      <EntryList entries={entries} words={words} />
    </section>
  ))
}

interface EntryGroupsProps extends Pick<ApiEntryPointProps, 'groups'>, WithWords {
  /** Of the headings. */
  readonly level?: 2 | 3
  readonly parts: ReferenceParts
}
