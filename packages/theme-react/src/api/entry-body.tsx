import { Fragment, type ReactElement } from 'react'
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
import { Isolated } from '../components/breakable.tsx'
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
  /** What the page of the entry says of others. */
  readonly others?: RelationsProps['others']
  /** Anchors of what it holds. */
  readonly taken: readonly string[]
  readonly context: ApiContext
}

/** An entry below its title: what it is for, its declaration, then what its kind is made of. */
export function EntryBody({ entry, overview = [], groups = [], others = {}, taken, context }: EntryBodyProps) {
  const { MemberOverview } = context.parts

  const pieces = declarationCode(entry, context.links)
  const declaration = <Declaration pieces={pieces} context={context} />
  if (entry.kind === 'function') {
    return (
      <>
        {areOverloadsApart(entry.signatures) || declaration}
        <Relations entry={entry} others={others} context={context} />
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
          <CommentHead comment={entry.comment} context={context} level={2} />
          {declaration}
          {'typeParameters' in entry && <TypeParameters parameters={entry.typeParameters} context={context} level={2} />}
          <Relations entry={entry} others={others} context={context} />
          <SignatureDetails signatures={[signature]} comment={undefined} context={context} level={2} lacksBadges />
          <Value entry={entry} context={context} />
          <CommentTail comment={entry.comment} context={context} level={2} />
        </>
      )
    }
  }
  return (
    <>
      <CommentHead comment={entry.comment} context={context} level={2} />
      {declaration}
      {'typeParameters' in entry && <TypeParameters parameters={entry.typeParameters} context={context} level={2} />}
      {(entry.kind === 'type' || entry.kind === 'variable') && entry.type.kind !== 'object' && (
        <TypeTree type={entry.type} context={context} level={2} />
      )}
      <Relations entry={entry} others={others} context={context} />
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

/** Each framework may have an `Editor` that extends the `Editor` of the core. */
function Owner({ type }: { readonly type: ApiType }) {
  if (type.kind !== 'reference' || type.package === undefined) return null
  return (
    <>
      {' '}
      <small>
        <Isolated text={type.package} />
      </small>
    </>
  )
}

function nameOf(type: ApiType): string {
  return type.kind === 'reference' ? type.name : ''
}

function namesOfSeveral(names: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  return new Set(names.filter((name) => seen.has(name) || (seen.add(name), false)))
}

interface RelationsProps {
  readonly entry: ApiEntry
  readonly others: Pick<ApiEntryPageProps, 'additionsFrom' | 'namesakes'>
  readonly context: ApiContext
}

/** Who builds on this declaration, who adds to it, and what shares its name: what it builds on itself stands in its first line. */
function Relations({ entry, others: { additionsFrom = [], namesakes = [] }, context }: RelationsProps) {
  const viewsOf = (types: readonly ApiType[] = []) => {
    const shared = namesOfSeveral([entry.displayName, ...types.map(nameOf)])
    return types.map((type, index) => (
      <Fragment key={index}>
        <TypeView type={type} context={context} />
        {shared.has(nameOf(type)) && <Owner type={type} />}
      </Fragment>
    ))
  }
  const linkTo = (title: string, href: string) => (
    <a key={href} href={href}>
      <Isolated text={title} />
    </a>
  )
  const additions = additionsFrom.map(({ title, href }) => linkTo(title, href))
  const relations: readonly (readonly [string, readonly ReactElement[]])[] = [
    [context.words('extendedBy'), 'extendedBy' in entry ? viewsOf(entry.extendedBy) : []],
    [context.words('implementedBy'), 'implementedBy' in entry ? viewsOf(entry.implementedBy) : []],
    [context.words('additionsFrom'), additions],
    ...namesakes.map(({ kind, href }) => [context.words(`kind.${kind}`), [linkTo(entry.displayName, href)]] as const),
  ]
  const shown = relations.filter(([, links]) => links.length > 0)
  if (shown.length === 0) return null
  return (
    <dl className="docgen-relations">
      {shown.map(([label, links]) => (
        <div key={label}>
          <dt>{label}</dt>
          {links.map((link, index) => (
            <dd key={index}>{link}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
