import { memberAnchorOf, memberGroupsOf, type ApiGroupText, type ApiMember } from '@docgen/ssg-cli/model'
import type { ApiContext } from './context.ts'
import { GroupHeading } from './group-heading.tsx'
import { inheritedOf } from './inherited.ts'
import { MemberSection } from './member-section.tsx'
import { TextView } from './text-view.tsx'

export interface MemberGroupsProps {
  readonly members: readonly ApiMember[]
  readonly isClass: boolean
  /** What their author says of their headings. */
  readonly groupTexts?: readonly ApiGroupText[] | undefined
  readonly context: ApiContext
}

/** More members of one base than these are folded at first. */
const openUpTo = 5

/** The members of a class, an interface or an object, in groups by kind, events in one of their own: own members, then those of each base, which fold. */
export function MemberGroups({ members, isClass, groupTexts = [], context }: MemberGroupsProps) {
  const anchors = members.map(memberAnchorOf)
  return (
    <>
      {members.some((member) => member.inheritedFrom) && <InheritedSwitch />}
      {memberGroupsOf(members).map(({ title, anchor, members: group }) => {
        const own = group.filter((member) => !member.inheritedFrom)
        const inherited = inheritedOf(group)
        const anchored = withAnchors([...own, ...inherited.flatMap((base) => base.members)])
        const section = (member: ApiMember, index: number) => (
          <MemberSection key={index} member={member} anchor={anchored.get(member)} isClass={isClass} context={context} />
        )
        return (
          <section key={anchor} className="docgen-members">
            <GroupHeading title={title} anchor={anchor} taken={anchors} />
            <GroupTexts heading={title} groupTexts={groupTexts} context={context} />
            {own.map(section)}
            {inherited.map(({ base, members: ofBase }) => (
              <details key={base} className="docgen-inherited" open={ofBase.length <= openUpTo}>
                <summary>
                  {`${ofBase.length} inherited from `}
                  <code>{base}</code>
                </summary>
                {ofBase.map(section)}
              </details>
            ))}
          </section>
        )
      })}
    </>
  )
}

interface GroupTextsProps {
  readonly heading: string
  readonly groupTexts: readonly ApiGroupText[]
  readonly context: ApiContext
}

function GroupTexts({ heading, groupTexts, context }: GroupTextsProps) {
  const texts = groupTexts.filter((each) => each.heading === heading)
  return texts.map(({ text }, index) => <TextView key={index} text={text} context={context} />)
}

/** The style sheet does what it says; the runtime remembers it. */
function InheritedSwitch() {
  return (
    <p className="docgen-switch" data-hide-inherited="">
      <label>
        <input type="checkbox" /> Hide inherited members
      </label>
    </p>
  )
}

/** Index signatures share one anchor: the first has it. */
function withAnchors(members: readonly ApiMember[]): ReadonlyMap<ApiMember, string | undefined> {
  const anchors = members.map(memberAnchorOf)
  return new Map(
    members.map((member, index) => {
      const anchor = anchors[index]
      return [member, anchor !== undefined && anchors.indexOf(anchor) === index ? anchor : undefined]
    }),
  )
}
