import { commentsOf, describedMembersOf, isDeprecated, type ApiType, type DescribedMember } from '@docgen/model'
import { badgesOf } from './badges-of.ts'
import { CommentHead } from './comment-view.tsx'
import type { ApiContext } from './context.ts'

/** What comments say of the members of the objects within a type, laid out as the objects are. */
export function TypeTree({ type, context }: { readonly type: ApiType; readonly context: ApiContext }) {
  return <MemberTree members={describedMembersOf(type)} context={context} />
}

function MemberTree({ members, context }: { readonly members: readonly DescribedMember[]; readonly context: ApiContext }) {
  if (members.length === 0) return null
  const { Badges } = context.parts
  return (
    <ul className="docgen-type-tree">
      {members.map(({ member, members: inner }, index) => (
        <li key={index}>
          <code>{isDeprecated(member) ? <s>{member.name}</s> : member.name}</code>{' '}
          <Badges badges={badgesOf(member, context.words)} element="span" />
          {commentsOf(member).map((comment, place) => (
            <CommentHead key={place} comment={comment} context={context} />
          ))}
          <MemberTree members={inner} context={context} />
        </li>
      ))}
    </ul>
  )
}
