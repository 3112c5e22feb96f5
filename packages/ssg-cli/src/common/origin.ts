import type { MadePage, Origin, SiteConfig, SourceRange } from '@docgen/model'
import type { PlacedRoute } from './placed-page.ts'

/** What a route is made from, and where the author can give it another path. */
export function originOf(route: PlacedRoute, config: Pick<SiteConfig, 'configFiles' | 'localeSite'>): Origin {
  return { name: nameOf(route, config), at: placeOf(route, config) }
}

/** Whether something that the author wrote stands for this route alone: a file, or an entry of the config. */
export function isWritten(route: PlacedRoute): boolean {
  return 'page' in route || 'at' in route || route.kind === 'category' || route.kind === 'tag'
}

function placeOf(route: PlacedRoute, config: Pick<SiteConfig, 'configFiles'>): SourceRange {
  if (route.kind === 'redirect' || route.kind === 'tags') return route.at
  if (route.kind === 'category') return route.category.at
  if (route.kind === 'tag') return route.tag.at
  const made = madeOf(route)
  if (made) return made.place
  if (route.kind === 'doc' || route.kind === 'changelog') return route.page.ranges.slug ?? startOf(route.page.file)
  return 'page' in route ? startOf(route.page.file) : startOfConfig(config)
}

function nameOf(route: PlacedRoute, { localeSite }: Pick<SiteConfig, 'localeSite'>): string {
  const made = madeOf(route)
  if (made && !made.isAsWritten) {
    const { file, line } = made.place
    const source = localeSite?.translations[made.source] ?? made.source
    return `a page of the source "${source}"${made.hasFile ? ` at ${file}:${line}` : ''}`
  }
  if ('page' in route) return route.page.file
  if (route.kind === 'redirect') return `the redirect to "${route.to}"`
  if (route.kind === 'category') return `the page of the category "${route.category.label}"`
  if (route.kind === 'tag') return `the page of the tag "${route.tag.label}"`
  if (route.kind === 'tags') return 'the list of all tags'
  if (route.kind === 'api-symbols') return 'the list of all symbols of the API reference'
  if (route.kind === 'api-hierarchy') return 'the hierarchy page of the API reference'
  if (route.kind === 'api-changes') return `the API changes of ${route.package.name}`
  return route.kind === 'search' ? 'the search page' : 'the API reference'
}

/** What a custom source says of the page, if it made it. */
export function madeOf(route: PlacedRoute): MadePage | undefined {
  return 'page' in route ? route.page.made : undefined
}

export function startOf(file: string): SourceRange {
  return { file, line: 1, column: 1 }
}

export function startOfConfig({ configFiles }: Pick<SiteConfig, 'configFiles'>): SourceRange {
  return startOf(configFiles[0]?.file ?? 'docgen.config.ts')
}
