import {
  anchoredMembersOf,
  type ApiEntryPageProps,
  legibleEntry,
  type PageEntry,
  unexportedAnchorsOf,
  wholeDeclarationCode,
} from '@docgen/model'
import { CommentHead, CommentTail } from './comment-view.tsx'
import { DeclaredName } from '../components/declared-name.tsx'
import { Phrase } from '../components/phrase.tsx'
import type { ApiContext } from './context.ts'
import { GroupHeading } from './group-heading.tsx'
import type { UnexportedEntries } from './links.ts'
import { TypeParameters } from './parameters.tsx'
import { htmlOfParts } from './texts-in.ts'
import { EnumMemberTexts, TypeTree } from './type-tree.tsx'
import { Declaration } from './type-view.tsx'

interface UnexportedTypesProps {
  /** What stands above on the page. */
  readonly above: PageEntry
  readonly entries: UnexportedEntries
  readonly elsewhere: NonNullable<ApiEntryPageProps['unexportedElsewhere']>
  readonly taken: readonly string[]
  readonly context: ApiContext
}

/** Declarations that the page's code names but nobody can import, some of them described elsewhere. Their anchor stands inside the fold: a link to it opens it. */
export function UnexportedTypes({ above, entries, elsewhere, taken, context }: UnexportedTypesProps) {
  const anchors = unexportedAnchorsOf(Object.keys(entries))
  const shown = Object.entries(entries).flatMap(([id, entry]) => (entry.kind === 'reference' ? [] : [[id, entry] as const]))
  if (shown.length === 0 && elsewhere.length === 0) return null
  const [, ...texts] = htmlOfParts(context.texts, [above, ...shown.map(([, entry]) => entry)])
  return (
    <section className="docgen-unexported">
      <GroupHeading title={context.words('notExported')} anchor="not-exported" taken={taken} words={context.words} />
      {shown.map(([id, entry], index) => (
        <details key={id}>
          <summary>
            <code>{entry.displayName}</code> {context.words(`kindInText.${entry.kind}`)}
          </summary>
          <div id={anchors.get(id)}>
            <UnexportedType entry={entry} context={{ ...context, texts: texts[index] ?? context.texts }} />
          </div>
        </details>
      ))}
      {elsewhere.map(({ name, kind, href, with: owner, isDeprecated }) => (
        <p key={href}>
          <code className="docgen-type">
            <a href={href}>
              <DeclaredName text={name} isDeprecated={isDeprecated} />
            </a>
          </code>{' '}
          {context.words(`kindInText.${kind}`)}
          {' · '}
          <Phrase words={context.words} say="describedWith" values={{ name: <code className="docgen-type">{owner}</code> }} />
        </p>
      ))}
    </section>
  )
}

function UnexportedType({ entry, context }: { readonly entry: PageEntry; readonly context: ApiContext }) {
  const { SourceLink } = context.parts
  const members = anchoredMembersOf(entry)
  return (
    <>
      <CommentHead comment={entry.comment} context={context} level={3} />
      <Declaration pieces={wholeDeclarationCode(legibleEntry(entry), context.links)} context={context} />
      {'typeParameters' in entry && <TypeParameters parameters={entry.typeParameters} context={context} level={3} />}
      {entry.kind === 'enum' && <EnumMemberTexts members={entry.members} context={context} level={3} />}
      {members.length > 0 ? (
        <TypeTree type={{ kind: 'object', members }} context={context} level={3} />
      ) : (
        entry.kind === 'type' && <TypeTree type={entry.type} context={context} level={3} />
      )}
      <CommentTail comment={entry.comment} context={context} level={3} lacksBadges />
      {entry.source && <SourceLink source={entry.source} />}
    </>
  )
}
