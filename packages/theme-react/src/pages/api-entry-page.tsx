import { isDeprecated, memberAnchorOf, type ApiEntryPageProps } from '@docgen/model'
import { EntryBody } from '../api/entry-body.tsx'
import { kindWords } from '../api/kind-words.ts'
import { badgesOf } from '../api/badges-of.ts'
import { membersOf } from '../api/declaration-code.ts'
import { commentOf } from '../api/comment-of.ts'
import { ImportLine } from '../api/import-line.tsx'
import { createLinks } from '../api/links.ts'
import { UnexportedTypes } from '../api/unexported-types.tsx'
import { DeclaredName } from '../components/declared-name.tsx'
import { Article } from './article.tsx'
import { Document } from './document.tsx'
import type { WithComponents } from './with-components.ts'

export function ApiEntryPage({ site, head, components, ...page }: WithComponents<ApiEntryPageProps>) {
  const { Badges, Feedback, Mentions, Sidebar, SourceLink } = components
  const { entry, package: owner, unexported = {} } = page
  const context = { links: createLinks(page), texts: page.texts, parts: components }
  const taken = anchorsOf(entry)
  const name = <DeclaredName text={entry.displayName} isDeprecated={isDeprecated(entry)} />
  return (
    <Document
      site={site}
      head={head}
      components={components}
      kind="api"
      sidebar={<Sidebar items={page.sidebar} label="API sidebar" autoCollapse={site.sidebar.autoCollapse} />}
    >
      <Article
        components={components}
        markdownHref={page.markdownHref}
        breadcrumbs={page.breadcrumbs}
        title={
          <>
            <span className="docgen-kind">{kindWords[entry.kind]}</span> {name}
          </>
        }
        lead={
          <>
            <ul className="docgen-facts">
              <li>
                <a href={owner.href}>{owner.name}</a> {owner.version}
              </li>
              {entry.source && (
                <li>
                  <SourceLink source={entry.source} />
                </li>
              )}
              <Badges
                badges={badgesOf({ flags: entry.flags, comment: commentOf(entry), signatures: signaturesOf(entry) })}
                element="li"
              />
            </ul>
            <ImportLine line={page.importLine} />
          </>
        }
        toc={page.toc}
        info={<Feedback feedback={site.feedback} />}
        prev={page.prev}
        next={page.next}
      >
        <EntryBody entry={entry} context={context} />
        <UnexportedTypes entries={unexported} taken={taken} context={context} />
        <Mentions
          title="Referenced by"
          anchor="referenced-by"
          taken={taken}
          items={page.referencedBy}
          more={page.referencedByMore}
        />
        <Mentions title="Mentioned in" anchor="mentioned-in" taken={taken} items={page.mentionedIn.map(toItem)} />
      </Article>
    </Document>
  )
}

function signaturesOf(entry: ApiEntryPageProps['entry']) {
  return entry.kind === 'function' ? entry.signatures : undefined
}

/** Anchors that the body of an entry has for what it holds. */
function anchorsOf(entry: ApiEntryPageProps['entry']): readonly string[] {
  if (entry.kind === 'enum') return entry.members.map(({ name }) => name)
  if (entry.kind === 'namespace') return entry.entries.map(({ name }) => name)
  return membersOf(entry).map(memberAnchorOf)
}

function toItem({ samples, ...guide }: ApiEntryPageProps['mentionedIn'][number]) {
  return {
    ...guide,
    ...(samples !== undefined && { context: samples === 1 ? 'in a code block' : `in ${samples} code blocks` }),
  }
}
