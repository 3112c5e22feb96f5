// In: what the islands of pages came upon. Out: findings, one for each island and cause, whatever the number of pages that show it.
import type { Diagnostic, IslandFault, SiteConfig, SitePage, SourceRange } from '@docgen/model'
import { locateInConfig, locateName, type ConfigFile } from '../config/locate.ts'
import { islandCrashed, layoutCrashed, unknownIsland } from '../diagnostics/routes.ts'

export interface PageFault {
  readonly page: Pick<SitePage, 'path' | 'source' | 'text'>
  readonly fault: IslandFault
}

export function islandFindings(
  found: readonly PageFault[],
  { configFiles }: Pick<SiteConfig, 'configFiles'>,
): readonly Diagnostic[] {
  const groups = new Map<string, { readonly at: SourceRange; readonly fault: IslandFault; readonly paths: Set<string> }>()
  for (const { page, fault } of found) {
    const at = placeOf(fault.name, page, configFiles)
    // What a layout throws is its own fault, whatever the page.
    const key = JSON.stringify(fault.kind === 'layout' ? fault : [at, fault])
    const group = groups.get(key)
    if (group) group.paths.add(page.path)
    else groups.set(key, { at, fault, paths: new Set([page.path]) })
  }
  return [...groups.values()].map(({ at, fault, paths }) => {
    const [first = '', ...others] = [...paths].sort()
    if (fault.kind === 'layout') return layoutCrashed(at, fault.name, first, others.length, fault.reason)
    return fault.kind === 'unknown'
      ? unknownIsland(at, fault.name, first, others.length, fault.nearest)
      : islandCrashed(at, fault.name, first, others.length, fault.reason)
  })
}

/** Where a React page shows the island; of one that a layout shows, where the config names it. */
function placeOf(name: string, { source, text }: PageFault['page'], configFiles: readonly ConfigFile[]): SourceRange {
  const files = source !== undefined && text !== undefined ? [{ file: source, text }] : []
  const shown = files.map((file) => locateInConfig([file], [], name)).find(isInside)
  const named = shown ?? [locateInConfig(configFiles, [], name), locateName(configFiles, name)].find(isInside)
  return named ?? { file: source ?? configFiles[0]?.file ?? '.', line: 1, column: 1 }
}

/** The start of a file is where what is not found is told to be. */
function isInside({ line, column }: SourceRange): boolean {
  return line > 1 || column > 1
}
