// Changelogs of the packages of an API reference.
import { unknownChangelog } from '../../diagnostics/routes.ts'
import { findNearest } from '../../model/nearest.ts'
import type { ChangelogsSource } from '../../model/source.ts'
import { loadFolder } from '../load-folder.ts'
import type { PlacedSource, PlaceInput, SourceKind } from '../source-kind.ts'
import { changelogNameOf } from './changelog-pages.ts'

export const changelogsKind: SourceKind<ChangelogsSource> = {
  // What lies beside a changelog is of the package.
  load: async (source, tools) => ({ ...(await loadFolder(source, 'changelog', tools)), assetFiles: [] }),
  place,
}

/** Their routes stand under the package they belong to: the API reference adds them. Reports `unknown-changelog`. */
function place(source: ChangelogsSource, { apiModels, pagesOf }: PlaceInput): PlacedSource {
  const dirs = new Set([...apiModels.values()].flatMap((model) => model.packages.map(({ dir }) => dir)))
  const diagnostics = pagesOf(source.name).flatMap((page) => {
    const name = changelogNameOf(page)
    return dirs.has(name) ? [] : [unknownChangelog({ file: page.file, line: 1, column: 1 }, name, findNearest(name, dirs))]
  })
  return { routes: [], diagnostics }
}
