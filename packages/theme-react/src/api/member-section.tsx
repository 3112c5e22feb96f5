import type { ApiMember, ApiNameLink } from '@docgen/ssg-cli/model'
import { Breakable } from '../components/breakable.tsx'
import { Badges } from './badges.tsx'
import { CommentHead, CommentTail } from './comment-view.tsx'
import type { ApiContext, Hrefs } from './context.ts'
import { SignatureDetails } from './signature-details.tsx'
import { SourceLink } from './source-link.tsx'
import { TextView } from './text-view.tsx'
import { constructorCode, memberCode } from './type-code.ts'
import { Declaration, TypeBlock } from './type-view.tsx'

export interface MemberSectionProps {
  readonly member: ApiMember
  readonly anchor: string | undefined
  readonly isClass: boolean
  readonly context: ApiContext
}

export function MemberSection({ member, anchor, isClass, context }: MemberSectionProps) {
  const title = titleOf(member)
  return (
    <section className="docgen-member">
      <div className="docgen-heading docgen-heading-3">
        <h3 id={anchor}>{member.comment?.deprecated ? <s>{title}</s> : title}</h3>
        {anchor !== undefined && (
          <a className="docgen-anchor" href={`#${anchor}`} aria-label={`Link to ${title}`}>
            #
          </a>
        )}
        <Badges flags={member.flags} comment={member.comment} />
        {member.source && <SourceLink source={member.source} />}
      </div>
      <MemberCode member={member} isClass={isClass} hrefs={context.hrefs} />
      <MemberDetails member={member} context={context} />
      <Origin member={member} hrefs={context.hrefs} />
    </section>
  )
}

/** Of a property the type alone: its name stands above, its modifiers beside it. */
function MemberCode({
  member,
  isClass,
  hrefs,
}: {
  readonly member: ApiMember
  readonly isClass: boolean
  readonly hrefs: Hrefs
}) {
  if (member.kind === 'property') return <TypeBlock type={member.type} hrefs={hrefs} />
  const isOwnConstructor = isClass && member.kind === 'constructor'
  return <Declaration pieces={isOwnConstructor ? constructorCode(member, hrefs) : memberCode(member, hrefs)} />
}

function MemberDetails({ member, context }: { readonly member: ApiMember; readonly context: ApiContext }) {
  if ('signatures' in member) {
    const hasReturns = member.kind !== 'constructor'
    return (
      <SignatureDetails
        signatures={member.signatures}
        comment={member.comment}
        context={context}
        level={4}
        hasReturns={hasReturns}
      />
    )
  }
  return (
    <>
      <CommentHead comment={member.comment} context={context} />
      {member.comment?.returns && <TextView text={member.comment.returns} context={context} />}
      {'defaultValue' in member && member.defaultValue !== undefined && (
        <p>
          Default: <code>{member.defaultValue}</code>
        </p>
      )}
      <CommentTail comment={member.comment} context={context} level={4} />
    </>
  )
}

function titleOf(member: ApiMember): string {
  if (member.kind === 'constructor') return 'constructor'
  if (member.kind === 'index') return `[${member.parameter.name}]`
  if (member.kind === 'call') return 'Call signature'
  return member.kind === 'method' ? `${member.name}()` : member.name
}

/** Where a member comes from, which one it replaces, and whose promise it keeps. */
function Origin({ member, hrefs }: { readonly member: ApiMember; readonly hrefs: Hrefs }) {
  const { inheritedFrom, overrides, implementationOf } = member
  if (!inheritedFrom && !overrides && !implementationOf) return null
  return (
    <p className="docgen-origin">
      {inheritedFrom && <OriginPart label="Inherited from" link={inheritedFrom} hrefs={hrefs} />}
      {overrides && <OriginPart label="Overrides" link={overrides} hrefs={hrefs} />}
      {implementationOf && <OriginPart label="Implements" link={implementationOf} hrefs={hrefs} />}
    </p>
  )
}

function OriginPart({ label, link, hrefs }: { readonly label: string; readonly link: ApiNameLink; readonly hrefs: Hrefs }) {
  const href = link.target === undefined ? undefined : hrefs[link.target]
  const name = <Breakable text={link.name} />
  return (
    <span>
      {label} <code>{href === undefined ? name : <a href={href}>{name}</a>}</code>
    </span>
  )
}
