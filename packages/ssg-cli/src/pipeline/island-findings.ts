// In: what the islands of pages came upon. Out: findings, one for each island and cause, whatever the number of pages that show it.
import type { Diagnostic, IslandFault, SiteConfig, SitePage, SourceRange } from '@docgen/model'
import { locateAsyncComponents, locateInConfig, locateName, locatePath, type ConfigFile } from '../config/locate.ts'
import { configCodeOf, placeInStack } from '../common/thrown-place.ts'
import { islandCrashed, layoutCrashed, layoutEmpty, layoutWaits, unknownIsland } from '../diagnostics/routes.ts'

export interface PageFault {
  readonly page: Pick<SitePage, 'path' | 'source' | 'text'>
  readonly fault: IslandFault
}

export function islandFindings(
  found: readonly PageFault[],
  config: Pick<SiteConfig, 'root' | 'configFiles'>,
): readonly Diagnostic[] {
  const { configFiles } = config
  const groups = new Map<string, { at: SourceRange; fault: IslandFault; first: string; readonly paths: Set<string> }>()
  for (const { page, fault } of found) {
    const thrown = thrownAt(fault, config)
    const at = thrown ?? placeOfFault(fault, page, configFiles)
    const group = groups.get(keyOf(fault, at, thrown))
    if (!group) groups.set(keyOf(fault, at, thrown), { at, fault, first: page.path, paths: new Set([page.path]) })
    else {
      group.paths.add(page.path)
      // Pages are rendered in any order.
      if (page.path < group.first) Object.assign(group, { at, fault, first: page.path })
    }
  }
  return [...groups.values()].map(({ at, fault, first, paths }) => {
    const others = [...paths].filter((path) => path !== first)
    if (fault.kind === 'layout') return layoutCrashed(at, fault.name, first, others.length, fault.reason)
    if (fault.kind === 'waits') return layoutWaits(at, fault.name, fault.component, first, others.length)
    if (fault.kind === 'empty') return layoutEmpty(at, fault.name, fault.component, first, others.length)
    return fault.kind === 'unknown'
      ? unknownIsland(at, fault.name, first, others.length, fault.nearest)
      : islandCrashed(at, fault.name, first, others.length, fault.reason)
  })
}

/** Where a component of the theme threw, if that is a file of the config. */
function thrownAt(fault: IslandFault, config: Pick<SiteConfig, 'root' | 'configFiles'>): SourceRange | undefined {
  if (fault.kind !== 'layout' || fault.stack === undefined) return undefined
  return placeInStack(fault.stack, configCodeOf(config))
}

/** What a layout throws is its own fault, whatever the page; what a component of several throws is that of the component. */
function keyOf(fault: IslandFault, at: SourceRange, thrown: SourceRange | undefined): string {
  if (fault.kind === 'empty') return JSON.stringify([fault.kind, fault.component ?? fault.name])
  if (fault.kind === 'waits') return JSON.stringify([fault.kind, at, fault.component])
  if (fault.kind !== 'layout') return JSON.stringify([at, fault])
  return JSON.stringify([fault.kind, thrown ?? fault.name, fault.reason])
}

function placeOfFault(fault: IslandFault, page: PageFault['page'], configFiles: readonly ConfigFile[]): SourceRange {
  if (fault.kind === 'empty') return placeOfLayout(fault.component, configFiles)
  if (fault.kind !== 'waits') return placeOf(fault.name, page, configFiles)
  const places = locateAsyncComponents(configFiles, fault.component)
  // React does not say which one it was.
  const [only] = places.length === 1 || fault.component !== undefined ? places : []
  return only ?? placeOfLayout(fault.component, configFiles)
}

/** Where the code of the config has its component; else the theme. */
function placeOfLayout(component: string | undefined, configFiles: readonly ConfigFile[]): SourceRange {
  const named = component === undefined ? undefined : locateName(configFiles, component)
  return named && isInside(named) ? named : locatePath(configFiles, ['theme'], 'value')
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
