import { isDeprecated, type ApiEnumMember } from '@docgen/ssg-cli/model'
import { ApiTable } from './api-table.tsx'
import { Badges } from './badges.tsx'
import { CommentHead } from './comment-view.tsx'
import type { ApiContext } from './context.ts'
import { GroupHeading } from './group-heading.tsx'

/** In source order; the row of a member has its anchor. */
export function EnumMembers({ members, context }: { readonly members: readonly ApiEnumMember[]; readonly context: ApiContext }) {
  const hasTexts = members.some((member) => member.comment)
  return (
    <>
      <GroupHeading title="Members" anchor="members" taken={members.map(({ name }) => name)} />
      <ApiTable columns={['Member', 'Value', hasTexts && 'Description']}>
        {members.map((member) => (
          <tr key={member.name} id={member.name}>
            <th scope="row">
              <a className="docgen-row-anchor" href={`#${member.name}`}>
                <code>{isDeprecated(member) ? <s>{member.name}</s> : member.name}</code>
              </a>{' '}
              <Badges flags={member.flags} comment={member.comment} />
            </th>
            <td>{member.value !== undefined && <code>{member.value}</code>}</td>
            {hasTexts && (
              <td>
                <CommentHead comment={member.comment} context={context} />
              </td>
            )}
          </tr>
        ))}
      </ApiTable>
    </>
  )
}
