import type { DocPageProps } from '@docgen/model'
import { FeedIcon } from '../components/icons.tsx'
import { Article } from './article.tsx'
import { Document } from './document.tsx'
import type { WithComponents } from './with-components.ts'

/** A package's changelog: it stands in the API reference, beside the package that it is about. */
export function ChangelogPage({ site, head, components, ...page }: WithComponents<DocPageProps>) {
  const { PageInfo, Sidebar } = components
  return (
    <Document
      site={site}
      head={head}
      components={components}
      kind="changelog"
      sidebar={<Sidebar items={page.sidebar} label="API sidebar" autoCollapse={site.sidebar.autoCollapse} />}
    >
      <Article
        components={components}
        markdownHref={page.markdownHref}
        breadcrumbs={page.breadcrumbs}
        title={page.title}
        isTitleHidden={page.isTitleHidden}
        lead={page.feedHref !== undefined && <FeedLink href={page.feedHref} />}
        toc={page.toc}
        info={
          <PageInfo
            editHref={page.editHref}
            lastUpdate={page.lastUpdate}
            tags={page.tags}
            lang={site.lang}
            calendar={site.calendar}
          />
        }
        prev={page.prev}
        next={page.next}
      >
        <div className="docgen-prose docgen-changelog" dangerouslySetInnerHTML={{ __html: page.content }} />
      </Article>
    </Document>
  )
}

function FeedLink({ href }: { readonly href: string }) {
  return (
    <p className="docgen-feed">
      <a href={href} type="application/atom+xml">
        <FeedIcon />
        Subscribe to the releases
      </a>
    </p>
  )
}
