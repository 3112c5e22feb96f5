import { diagnosticCatalogue, type Rule } from '@docgen/model'
import { partWithoutPages } from '../diagnostics/links.ts'

/** A path of a part has pages, at it or below it. */
export const partPaths: Rule = {
  code: 'broken-link',
  severity: 'error',
  description: diagnosticCatalogue['broken-link'],
  check: ({ config, pages, placeInConfig, nearestPath }, report) => {
    for (const { label, paths } of config.parts) {
      for (const path of paths) {
        if (pages.some((page) => page.path.startsWith(path))) continue
        const written = path.slice(0, -1)
        report(partWithoutPages(placeInConfig(['parts'], written), label, written, nearestPath(path)))
      }
    }
  },
}
