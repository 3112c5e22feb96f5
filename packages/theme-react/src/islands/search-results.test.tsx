import { englishWords } from '@docgen/model'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import SearchResultsIsland from './search-results.tsx'
import { searchMessagesOf } from './search/search-keys.ts'

test('the page of all results says that it is under way before it is alive, where scripts run', () => {
  const html = renderToString(
    <SearchResultsIsland
      search={{ workerHref: '/worker.js', config: {} }}
      searchHref="/search/"
      siteTitle="Docs"
      versionSearches={[]}
      lang="en"
      messages={searchMessagesOf(englishWords)}
    />,
  )
  expect(html).toContain('<p class="docgen-results-count docgen-needs-js" role="status">Loading…</p>')
})
