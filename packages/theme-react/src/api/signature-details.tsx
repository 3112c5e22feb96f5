import { type ApiCode, type ApiComment, type ApiSignature, describedMembersOf, isSignatureDescribed } from '@docgen/model'
import { CommentHead, CommentTail } from './comment-view.tsx'
import type { ApiContext } from './context.ts'
import { Parameters, TypeParameters } from './parameters.tsx'
import { OverloadBadges } from './overload-badges.tsx'
import { SectionTitle } from './parts/section-title.tsx'
import { TextView } from './text-view.tsx'
import { TypeTree } from './type-tree.tsx'
import { Declaration, TypeView } from './type-view.tsx'

interface SignatureDetailsProps {
  readonly signatures: readonly ApiSignature[]
  /** The declarations of overloads, in their order. */
  readonly codes?: readonly ApiCode[]
  /** Of the whole declaration: that of an implementation speaks for all of its overloads. One signature alone may have it instead. */
  readonly comment: ApiComment | undefined
  readonly context: ApiContext
  /** Of the headings: 2 on the page of a function, 4 under a member. */
  readonly level: number
  /** A constructor's result is its class: nobody needs to be told. */
  readonly hasReturns?: boolean
  /** Of the type of what is no function itself: its badges stand nowhere. */
  readonly lacksBadges?: boolean
}

/** Whether overloads stand above what is said of them, so that nothing needs to stand above all. */
export function areOverloadsApart(signatures: readonly ApiSignature[]): boolean {
  return signatures.length > 1 && signatures.some(isSignatureDescribed)
}

/**
 * What there is to say of each signature. Overloads are numbered, each below its declaration; those beside each other that nothing is said of
 * stand together. Where there is nothing to say of any, the declarations of all stand together above.
 */
export function SignatureDetails({ signatures, codes = [], comment, context, level, ...more }: SignatureDetailsProps) {
  const [first] = signatures
  if (signatures.length === 1 && first) {
    return <Details signature={first} comment={first.comment ?? comment} context={context} level={level} {...more} />
  }
  return (
    <>
      <CommentHead comment={comment} context={context} level={level} />
      {areOverloadsApart(signatures) &&
        overloadsIn(signatures).map(({ signature, from, to, isDescribed }) => (
          <div key={from} className="docgen-overload">
            <SectionTitle level={level} id={level === 2 ? `overload-${from}` : undefined}>
              {context.words('overloadOf', { number: from === to ? from : `${from}–${to}`, total: signatures.length })}
              <OverloadBadges signature={signature} signatures={signatures} context={context} />
            </SectionTitle>
            <Declaration pieces={codes.slice(from - 1, to)} context={context} />
            {isDescribed && (
              <Details
                signature={signature}
                comment={signature.comment}
                context={context}
                level={Math.min(level + 1, 6)}
                {...more}
              />
            )}
          </div>
        ))}
      <CommentTail comment={comment} context={context} level={level} />
    </>
  )
}

/** `from` and `to` count from 1. */
interface Overloads {
  /** The first of them. */
  readonly signature: ApiSignature
  readonly from: number
  readonly to: number
  readonly isDescribed: boolean
}

function overloadsIn(signatures: readonly ApiSignature[]): readonly Overloads[] {
  const overloads: Overloads[] = []
  for (const [index, signature] of signatures.entries()) {
    const isDescribed = isSignatureDescribed(signature)
    const last = overloads.at(-1)
    if (last && !isDescribed && !last.isDescribed) overloads[overloads.length - 1] = { ...last, to: index + 1 }
    else overloads.push({ signature, from: index + 1, to: index + 1, isDescribed })
  }
  return overloads
}

interface DetailsProps extends Omit<SignatureDetailsProps, 'signatures'> {
  readonly signature: ApiSignature
}

function Details({ signature, comment, context, level, hasReturns = true, lacksBadges = false }: DetailsProps) {
  // Without a text the declaration says it already.
  const isReturnDue = hasReturns && (comment?.returns !== undefined || describedMembersOf(signature.returns).length > 0)
  return (
    <>
      <CommentHead comment={comment} context={context} level={level} />
      <TypeParameters parameters={signature.typeParameters} context={context} level={level} />
      <Parameters parameters={signature.parameters} context={context} level={level} />
      {isReturnDue && (
        <>
          <div className="docgen-returns">
            <SectionTitle level={level}>{context.words('returns')}</SectionTitle>
            <TypeView type={signature.returns} context={context} />
          </div>
          {comment?.returns && <TextView text={comment.returns} context={context} level={level + 1} />}
          <TypeTree type={signature.returns} context={context} level={level + 1} />
        </>
      )}
      <CommentTail comment={comment} context={context} level={level} isReturnShown lacksBadges={lacksBadges} />
    </>
  )
}
