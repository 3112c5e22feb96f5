// The inventory of an API reference, for whoever wants to link to its declarations by name.
import { shownKindOf, type ApiSymbolsPageProps, type RoutePath, type SiteOutput } from '@docgen/model'

export const symbolInventories: SiteOutput = {
  name: 'the symbol inventory',
  pure: true,
  mayHold: (path) => path.endsWith('.json'),
  files: ({ pages }) =>
    pages.flatMap((page) =>
      page.kind === 'api-symbols' && page.theme.layout === 'apiSymbols' && !page.locale?.isFallback
        ? [{ path: symbolsFileOf(page.path), contents: symbolsJson(page.theme.props) }]
        : [],
    ),
}

/** Beside the index of the reference: `api/symbols.json`. */
export function symbolsFileOf(path: RoutePath): string {
  return `${path.slice(1, -1)}.json`
}

/**
 * A JSON array with one symbol on each line, in the order of the page: `name`, `kind`, `package` (npm name) and `path`, the address of
 * its page from the root of the host on.
 */
export function symbolsJson({ symbols }: Pick<ApiSymbolsPageProps, 'symbols'>): string {
  const lines = symbols.map(({ name, package: packageName, href, ...symbol }) =>
    JSON.stringify({ name, kind: shownKindOf(symbol), package: packageName, path: href }),
  )
  return lines.length === 0 ? '[]\n' : `[\n${lines.join(',\n')}\n]\n`
}
