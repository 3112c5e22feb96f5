import {
  type ApiAccessor,
  type ApiCode,
  type ApiMember,
  type ApiNameLink,
  type ApiType,
  constructorCode,
  isDeprecated,
  isSetterTypeDescribed,
  legibleMember,
  legibleType,
  memberCode,
  propertyTypeOf,
  shortMemberOf,
  shortTypeOf,
  standaloneTypeCode,
  textOfCode,
  type Words,
} from '@docgen/model'
import { Breakable } from '../components/breakable.tsx'
import { Phrase } from '../components/phrase.tsx'
import { badgesOf } from './badges-of.ts'
import { CommentHead, CommentTail } from './comment-view.tsx'
import type { ApiContext } from './context.ts'
import { baseOf } from './inherited.ts'
import { SectionTitle } from './parts/section-title.tsx'
import { areOverloadsApart, SignatureDetails } from './signature-details.tsx'
import { TextView } from './text-view.tsx'
import { TypeTree } from './type-tree.tsx'
import { Declaration, lineWidth, TypeBlock, TypeView } from './type-view.tsx'

interface MemberSectionProps {
  readonly member: ApiMember
  readonly anchor: string | undefined
  readonly isClass: boolean
  readonly context: ApiContext
}

export function MemberSection({ member, anchor, isClass, context }: MemberSectionProps) {
  const { parts, words } = context
  const { Badges, Member, SourceLink } = parts
  // A short type stands on the line of its name.
  const isOneLine = member.kind === 'property' && isShort(propertyTypeOf(member), context)
  return (
    <Member
      words={words}
      member={member}
      title={titleOf(member, words)}
      isDeprecated={isDeprecated(member)}
      anchor={anchor}
      type={isOneLine && <TypeView type={propertyTypeOf(member)} context={context} />}
      badges={<Badges badges={badgesOf(member, words)} element="span" />}
      source={member.source && <SourceLink source={member.source} />}
      signature={!isOneLine && !isApart(member) && <MemberCode member={member} isClass={isClass} context={context} />}
      origin={<Origin member={member} context={context} />}
    >
      <MemberDetails member={member} isClass={isClass} context={context} />
    </Member>
  )
}

/** Whether there is room for it beside a name and where it is declared. */
function isShort(type: ApiType, { links }: ApiContext): boolean {
  const text = textOfCode(standaloneTypeCode(legibleType(type), links), lineWidth)
  return text.length <= lineWidth / 2 && !text.includes('\n')
}

function isApart(member: ApiMember): boolean {
  return 'signatures' in member && areOverloadsApart(member.signatures)
}

type MemberPartProps = Pick<MemberSectionProps, 'member' | 'isClass' | 'context'>

/** Of a property the type alone: its name stands above, its modifiers beside it. */
function MemberCode({ member, isClass, context }: MemberPartProps) {
  if (member.kind === 'property') return <TypeBlock type={shortTypeOf(propertyTypeOf(member))} context={context} />
  return <Declaration pieces={codesOf(member, isClass, context)} context={context} />
}

function codesOf(member: ApiMember, isClass: boolean, { links }: ApiContext): readonly ApiCode[] {
  const short = legibleMember(shortMemberOf(member))
  return isClass && short.kind === 'constructor' ? constructorCode(short, links) : memberCode(short, links)
}

function MemberDetails({ member, isClass, context }: MemberPartProps) {
  if ('signatures' in member) {
    const hasReturns = member.kind !== 'constructor'
    return (
      <SignatureDetails
        signatures={member.signatures}
        codes={codesOf(member, isClass, context)}
        comment={member.comment}
        context={context}
        level={4}
        hasReturns={hasReturns}
      />
    )
  }
  return (
    <>
      <CommentHead comment={member.comment} context={context} level={4} />
      {member.comment?.returns && <TextView text={member.comment.returns} context={context} level={4} />}
      {'defaultValue' in member && member.defaultValue !== undefined && (
        <p>
          <Phrase words={context.words} say="defaultIs" values={{ value: <code>{member.defaultValue}</code> }} />
        </p>
      )}
      {member.type.kind === 'function' ? (
        <SignatureDetails signatures={[member.type.signature]} comment={undefined} context={context} level={4} lacksBadges />
      ) : (
        <TypeTree type={member.type} context={context} level={4} />
      )}
      <CommentTail comment={member.comment} context={context} level={4} isReturnShown />
      {member.kind === 'accessor' && <SetterTexts member={member} context={context} />}
    </>
  )
}

/** What its setter says besides, and what is said of the type that it takes, if that is another. */
function SetterTexts({ member, context }: { readonly member: ApiAccessor; readonly context: ApiContext }) {
  const { setterComment: comment, setterType } = member
  const isDescribed = isSetterTypeDescribed(member)
  if (!comment && !isDescribed) return null
  const { words } = context
  return (
    <>
      <SectionTitle level={4}>{words('whenSet')}</SectionTitle>
      <CommentHead comment={comment} context={context} level={5} />
      {setterType && isDescribed && <TypeTree type={setterType} context={context} level={4} />}
      <CommentTail comment={comment} context={context} level={4} throwsTitle={words('throwsWhenSet')} lacksBadges />
    </>
  )
}

function titleOf(member: ApiMember, words: Words): string {
  if (member.kind === 'constructor') return 'constructor'
  if (member.kind === 'index') return `[${member.parameter.name}]`
  if (member.kind === 'call') return words('callSignature')
  return member.kind === 'method' ? `${member.name}()` : member.name
}

/** Where a member comes from, which one it replaces, and whose promise it keeps. */
function Origin({ member, context }: { readonly member: ApiMember; readonly context: ApiContext }) {
  const { inheritedFrom, overrides, implementationOf } = member
  if (!inheritedFrom && !overrides && !implementationOf) return null
  return (
    <p className="docgen-origin">
      {inheritedFrom && <OriginPart say="inheritedFrom" origin={inheritedFrom} member={member} context={context} />}
      {overrides && <OriginPart say="overrides" origin={overrides} member={member} context={context} />}
      {implementationOf && <OriginPart say="implementationOf" origin={implementationOf} member={member} context={context} />}
    </p>
  )
}

interface OriginPartProps {
  readonly say: 'inheritedFrom' | 'overrides' | 'implementationOf'
  readonly origin: ApiNameLink
  readonly member: ApiMember
  readonly context: ApiContext
}

function OriginPart({ say, origin, member, context: { links, words } }: OriginPartProps) {
  const href = links.originHrefOf(origin, baseOf(origin.name, member.name))
  const name = <Breakable text={origin.name} />
  return (
    <span>
      <Phrase words={words} say={say} values={{ name: <code>{href === undefined ? name : <a href={href}>{name}</a>}</code> }} />
    </span>
  )
}
