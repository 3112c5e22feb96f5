import type { DocPageProps } from '@docgen/ssg-cli/model'
import { Article } from './article.tsx'
import { Document } from './document.tsx'
import type { WithComponents } from './with-components.ts'

export function DocPage({ site, head, components, ...page }: WithComponents<DocPageProps>) {
  const { PageInfo, Sidebar } = components
  return (
    <Document
      site={site}
      head={head}
      components={components}
      kind="doc"
      sidebar={<Sidebar items={page.sidebar} label="Docs sidebar" />}
    >
      <Article
        components={components}
        breadcrumbs={page.breadcrumbs}
        title={page.title}
        isTitleHidden={page.isTitleHidden}
        lead={<DocLead version={page.version} isUnlisted={page.isUnlisted} />}
        toc={page.toc}
        info={<PageInfo editHref={page.editHref} lastUpdate={page.lastUpdate} tags={page.tags} lang={site.lang} />}
        prev={page.prev}
        next={page.next}
      >
        <div className="docgen-prose" dangerouslySetInnerHTML={{ __html: page.content }} />
      </Article>
    </Document>
  )
}

function DocLead({ version, isUnlisted }: Pick<DocPageProps, 'version' | 'isUnlisted'>) {
  return (
    <>
      {version && (
        <p className="docgen-version">
          Version: <strong>{version.label}</strong>
        </p>
      )}
      {isUnlisted && <p className="docgen-unlisted">This page is unlisted: only those who have its address find it.</p>}
    </>
  )
}
