import { madeWith, type Layouts } from '@docgen/model'
import type { ThemeComponents } from '../components/components.ts'
import { ApiChangesPage } from './api-changes-page.tsx'
import { ApiEntryPage } from './api-entry-page.tsx'
import { ApiHierarchyPage } from './api-hierarchy-page.tsx'
import { ApiIndexPage } from './api-index-page.tsx'
import { ApiPackagePage } from './api-package-page.tsx'
import { ApiSymbolsPage } from './api-symbols-page.tsx'
import { ChangelogPage } from './changelog-page.tsx'
import { CustomPage } from './custom-page.tsx'
import { DocPage } from './doc-page.tsx'
import { ListingPage } from './listing-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { SearchPage } from './search-page.tsx'

/** Each says what it is made of, so that pages are rendered again only where one of the components has changed. */
export function createLayouts(components: ThemeComponents): Layouts {
  const layouts = {
    doc: (props) => <DocPage {...props} components={components} />,
    changelog: (props) => <ChangelogPage {...props} components={components} />,
    page: (props) => <CustomPage {...props} components={components} />,
    search: (props) => <SearchPage {...props} components={components} />,
    notFound: (props) => <NotFoundPage {...props} components={components} />,
    listing: (props) => <ListingPage {...props} components={components} />,
    apiIndex: (props) => <ApiIndexPage {...props} components={components} />,
    apiPackage: (props) => <ApiPackagePage {...props} components={components} />,
    apiEntry: (props) => <ApiEntryPage {...props} components={components} />,
    apiSymbols: (props) => <ApiSymbolsPage {...props} components={components} />,
    apiChanges: (props) => <ApiChangesPage {...props} components={components} />,
    apiHierarchy: (props) => <ApiHierarchyPage {...props} components={components} />,
  } satisfies Layouts
  for (const layout of Object.values(layouts)) madeWith(components, layout)
  return layouts
}
