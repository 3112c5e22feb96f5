import { compareText, type RouteGraph, type RoutePath } from '@docgen/model'

/** What lies below each folder, of files and of routes. */
export interface PageFolders {
  /** The first file of a page, by folder, relative to the site root. */
  readonly fileByFolder: ReadonlyMap<string, string>
  /** The first route of a Markdown page, by the route above it. */
  readonly routeByFolder: ReadonlyMap<RoutePath, RoutePath>
  /** What the routes of the site begin with, pages of other kinds included. */
  readonly firstSegments: ReadonlySet<string>
}

export function pageFoldersOf({ pathByFile, routeByPath }: Pick<RouteGraph, 'pathByFile' | 'routeByPath'>): PageFolders {
  const fileByFolder = new Map<string, string>()
  const routeByFolder = new Map<RoutePath, RoutePath>()
  for (const [file, route] of [...pathByFile].sort(([a], [b]) => compareText(a, b))) {
    for (const folder of foldersAbove(file)) if (!fileByFolder.has(folder)) fileByFolder.set(folder, file)
    for (const folder of foldersAbove(route.replace(/\/$/, ''))) {
      if (!routeByFolder.has(`${folder}/`)) routeByFolder.set(`${folder}/`, route)
    }
  }
  return { fileByFolder, routeByFolder, firstSegments: new Set([...routeByPath.keys()].map((path) => path.split('/')[1] ?? '')) }
}

function foldersAbove(path: string): readonly string[] {
  const segments = path.split('/')
  return segments.slice(0, -1).map((_, index) => segments.slice(0, index + 1).join('/'))
}
