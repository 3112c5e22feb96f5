import type { BasePageProps } from '@docgen/ssg-cli/model'
import { SearchForm } from '../components/search-form.tsx'
import { SitePlaces } from '../components/site-places.tsx'
import { Document } from './document.tsx'
import type { WithComponents } from './with-components.ts'

export function SearchPage({ site, head, components }: WithComponents<BasePageProps>) {
  return (
    <Document site={site} head={head} components={components} kind="search">
      <div className="docgen-plain-page">
        <h1>Search the documentation</h1>
        <SearchForm searchHref={site.searchHref} />
        <SitePlaces site={site} />
      </div>
    </Document>
  )
}
