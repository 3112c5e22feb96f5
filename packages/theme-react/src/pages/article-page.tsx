import type { ApiHierarchyPageProps } from '@docgen/model'
import { Article, type ArticleProps } from './article.tsx'
import { Document } from './document.tsx'
import type { WithComponents } from './with-components.ts'

/** What every page with a sidebar is given. */
type GivenProps = WithComponents<Omit<ApiHierarchyPageProps, 'title' | 'roots'>>

export interface OwnArticleProps extends Omit<ArticleProps, 'components' | 'words' | 'markdownHref' | 'breadcrumbs'> {
  readonly page: GivenProps
}

interface ArticlePageProps extends OwnArticleProps {
  readonly kind: 'doc' | 'listing' | 'api' | 'changelog'
  readonly sidebarLabel: 'docsSidebar' | 'apiSidebar'
}

/** An article with the sidebar of its section, if that has one. */
export function ArticlePage({ page, kind, sidebarLabel, ...article }: ArticlePageProps) {
  const { site, head, components, words, sidebar, markdownHref, breadcrumbs } = page
  const { Sidebar } = components
  return (
    <Document
      site={site}
      head={head}
      components={components}
      words={words}
      kind={kind}
      sidebar={
        sidebar.length === 0 ? undefined : (
          <Sidebar items={sidebar} label={words(sidebarLabel)} autoCollapse={site.sidebar.autoCollapse} words={words} />
        )
      }
    >
      <Article components={components} words={words} markdownHref={markdownHref} breadcrumbs={breadcrumbs} {...article} />
    </Document>
  )
}
