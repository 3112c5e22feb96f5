import type { ApiHierarchyPageProps } from '@docgen/model'
import { Article, type ArticleProps } from './article.tsx'
import { DocLead } from './doc-lead.tsx'
import { Document } from './document.tsx'
import type { WithComponents } from './with-components.ts'

/** What every page of the reference is given. */
type GivenProps = WithComponents<Omit<ApiHierarchyPageProps, 'title' | 'roots'>>

interface ReferencePageProps extends Omit<ArticleProps, 'components' | 'words' | 'markdownHref' | 'breadcrumbs'> {
  readonly page: GivenProps
  readonly kind?: 'api' | 'changelog'
}

/** An article with the sidebar of the reference. */
export function ReferencePage({ page, kind = 'api', lead, ...article }: ReferencePageProps) {
  const { site, head, components, words } = page
  const { Sidebar } = components
  return (
    <Document
      site={site}
      head={head}
      components={components}
      words={words}
      kind={kind}
      sidebar={
        <Sidebar items={page.sidebar} label={words('apiSidebar')} autoCollapse={site.sidebar.autoCollapse} words={words} />
      }
    >
      <Article
        components={components}
        words={words}
        markdownHref={page.markdownHref}
        breadcrumbs={page.breadcrumbs}
        lead={
          <>
            <DocLead version={page.version} versionNotice={page.versionNotice} isUnlisted={false} words={words} />
            {lead}
          </>
        }
        {...article}
      />
    </Document>
  )
}
