// Files that two sources make pages of: readers find the text twice, and a link to the file leads to one of the two alone.
import { compareText, type Diagnostic, type SiteConfig } from '@docgen/model'
import { sourceInLocale } from '../../config/locales.ts'
import type { PlacedRoute } from '../../common/placed-page.ts'
import { startOf } from '../../common/origin.ts'
import { fileOfTwoSources } from '../../diagnostics/routes.ts'
import { isFile } from './locale-pages.ts'

interface Shared {
  readonly file: string
  readonly paths: readonly [string, string]
  readonly sources: readonly [string, string]
  readonly others: number
}

/** Reports `file-of-two-sources`, once for each two sources, at the first of their files. */
export function sharedFiles(routes: readonly PlacedRoute[], config: SiteConfig): readonly Diagnostic[] {
  // A language shows originals in the place of what is not translated.
  if (config.localeSite?.isDefault === false) return []
  const byFile = new Map<string, { readonly source: string; readonly path: string }>()
  const shared = new Map<string, Shared>()
  for (const route of routes) {
    if ((route.kind !== 'doc' && route.kind !== 'changelog') || !isFile(route.page)) continue
    const { file } = route.page
    const source = sourceInLocale(route.page.source, config)
    const first = byFile.get(file)
    if (first === undefined) byFile.set(file, { source, path: route.path })
    if (first === undefined || first.source === source) continue
    const key = JSON.stringify([first.source, source])
    const known = shared.get(key)
    const others = known === undefined ? 0 : known.others + 1
    if (known && compareText(known.file, file) < 0) shared.set(key, { ...known, others })
    else shared.set(key, { file, paths: [first.path, route.path], sources: [first.source, source], others })
  }
  return [...shared.values()].map(({ file, sources, paths, others }) => fileOfTwoSources(startOf(file), sources, paths, others))
}
