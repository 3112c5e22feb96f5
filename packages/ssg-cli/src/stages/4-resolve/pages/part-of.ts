import type { RoutePath, SitePart } from '@docgen/model'

/** The part with the longest of its paths at or above the page. `paths` end with `/`. */
export function partOf(path: RoutePath, parts: readonly SitePart[]): SitePart | undefined {
  let longest = 0
  let found: SitePart | undefined
  for (const part of parts) {
    for (const folder of part.paths) {
      if (folder.length <= longest || !path.startsWith(folder)) continue
      longest = folder.length
      found = part
    }
  }
  return found
}
