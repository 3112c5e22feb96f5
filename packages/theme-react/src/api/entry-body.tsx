import {
  anchoredMembersOf,
  type ApiEntry,
  type ApiEntryPageProps,
  type ApiMemberSummary,
  type ApiType,
  declarationCode,
  isEnumDescribed,
  isSignatureDescribed,
  type PageEntry,
} from '@docgen/model'
import { AlternativesTable } from './alternatives-table.tsx'
import { CommentHead, CommentTail } from './comment-view.tsx'
import { Phrase } from '../components/phrase.tsx'
import type { ApiContext } from './context.ts'
import { EntryGroups } from './entry-groups.tsx'
import { EnumMembers } from './enum-members.tsx'
import { GroupHeading } from './group-heading.tsx'
import { MemberGroups } from './member-groups.tsx'
import { TypeParameters } from './parameters.tsx'
import { areOverloadsApart, SignatureDetails } from './signature-details.tsx'
import { TypeTree } from './type-tree.tsx'
import { Declaration, TypeView } from './type-view.tsx'

interface EntryBodyProps {
  readonly entry: PageEntry
  readonly overview?: readonly ApiMemberSummary[] | undefined
  /** Of a namespace. */
  readonly groups?: ApiEntryPageProps['groups']
  /** Anchors of what it holds. */
  readonly taken: readonly string[]
  readonly context: ApiContext
}

/** An entry below its title: what it is for, its declaration, then what its kind is made of. */
export function EntryBody({ entry, overview = [], groups = [], taken, context }: EntryBodyProps) {
  const { MemberOverview } = context.parts

  const pieces = declarationCode(entry, context.links)
  const declaration = <Declaration pieces={pieces} context={context} />
  if (entry.kind === 'function') {
    return (
      <>
        {areOverloadsApart(entry.signatures) || declaration}
        <SignatureDetails signatures={entry.signatures} codes={pieces} comment={entry.comment} context={context} level={2} />
      </>
    )
  }
  if ((entry.kind === 'type' || entry.kind === 'variable') && entry.type.kind === 'function') {
    const { signature } = entry.type
    if (isSignatureDescribed(signature)) {
      // Of its comment, TypeDoc gives the signature what is about parameters and the result.
      return (
        <>
          <CommentHead comment={entry.comment} context={context} />
          {declaration}
          {'typeParameters' in entry && <TypeParameters parameters={entry.typeParameters} context={context} level={2} />}
          <SignatureDetails signatures={[signature]} comment={undefined} context={context} level={2} />
          <Value entry={entry} context={context} />
          <CommentTail comment={entry.comment} context={context} level={2} />
        </>
      )
    }
  }
  return (
    <>
      <CommentHead comment={entry.comment} context={context} />
      {declaration}
      {'typeParameters' in entry && <TypeParameters parameters={entry.typeParameters} context={context} level={2} />}
      {(entry.kind === 'type' || entry.kind === 'variable') && entry.type.kind !== 'object' && (
        <TypeTree type={entry.type} context={context} level={2} />
      )}
      <Relations entry={entry} context={context} />
      <CommentTail comment={entry.comment} context={context} level={2} />
      {entry.kind === 'enum' && isEnumDescribed(entry) && <EnumMembers members={entry.members} context={context} />}
      <Value entry={entry} context={context} />
      {entry.kind === 'type' && <AlternativesTable entry={entry} context={context} />}
      {overview.length > 0 && (
        <>
          <GroupHeading title={context.words('overview')} anchor="overview" taken={taken} words={context.words} />
          <MemberOverview members={overview} words={context.words} />
        </>
      )}
      <MemberGroups
        members={anchoredMembersOf(entry)}
        isClass={entry.kind === 'class'}
        groupTexts={entry.comment?.groupTexts}
        context={context}
      />
      <EntryGroups groups={groups} parts={context.parts} words={context.words} />
    </>
  )
}

/** What the code assigns to a variable, where it is short. */
function Value({ entry, context }: { readonly entry: ApiEntry; readonly context: ApiContext }) {
  if (entry.kind !== 'variable' || entry.defaultValue === undefined) return null
  return (
    <p>
      <Phrase words={context.words} say="valueIs" values={{ value: <code>{entry.defaultValue}</code> }} />
    </p>
  )
}

/** Who builds on this declaration: what it builds on itself stands in its first line. */
function Relations({ entry, context }: { readonly entry: ApiEntry; readonly context: ApiContext }) {
  const relations: readonly (readonly [string, readonly ApiType[]])[] = [
    [context.words('extendedBy'), 'extendedBy' in entry ? entry.extendedBy : []],
    [context.words('implementedBy'), 'implementedBy' in entry ? (entry.implementedBy ?? []) : []],
  ]
  const shown = relations.filter(([, types]) => types.length > 0)
  if (shown.length === 0) return null
  return (
    <dl className="docgen-relations">
      {shown.map(([label, types]) => (
        <div key={label}>
          <dt>{label}</dt>
          {types.map((type, index) => (
            <dd key={index}>
              <TypeView type={type} context={context} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
