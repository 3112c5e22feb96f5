import type { ApiEntryPageProps } from '@docgen/ssg-cli/model'
import { EntryBody } from '../api/entry-body.tsx'
import { kindWords } from '../api/kind-words.ts'
import { Badges } from '../api/badges.tsx'
import { ImportLine } from '../api/import-line.tsx'
import { SourceLink } from '../api/source-link.tsx'
import { Breakable } from '../components/breakable.tsx'
import { Article } from './article.tsx'
import { Document } from './document.tsx'
import type { WithComponents } from './with-components.ts'

export function ApiEntryPage({ site, head, components, ...page }: WithComponents<ApiEntryPageProps>) {
  const { Sidebar } = components
  const { entry, package: owner } = page
  return (
    <Document
      site={site}
      head={head}
      components={components}
      kind="api"
      sidebar={<Sidebar items={page.sidebar} label="API sidebar" />}
    >
      <Article
        components={components}
        breadcrumbs={page.breadcrumbs}
        title={
          <>
            <span className="docgen-kind">{kindWords[entry.kind]}</span> <Breakable text={entry.displayName} />
          </>
        }
        lead={
          <ul className="docgen-facts">
            <li>
              <a href={owner.href}>{owner.name}</a> {owner.version}
            </li>
            {entry.source && (
              <li>
                <SourceLink source={entry.source} />
              </li>
            )}
            <Badges flags={entry.flags} comment={entry.comment ?? commentOfSignature(entry)} element="li" />
          </ul>
        }
        toc={page.toc}
        prev={page.prev}
        next={page.next}
      >
        <ImportLine line={page.importLine} />
        <EntryBody entry={entry} context={{ hrefs: page.hrefs, texts: page.texts }} />
      </Article>
    </Document>
  )
}

/** The comment of a function stands on its first signature. */
function commentOfSignature(entry: ApiEntryPageProps['entry']) {
  return entry.kind === 'function' ? entry.signatures[0]?.comment : undefined
}
