import type { NotFoundPageProps } from '@docgen/model'
import { SearchForm } from '../components/search-form.tsx'
import { SitePlaces } from '../components/site-places.tsx'
import { Document } from './document.tsx'
import type { WithComponents } from './with-components.ts'

/** A host shows it at addresses of any depth, so every link on it is a finished href. The runtime says what the address may have meant. */
export function NotFoundPage({ site, head, pagesHref, components, words }: WithComponents<NotFoundPageProps>) {
  return (
    <Document site={site} head={head} components={components} words={words} kind="not-found">
      <div className="docgen-plain-page" data-not-found={pagesHref}>
        <div>
          <h1>{words('pageNotFound')}</h1>
          <p data-not-found-reason="">{words('pageNotFoundReason')}</p>
        </div>
        <div>
          <SearchForm searchHref={site.searchHref} words={words} />
          <SitePlaces site={site} hasHome words={words} />
        </div>
        {/* Last, and of a height of its own: nothing moves when it is filled. */}
        <div className="docgen-nearest" data-not-found-nearest="" aria-live="polite" />
      </div>
    </Document>
  )
}
