import { isDeprecated, type ApiAccessor, type ApiMember, type ApiNameLink } from '@docgen/model'
import { Breakable } from '../components/breakable.tsx'
import { badgesOf } from './badges-of.ts'
import { CommentHead, CommentTail, TextSection } from './comment-view.tsx'
import type { ApiContext } from './context.ts'
import { commentOf } from './comment-of.ts'
import { baseOf } from './inherited.ts'
import type { Links } from './links.ts'
import { Parameters } from './parameters.tsx'
import { SectionTitle } from './parts/section-title.tsx'
import { SignatureDetails } from './signature-details.tsx'
import { TextView } from './text-view.tsx'
import { constructorCode, memberCode } from './type-code.ts'
import { TypeTree } from './type-tree.tsx'
import { Declaration, TypeBlock } from './type-view.tsx'

export interface MemberSectionProps {
  readonly member: ApiMember
  readonly anchor: string | undefined
  readonly isClass: boolean
  readonly context: ApiContext
}

export function MemberSection({ member, anchor, isClass, context }: MemberSectionProps) {
  const { Badges, Member, SourceLink } = context.parts
  const signatures = member.kind === 'method' ? member.signatures : undefined
  return (
    <Member
      member={member}
      title={titleOf(member)}
      isDeprecated={isDeprecated(member)}
      anchor={anchor}
      badges={<Badges badges={badgesOf({ flags: member.flags, comment: commentOf(member), signatures })} element="span" />}
      source={member.source && <SourceLink source={member.source} />}
      signature={<MemberCode member={member} isClass={isClass} context={context} />}
      origin={<Origin member={member} links={context.links} />}
    >
      <MemberDetails member={member} context={context} />
    </Member>
  )
}

/** Of a property the type alone: its name stands above, its modifiers beside it. */
function MemberCode({
  member,
  isClass,
  context,
}: {
  readonly member: ApiMember
  readonly isClass: boolean
  readonly context: ApiContext
}) {
  if (member.kind === 'property') return <TypeBlock type={member.type} context={context} />
  const { links } = context
  const isOwnConstructor = isClass && member.kind === 'constructor'
  return <Declaration pieces={isOwnConstructor ? constructorCode(member, links) : memberCode(member, links)} context={context} />
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
      <TypeTree type={member.type} context={context} />
      {member.type.kind === 'function' && (
        <Parameters parameters={member.type.signature.parameters} context={context} level={4} />
      )}
      {member.kind === 'accessor' && <AccessorTexts member={member} context={context} />}
      <CommentTail comment={member.comment} context={context} level={4} />
    </>
  )
}

/** What its getter throws, and what its setter says besides. */
function AccessorTexts({
  member: { comment, setterComment },
  context,
}: {
  readonly member: ApiAccessor
  readonly context: ApiContext
}) {
  return (
    <>
      <TextSection title="Throws" texts={comment?.throws ?? []} context={context} level={4} />
      {setterComment && (
        <>
          <SectionTitle level={4}>When it is set</SectionTitle>
          <CommentHead comment={setterComment} context={context} />
          <TextSection title="Throws when it is set" texts={setterComment.throws} context={context} level={4} />
          <CommentTail comment={setterComment} context={context} level={4} />
        </>
      )}
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
function Origin({ member, links }: { readonly member: ApiMember; readonly links: Links }) {
  const { inheritedFrom, overrides, implementationOf } = member
  if (!inheritedFrom && !overrides && !implementationOf) return null
  return (
    <p className="docgen-origin">
      {inheritedFrom && <OriginPart label="Inherited from" origin={inheritedFrom} member={member} links={links} />}
      {overrides && <OriginPart label="Overrides" origin={overrides} member={member} links={links} />}
      {implementationOf && <OriginPart label="Implementation of" origin={implementationOf} member={member} links={links} />}
    </p>
  )
}

interface OriginPartProps {
  readonly label: string
  readonly origin: ApiNameLink
  readonly member: ApiMember
  readonly links: Links
}

function OriginPart({ label, origin, member, links }: OriginPartProps) {
  const href = links.originHrefOf(origin, baseOf(origin.name, member.name))
  const name = <Breakable text={origin.name} />
  return (
    <span>
      {label} <code>{href === undefined ? name : <a href={href}>{name}</a>}</code>
    </span>
  )
}
