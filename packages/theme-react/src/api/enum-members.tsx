import { enumMemberAnchorOf, isDeprecated, type ApiEnumMember } from '@docgen/model'
import { badgesOf } from './badges-of.ts'
import { CommentHead, CommentTail } from './comment-view.tsx'
import type { ApiContext } from './context.ts'
import { GroupHeading } from './group-heading.tsx'

/** In source order; the row of a member has its anchor. */
export function EnumMembers({ members, context }: { readonly members: readonly ApiEnumMember[]; readonly context: ApiContext }) {
  const { parts, words } = context
  const { Badges, EnumTable } = parts
  const rows = members.map((member) => ({
    name: member.name,
    anchor: enumMemberAnchorOf(member),
    isDeprecated: isDeprecated(member),
    badges: <Badges badges={badgesOf(member, words)} element="span" />,
    value: member.value,
    text: member.comment && (
      <>
        <CommentHead comment={member.comment} context={context} level={3} />
        <CommentTail comment={member.comment} context={context} level={3} />
      </>
    ),
  }))
  return (
    <>
      <GroupHeading title={words('members')} anchor="members" taken={members.map(enumMemberAnchorOf)} words={words} />
      <EnumTable rows={rows} words={words} />
    </>
  )
}
