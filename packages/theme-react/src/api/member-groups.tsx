import { memberAnchorOf, memberGroups, type ApiMember } from '@docgen/ssg-cli/model'
import type { ApiContext } from './context.ts'
import { GroupHeading } from './group-heading.tsx'
import { MemberSection } from './member-section.tsx'

export interface MemberGroupsProps {
  readonly members: readonly ApiMember[]
  readonly isClass: boolean
  readonly context: ApiContext
}

/** The members of a class, an interface or an object, in groups by kind; own members come before inherited ones. */
export function MemberGroups({ members, isClass, context }: MemberGroupsProps) {
  const anchors = members.map(memberAnchorOf)
  return memberGroups.map(({ kind, title, anchor }) => {
    const group = members.filter((member) => member.kind === kind)
    if (group.length === 0) return null
    const sorted = [...group.filter((member) => !member.inheritedFrom), ...group.filter((member) => member.inheritedFrom)]
    return (
      <section key={kind} className="docgen-members">
        <GroupHeading title={title} anchor={anchor} taken={anchors} />
        {sorted.map((member, index) => (
          <MemberSection key={index} member={member} anchor={firstAnchorOf(sorted, index)} isClass={isClass} context={context} />
        ))}
      </section>
    )
  })
}

/** Index signatures share one anchor: the first has it. */
function firstAnchorOf(members: readonly ApiMember[], index: number): string | undefined {
  const anchors = members.map(memberAnchorOf)
  const anchor = anchors[index]
  return anchor !== undefined && anchors.indexOf(anchor) === index ? anchor : undefined
}
