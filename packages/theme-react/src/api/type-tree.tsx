import {
  calledSignaturesOf,
  describedMembersOf,
  isDeprecated,
  isSignatureDescribed,
  type ApiEnumMember,
  type ApiMember,
  type ApiParameter,
  type ApiSignature,
  type ApiType,
  type DescribedMember,
} from '@docgen/model'
import { Fragment, type ReactNode } from 'react'
import { badgesOf } from './badges-of.ts'
import { CommentHead, CommentTail } from './comment-view.tsx'
import type { ApiContext } from './context.ts'
import { OverloadBadges } from './overload-badges.tsx'
import { SectionTitle } from './parts/section-title.tsx'
import { TextView } from './text-view.tsx'

interface TreeProps {
  readonly context: ApiContext
  /** Of the headings within the texts. */
  readonly level: number
}

/** What comments say of the members of the objects within a type, laid out as the objects are. */
export function TypeTree({ type, ...rest }: TreeProps & { readonly type: ApiType }) {
  return <MemberTree members={describedMembersOf(type)} {...rest} />
}

function MemberTree({ members, ...rest }: TreeProps & { readonly members: readonly DescribedMember[] }) {
  if (members.length === 0) return null
  const { context } = rest
  const { Badges } = context.parts
  return (
    <ul className="docgen-type-tree">
      {members.map(({ member, members: inner }, index) => (
        <li key={index}>
          <code>{isDeprecated(member) ? <s>{member.name}</s> : member.name}</code>{' '}
          <Badges badges={badgesOf(member, context.words)} element="span" />
          <MemberTexts member={member} {...rest} />
          <MemberTree members={inner} {...rest} />
        </li>
      ))}
    </ul>
  )
}

interface MemberTextsProps extends TreeProps {
  readonly member: ApiMember
  /** Whether no badges stand beside its name. */
  readonly lacksBadges?: boolean
}

/** All that comments say of a member itself, where it has no section: its parameters are a list. */
export function MemberTexts({ member, lacksBadges = false, ...rest }: MemberTextsProps) {
  const { comment } = member
  const setterComment = member.kind === 'accessor' ? member.setterComment : undefined
  const signatures = calledSignaturesOf(member)
  return (
    <>
      <CommentHead comment={comment} {...rest} />
      {signatures.map(
        (signature, index) =>
          isSignatureDescribed(signature) && (
            <Fragment key={index}>
              <OverloadTitle index={index} signatures={signatures} {...rest} />
              <SignatureTexts signature={signature} lacksBadges={lacksBadges || !('signatures' in member)} {...rest} />
            </Fragment>
          ),
      )}
      <CommentTail comment={comment} {...rest} lacksBadges={lacksBadges} />
      <CommentHead comment={setterComment} {...rest} />
      <CommentTail comment={setterComment} {...rest} throwsTitle={rest.context.words('throwsWhenSet')} lacksBadges />
    </>
  )
}

interface OverloadTitleProps extends TreeProps {
  readonly index: number
  readonly signatures: readonly ApiSignature[]
}

/** Which of the signatures that stand in the code above is meant: what is deprecated may be one of them. */
function OverloadTitle({ index, signatures, context, level }: OverloadTitleProps) {
  const signature = signatures[index]
  if (!signature || signatures.length === 1) return null
  return (
    <SectionTitle level={level}>
      {context.words('overloadOf', { number: index + 1, total: signatures.length })}
      <OverloadBadges signature={signature} signatures={signatures} context={context} />
    </SectionTitle>
  )
}

/** What comments say of the members of an enumeration that has no page: its code shows their values. */
export function EnumMemberTexts({ members, ...rest }: TreeProps & { readonly members: readonly ApiEnumMember[] }) {
  const described = members.filter(({ comment }) => comment)
  if (described.length === 0) return null
  const { context } = rest
  const { Badges } = context.parts
  return (
    <ul className="docgen-type-tree">
      {described.map((member) => (
        <li key={member.id}>
          <code>{isDeprecated(member) ? <s>{member.name}</s> : member.name}</code>{' '}
          <Badges badges={badgesOf(member, context.words)} element="span" />
          <CommentHead comment={member.comment} {...rest} />
          <CommentTail comment={member.comment} {...rest} />
        </li>
      ))}
    </ul>
  )
}

interface SignatureTextsProps extends TreeProps {
  readonly signature: ApiSignature
  readonly lacksBadges: boolean
}

function SignatureTexts({ signature, lacksBadges, ...rest }: SignatureTextsProps) {
  const { comment, parameters, typeParameters, returns } = signature
  const { context, level } = rest
  const ofResult = describedMembersOf(returns)
  return (
    <>
      <CommentHead comment={comment} {...rest} />
      <TextList title={context.words('typeParameters')} items={typeParameters.filter(({ text }) => text)} {...rest} />
      <TextList title={context.words('parameters')} items={parameters.filter(isParameterDescribed)} {...rest} />
      {(comment?.returns !== undefined || ofResult.length > 0) && (
        <>
          <SectionTitle level={level}>{context.words('returns')}</SectionTitle>
          {comment?.returns && <TextView text={comment.returns} {...rest} />}
          <MemberTree members={ofResult} {...rest} />
        </>
      )}
      <CommentTail comment={comment} {...rest} isReturnShown lacksBadges={lacksBadges} />
    </>
  )
}

function isParameterDescribed({ deprecated, text, type }: ApiParameter): boolean {
  return deprecated !== undefined || text !== undefined || describedMembersOf(type).length > 0
}

/** What is said of a parameter, and that it should not be given any more. */
export function TextsOfParameter({ deprecated, text, ...rest }: TreeProps & Pick<ApiParameter, 'deprecated' | 'text'>) {
  const { parts, words } = rest.context
  if (!deprecated) return text && <TextView text={text} {...rest} />
  return (
    <parts.Comment
      words={words}
      deprecated={<TextView text={deprecated} {...rest} />}
      summary={text && <TextView text={text} {...rest} />}
    />
  )
}

interface TextListProps extends TreeProps {
  readonly title: string
  readonly items: readonly (Pick<ApiParameter, 'name' | 'deprecated' | 'text'> & { readonly type?: ApiType })[]
}

function TextList({ title, items, ...rest }: TextListProps): ReactNode {
  if (items.length === 0) return null
  return (
    <>
      <SectionTitle level={rest.level}>{title}</SectionTitle>
      <ul className="docgen-type-tree">
        {items.map(({ name, deprecated, text, type }) => (
          <li key={name}>
            <code>{deprecated ? <s>{name}</s> : name}</code>
            <TextsOfParameter deprecated={deprecated} text={text} {...rest} />
            {type && <TypeTree type={type} {...rest} />}
          </li>
        ))}
      </ul>
    </>
  )
}
