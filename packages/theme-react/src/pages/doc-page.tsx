import type { DocPageProps } from '@docgen/model'
import { VersionNotice } from '../components/version-notice.tsx'
import { Article } from './article.tsx'
import { Document } from './document.tsx'
import type { WithComponents } from './with-components.ts'

export function DocPage({ site, head, components, ...page }: WithComponents<DocPageProps>) {
  const { Feedback, PageInfo, Sidebar } = components
  return (
    <Document
      site={site}
      head={head}
      components={components}
      kind="doc"
      sidebar={<Sidebar items={page.sidebar} label="Docs sidebar" autoCollapse={site.sidebar.autoCollapse} />}
    >
      <Article
        components={components}
        markdownHref={page.markdownHref}
        breadcrumbs={page.breadcrumbs}
        title={page.title}
        isTitleHidden={page.isTitleHidden}
        lead={<DocLead version={page.version} versionNotice={page.versionNotice} isUnlisted={page.isUnlisted} />}
        toc={page.toc}
        info={
          <>
            <Feedback feedback={site.feedback} />
            <PageInfo
              editHref={page.editHref}
              lastUpdate={page.lastUpdate}
              tags={page.tags}
              lang={site.lang}
              calendar={site.calendar}
            />
          </>
        }
        prev={page.prev}
        next={page.next}
      >
        <div className="docgen-prose" dangerouslySetInnerHTML={{ __html: page.content }} />
      </Article>
    </Document>
  )
}

function DocLead({ version, versionNotice, isUnlisted }: Pick<DocPageProps, 'version' | 'versionNotice' | 'isUnlisted'>) {
  return (
    <>
      {version && (
        <p className="docgen-version">
          Version: <strong>{version.label}</strong>
        </p>
      )}
      {version && versionNotice && <VersionNotice label={version.label} notice={versionNotice} />}
      {isUnlisted && <p className="docgen-unlisted">This page is unlisted: only those who have its address find it.</p>}
    </>
  )
}
