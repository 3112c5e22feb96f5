import type { SearchPageProps, WithWords } from '@docgen/model'
import { Island } from '../components/island.tsx'
import { SearchForm } from '../components/search-form.tsx'
import { SitePlaces } from '../components/site-places.tsx'
import { searchMessagesOf } from '../islands/search/search-keys.ts'
import { Document } from './document.tsx'
import type { WithComponents } from './with-components.ts'

export function SearchPage({ site, head, places, versionSearches, components, words }: WithComponents<SearchPageProps>) {
  return (
    <Document site={site} head={head} components={components} words={words} kind="search">
      <div className="docgen-plain-page">
        {site.search && site.searchHref !== undefined ? (
          <>
            <Island
              name="search-results"
              props={{
                search: site.search,
                searchHref: site.searchHref,
                siteTitle: site.title,
                versionSearches,
                lang: words.lang,
                messages: searchMessagesOf(words),
              }}
              when="idle"
            />
            <p className="docgen-no-script">{words('searchNeedsScripts')}</p>
            <PlaceList places={places} words={words} />
          </>
        ) : (
          <>
            <h1>{words('searchDocumentation')}</h1>
            <SearchForm searchHref={site.searchHref} words={words} />
            <SitePlaces site={site} words={words} />
          </>
        )}
      </div>
    </Document>
  )
}

/** Where else to look; the style sheet shows it to those who have asked nothing, or found nothing. */
function PlaceList({ places, words }: Pick<SearchPageProps, 'places'> & WithWords) {
  return (
    <nav className="docgen-places" aria-label={words('partsOfThisSite')}>
      <ul>
        {places.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
