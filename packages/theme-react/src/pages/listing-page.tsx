import type { ListingEntry, ListingPageProps } from '@docgen/model'
import { Isolated } from '../components/breakable.tsx'
import { ArticlePage } from './article-page.tsx'
import { DocLead } from './doc-lead.tsx'
import type { WithComponents } from './with-components.ts'

/** A page that docgen makes of a category or a tag: a card for each page in it. */
export function ListingPage(page: WithComponents<ListingPageProps>) {
  return (
    <ArticlePage
      page={page}
      kind="listing"
      sidebarLabel="docsSidebar"
      title={page.title}
      lead={
        <>
          <DocLead version={page.version} versionNotice={page.versionNotice} isUnlisted={false} words={page.words} />
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
    </ArticlePage>
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
