import {
  type ApiGroupText,
  type ApiMember,
  isDescribed,
  lineCode,
  memberAnchorOf,
  shownMemberGroupsOf,
  withAnchors,
  type WithWords,
} from '@docgen/model'
import type { ApiContext } from './context.ts'
import { Phrase } from '../components/phrase.tsx'
import { GroupHeading } from './group-heading.tsx'
import { inheritedOf } from './inherited.ts'
import { MemberSection } from './member-section.tsx'
import { runsOf } from './runs.ts'
import { TextView } from './text-view.tsx'
import { Declaration } from './type-view.tsx'

interface MemberGroupsProps {
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
  const { words } = context
  const anchors = members.map(memberAnchorOf)
  const anchored = withAnchors([...members.filter(isOwn), ...members.filter((member) => !isOwn(member))])
  return (
    <>
      {members.some((member) => member.inheritedFrom) && <InheritedSwitch words={words} />}
      {shownMemberGroupsOf(members, words).map(({ title, anchor, members: group }) => {
        const own = group.filter(isOwn)
        const inherited = inheritedOf(group)
        const list = (listed: readonly ApiMember[]) => (
          <MemberList members={listed} anchors={anchored} isClass={isClass} context={context} />
        )
        return (
          <section key={anchor} className="docgen-members">
            <GroupHeading title={title} anchor={anchor} taken={anchors} words={words} />
            <GroupTexts heading={title} groupTexts={groupTexts} context={context} />
            {list(own)}
            {inherited.map(({ base, members: ofBase }) => (
              <details key={base} className="docgen-inherited" open={ofBase.length <= openUpTo}>
                <summary>
                  <Phrase words={words} say="inheritedCount" values={{ count: ofBase.length, base: <code>{base}</code> }} />
                </summary>
                {list(ofBase)}
              </details>
            ))}
          </section>
        )
      })}
    </>
  )
}

const isOwn = ({ inheritedFrom }: ApiMember): boolean => inheritedFrom === undefined

interface MemberListProps extends Pick<MemberGroupsProps, 'members' | 'isClass' | 'context'> {
  readonly anchors: ReadonlyMap<ApiMember, string | undefined>
}

/**
 * A section for each member that comments speak of, and one line for each of the others, which stand together. The section of a property
 * begins with such a line, so properties beside each other all have one as soon as one of them is spoken of.
 */
function MemberList({ members, anchors, isClass, context }: MemberListProps) {
  const { links } = context
  const isMixed = members.some(isDescribed)
  const hasSection = (member: ApiMember): boolean => isDescribed(member) || (isMixed && member.kind === 'property')
  return runsOf(members, hasSection).map((run, index) =>
    run.holds ? (
      run.items.map((member, place) => (
        <MemberSection key={place} member={member} anchor={anchors.get(member)} isClass={isClass} context={context} />
      ))
    ) : (
      <div key={index} className="docgen-member is-lines">
        <Declaration
          pieces={run.items.flatMap((member) => lineCode(member, { isClass, links, anchor: anchors.get(member) }))}
          context={context}
        />
      </div>
    ),
  )
}

interface GroupTextsProps {
  readonly heading: string
  readonly groupTexts: readonly ApiGroupText[]
  readonly context: ApiContext
}

function GroupTexts({ heading, groupTexts, context }: GroupTextsProps) {
  const texts = groupTexts.filter((each) => each.heading === heading)
  return texts.map(({ text }, index) => <TextView key={index} text={text} context={context} level={3} />)
}

/** The style sheet does what it says; the runtime remembers it. */
function InheritedSwitch({ words }: WithWords) {
  return (
    <p className="docgen-switch" data-hide-inherited="">
      <label>
        <input type="checkbox" /> {words('hideInherited')}
      </label>
    </p>
  )
}
