import type { BasePageProps } from '@docgen/ssg-cli/model'
import { SearchForm } from '../components/search-form.tsx'
import { SitePlaces } from '../components/site-places.tsx'
import { Document } from './document.tsx'
import type { WithComponents } from './with-components.ts'

/** A host shows it at addresses of any depth, so every link on it is a finished href. */
export function NotFoundPage({ site, head, components }: WithComponents<BasePageProps>) {
  return (
    <Document site={site} head={head} components={components} kind="not-found">
      <div className="docgen-plain-page">
        <p className="docgen-eyebrow">404</p>
        <h1>Page not found</h1>
        <p>No page has this address. It may have moved, or the link that led here has a mistake in it.</p>
        <SearchForm searchHref={site.searchHref} />
        <SitePlaces site={site} hasHome />
      </div>
    </Document>
  )
}
