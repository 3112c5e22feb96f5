import { ArticlePage, type OwnArticleProps } from './article-page.tsx'
import { DocLead } from './doc-lead.tsx'

interface ReferencePageProps extends OwnArticleProps {
  readonly kind?: 'api' | 'changelog'
}

/** An article with the sidebar of the reference. */
export function ReferencePage({ page, kind = 'api', lead, ...article }: ReferencePageProps) {
  return (
    <ArticlePage
      page={page}
      kind={kind}
      sidebarLabel="apiSidebar"
      lead={
        <>
          <DocLead version={page.version} versionNotice={page.versionNotice} isUnlisted={false} words={page.words} />
          {lead}
        </>
      }
      {...article}
    />
  )
}
