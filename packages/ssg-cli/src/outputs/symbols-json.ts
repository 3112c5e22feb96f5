// The inventory of an API reference, for whoever wants to link to its declarations by name.
import { outputPathOf, type OutputPath } from '../model/output-path.ts'
import type { SitePage } from '../model/site.ts'
import type { ThemePage } from '../model/theme-page.ts'

type SymbolsProps = Extract<ThemePage, { layout: 'apiSymbols' }>['props']

/** Beside the index of the reference: `api/symbols.json`. */
export function symbolsFileOf({ path }: Pick<SitePage, 'path'>): OutputPath {
  return outputPathOf(`${path.slice(1, -1)}.json`)
}

/**
 * A JSON array with one symbol on each line, in the order of the page: `name`, `kind`, `package` (npm name) and `path`, the address of
 * its page from the root of the host on.
 */
export function symbolsJson({ symbols }: Pick<SymbolsProps, 'symbols'>): string {
  const lines = symbols.map(({ name, kind, package: packageName, href }) =>
    JSON.stringify({ name, kind, package: packageName, path: href }),
  )
  return lines.length === 0 ? '[]\n' : `[\n${lines.join(',\n')}\n]\n`
}
