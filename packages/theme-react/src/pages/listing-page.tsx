import type { ListingEntry, ListingPageProps } from '@docgen/model'
import { Isolated } from '../components/breakable.tsx'
import { DocLead } from './doc-lead.tsx'
import { Article } from './article.tsx'
import { Document } from './document.tsx'
import type { WithComponents } from './with-components.ts'

/** A page that docgen makes of a category or a tag: a card for each page in it. */
export function ListingPage({ site, head, components, words, ...page }: WithComponents<ListingPageProps>) {
  const { Sidebar } = components
  return (
    <Document
      site={site}
      head={head}
      components={components}
      words={words}
      kind="listing"
      sidebar={
        page.sidebar.length === 0 ? undefined : (
          <Sidebar items={page.sidebar} label={words('docsSidebar')} autoCollapse={site.sidebar.autoCollapse} words={words} />
        )
      }
    >
      <Article
        components={components}
        words={words}
        markdownHref={page.markdownHref}
        breadcrumbs={page.breadcrumbs}
        title={page.title}
        lead={
          <>
            <DocLead version={page.version} versionNotice={page.versionNotice} isUnlisted={false} words={words} />
            {page.lead !== undefined && <p className="docgen-lead">{page.lead}</p>}
          </>
        }
        toc={[]}
        isWide
        prev={page.prev}
        next={page.next}
      >
        <div className="docgen-cards docgen-listing">
          <ul>
            {page.entries.map((entry, index) => (
              <Card key={index} {...entry} />
            ))}
          </ul>
        </div>
      </Article>
    </Document>
  )
}

function Card({ title, href, description }: ListingEntry) {
  return (
    <li>
      <p>
        <a href={href}>
          <Isolated text={title} />
        </a>
      </p>
      {description !== undefined && (
        <p>
          <Isolated text={description} />
        </p>
      )}
    </li>
  )
}
