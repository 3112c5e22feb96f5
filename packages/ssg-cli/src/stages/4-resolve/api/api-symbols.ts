import { isDeprecated, shownAsOf, type ApiSection, type ApiSymbolsPageProps } from '@docgen/model'
import { byTitle, namedEntriesOf, type PagedEntry } from './api-entries.ts'

/** Every declaration of a reference that has a page, A to Z. `hrefOf` gives the address of an entry's page. */
export function apiSymbolsOf(
  { packages }: Pick<ApiSection, 'packages'>,
  hrefOf: (entry: PagedEntry) => string | undefined,
): ApiSymbolsPageProps['symbols'] {
  return [...namedEntriesOf(packages)]
    .sort(byTitle(({ package: { name }, entry }) => `${name} ${entry.kind}`))
    .flatMap(({ title, entry, package: apiPackage }) => {
      const href = hrefOf(entry)
      return href === undefined
        ? []
        : [
            {
              name: title,
              kind: entry.kind,
              ...shownAsOf(entry),
              package: apiPackage.name,
              href,
              isDeprecated: isDeprecated(entry),
            },
          ]
    })
}
