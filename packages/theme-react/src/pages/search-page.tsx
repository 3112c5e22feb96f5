import type { SearchPageProps } from '@docgen/model'
import { Island } from '../components/island.tsx'
import { SearchForm } from '../components/search-form.tsx'
import { SitePlaces } from '../components/site-places.tsx'
import { Document } from './document.tsx'
import type { WithComponents } from './with-components.ts'

export function SearchPage({ site, head, places, versionSearches, components }: WithComponents<SearchPageProps>) {
  return (
    <Document site={site} head={head} components={components} kind="search">
      <div className="docgen-plain-page">
        {site.search ? (
          <>
            <Island
              name="search-results"
              props={{ search: site.search, searchHref: site.searchHref, siteTitle: site.title, versionSearches }}
              when="idle"
            />
            <div className="docgen-no-script">
              <p>Searching needs JavaScript, which is switched off. What you look for can also be found here:</p>
              <PlaceList places={places} />
            </div>
          </>
        ) : (
          <>
            <h1>Search the documentation</h1>
            <SearchForm searchHref={site.searchHref} />
            <SitePlaces site={site} />
          </>
        )}
      </div>
    </Document>
  )
}

function PlaceList({ places }: Pick<SearchPageProps, 'places'>) {
  return (
    <ul>
      {places.map(({ title, href }) => (
        <li key={href}>
          <a href={href}>{title}</a>
        </li>
      ))}
    </ul>
  )
}
