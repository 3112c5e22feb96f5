// In: what the islands of pages came upon. Out: findings, one for each island and cause, whatever the number of pages that show it.
import type { Diagnostic, IslandFault, SiteConfig, SitePage, SourceRange } from '@docgen/model'
import { locateAsyncComponents, locateInConfig, locateName, locatePath, type ConfigFile } from '../config/locate.ts'
import { isInstalledFile, withEndSlash } from '../common/paths.ts'
import { normalizedPath } from '../common/stack-frames.ts'
import { configCodeOf, placeInStack } from '../common/thrown-place.ts'
import { islandCrashed, layoutCrashed, layoutEmpty, layoutWaits, unknownIsland } from '../diagnostics/rendering.ts'

export interface PageFault {
  /** `path` is that of the whole site. */
  readonly page: Pick<SitePage, 'path' | 'source' | 'text'>
  readonly fault: IslandFault
}

type FindingConfig = Pick<SiteConfig, 'root' | 'configFiles'> & { readonly theme: Pick<SiteConfig['theme'], 'islands'> }

export function islandFindings(found: readonly PageFault[], config: FindingConfig): readonly Diagnostic[] {
  const { configFiles } = config
  const groups = new Map<string, { at: SourceRange; fault: IslandFault; first: string; readonly paths: Set<string> }>()
  for (const { page, fault } of found) {
    const thrown = thrownAt(fault, page, config)
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
    const part = { name: fault.name, path: first, others: paths.size - 1 }
    switch (fault.kind) {
      case 'layout':
        return layoutCrashed(at, part, fault.reason)
      case 'waits':
        return layoutWaits(at, part, fault.component)
      case 'empty':
        return layoutEmpty(at, part, fault.component)
      case 'unknown':
        return unknownIsland(at, part, fault.nearest)
      case 'crashed':
        return islandCrashed(at, part, fault.reason)
    }
  })
}

/** Where a component of the theme threw, if that is a file of the config; where an island did that no React page shows, if it is one of the site. */
function thrownAt(fault: IslandFault, page: PageFault['page'], config: FindingConfig): SourceRange | undefined {
  if (fault.kind === 'layout') return fault.stack === undefined ? undefined : placeInStack(fault.stack, configCodeOf(config))
  if (fault.kind !== 'crashed' || fault.stack === undefined || placeOnPage(fault.name, page)) return undefined
  return placeInStack(fault.stack, { root: config.root, files: islandFilesOf(config) })
}

/** Relative to the root. An island that comes with a package is that package's. */
function islandFilesOf({ root, theme }: FindingConfig): readonly string[] {
  const start = withEndSlash(normalizedPath(root))
  const files = Object.values(theme.islands ?? {}).map(normalizedPath)
  return files.flatMap((file) => {
    const own = file.startsWith(start) ? file.slice(start.length) : file
    return isInstalledFile(own) || /^(?:\/|[A-Z]:\/)/.test(own) ? [] : [own.replace(/^\.\//, '')]
  })
}

/** What a layout throws is its own fault, whatever the page; what a component of several throws is that of the component. */
function keyOf(fault: IslandFault, at: SourceRange, thrown: SourceRange | undefined): string {
  if (fault.kind === 'empty') return JSON.stringify([fault.kind, fault.component ?? fault.name])
  if (fault.kind === 'waits') return JSON.stringify([fault.kind, at, fault.component])
  // Stacks differ from page to page.
  if (fault.kind !== 'layout') return JSON.stringify([at, { ...fault, stack: undefined }])
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
function placeOf(name: string, page: PageFault['page'], configFiles: readonly ConfigFile[]): SourceRange {
  const named = placeOnPage(name, page) ?? [locateInConfig(configFiles, [], name), locateName(configFiles, name)].find(isInside)
  return named ?? { file: page.source ?? configFiles[0]?.file ?? '.', line: 1, column: 1 }
}

function placeOnPage(name: string, { source, text }: PageFault['page']): SourceRange | undefined {
  if (source === undefined || text === undefined) return undefined
  const place = locateInConfig([{ file: source, text }], [], name)
  return isInside(place) ? place : undefined
}

/** The start of a file is where what is not found is told to be. */
function isInside({ line, column }: SourceRange): boolean {
  return line > 1 || column > 1
}
