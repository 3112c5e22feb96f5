import { isDeprecated, type ApiEnumMember } from '@docgen/model'
import { badgesOf } from './badges-of.ts'
import { CommentHead } from './comment-view.tsx'
import type { ApiContext } from './context.ts'
import { GroupHeading } from './group-heading.tsx'

/** In source order; the row of a member has its anchor. */
export function EnumMembers({ members, context }: { readonly members: readonly ApiEnumMember[]; readonly context: ApiContext }) {
  const { Badges, EnumTable } = context.parts
  const rows = members.map((member) => ({
    name: member.name,
    isDeprecated: isDeprecated(member),
    badges: <Badges badges={badgesOf(member)} element="span" />,
    value: member.value === JSON.stringify(member.name) ? undefined : member.value,
    text: member.comment && <CommentHead comment={member.comment} context={context} />,
  }))
  return (
    <>
      <GroupHeading title="Members" anchor="members" taken={members.map(({ name }) => name)} />
      <EnumTable rows={rows} />
    </>
  )
}
