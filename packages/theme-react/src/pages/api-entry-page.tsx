import {
  anchoredMembersOf,
  enumMemberAnchorOf,
  isDeprecated,
  memberAnchorOf,
  releaseAnchorOf,
  shownKindOf,
  type ApiEntryPageProps,
  type ApiRelease,
  type WithWords,
} from '@docgen/model'
import { Fragment } from 'react'
import { EntryBody } from '../api/entry-body.tsx'
import { badgesOf } from '../api/badges-of.ts'
import { originsOf, SiteMark } from '../api/comment-view.tsx'
import { ImportLine } from '../api/import-line.tsx'
import { createLinks } from '../api/links.ts'
import { UnexportedTypes } from '../api/unexported-types.tsx'
import { Isolated } from '../components/breakable.tsx'
import { DeclaredName } from '../components/declared-name.tsx'
import { OriginalLanguage } from '../components/original-language.tsx'
import { Phrase } from '../components/phrase.tsx'
import { MentionedIn } from './mentioned-in.tsx'
import { ReferencePage } from './reference-page.tsx'
import type { WithComponents } from './with-components.ts'

export function ApiEntryPage(page: WithComponents<ApiEntryPageProps>) {
  const { site, components, words, entry, unexported = {}, unexportedElsewhere = [] } = page
  const { Feedback, Mentions } = components
  const origins = originsOf([entry, unexported])
  const areTextsMixed = origins.site && origins.package
  const context = {
    links: createLinks(page),
    texts: page.texts,
    parts: components,
    areTextsMixed,
    fallback: page.fallback,
    words,
  }
  const taken = anchorsOf(entry)
  const name = <DeclaredName text={page.title} isDeprecated={isDeprecated(entry)} />
  return (
    <ReferencePage
      page={page}
      part={page.part}
      title={
        <>
          <span className="docgen-kind" data-kind={entry.kind}>
            {words(`kind.${shownKindOf(entry)}`)}
          </span>{' '}
          {name}
        </>
      }
      lead={<EntryLead {...page} />}
      toc={page.toc}
      info={<Feedback feedback={site.feedback} words={words} />}
      prev={page.prev}
      next={page.next}
    >
      <EntryBody entry={entry} overview={page.overview} groups={page.groups} others={page} taken={taken} context={context} />
      <UnexportedTypes above={entry} entries={unexported} elsewhere={unexportedElsewhere} taken={taken} context={context} />
      <Mentions
        words={words}
        title={words('referencedBy')}
        anchor="referenced-by"
        taken={taken}
        items={page.referencedBy}
        more={page.referencedByMore}
      />
      <MentionedIn components={components} guides={page.mentionedIn} taken={taken} words={words} />
    </ReferencePage>
  )
}

type EntryLeadProps = Omit<WithComponents<ApiEntryPageProps>, 'site' | 'head'>

/** Below the title: where the declaration comes from, and how to import it. */
function EntryLead({ entry, package: owner, unexported, fallback, importLine, components, words }: EntryLeadProps) {
  const { Badges, SourceLink } = components
  return (
    <>
      <ul className="docgen-facts">
        <li>
          <a href={owner.href}>
            <Isolated text={owner.name} />
          </a>{' '}
          {owner.version}
        </li>
        {entry.source && (
          <li>
            <SourceLink source={entry.source} />
          </li>
        )}
        <Badges badges={badgesOf(entry, words)} element="li" />
        <ChangedIn releases={entry.changedIn} href={owner.changesHref} words={words} />
        <SiteMark declared={[entry, unexported]} words={words} />
        {fallback && (
          <li>
            <OriginalLanguage fallback={fallback} words={words} />
          </li>
        )}
      </ul>
      <ImportLine line={importLine} words={words} />
    </>
  )
}

/** More of them are on the page of all changes. */
const mostReleases = 3

interface ChangedInProps extends WithWords {
  readonly releases: readonly ApiRelease[] | undefined
  readonly href: string | undefined
}

function ChangedIn({ releases = [], href, words }: ChangedInProps) {
  if (href === undefined || releases.length === 0) return null
  const versions = releases.slice(0, mostReleases).map((release, index) => (
    <Fragment key={index}>
      {index > 0 && ', '}
      <a href={`${href}#${releaseAnchorOf(release)}`}>{release.version}</a>
    </Fragment>
  ))
  return (
    <li>
      <Phrase words={words} say="changedIn" values={{ versions }} />
    </li>
  )
}

/** Anchors that the body of an entry has for what it holds. */
function anchorsOf(entry: ApiEntryPageProps['entry']): readonly string[] {
  if (entry.kind === 'enum') return entry.members.map(enumMemberAnchorOf)
  if (entry.kind === 'namespace') return entry.entries.map(({ name }) => name)
  return anchoredMembersOf(entry).map(memberAnchorOf)
}
